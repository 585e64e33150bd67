import type { Endpoints, ReplyOf } from '@portal/protocol';

export type EventsProof = ReplyOf<Endpoints['readAccountEvents']>;

export interface CheckedEvents {
  readonly count: number;
  /** Of the first event that does not hold; undefined where all do. */
  readonly brokenAt: string | undefined;
  /** The last hash: whoever has an older file finds its last one in this chain. */
  readonly head: string;
}

/**
 * Computes the chain again: each link is SHA-256 over the hash before it, its position as eight
 * bytes and the hash of its row, and a row that is told has that hash. Nothing is asked of anybody.
 */
export async function checkEvents({ start, events }: EventsProof): Promise<CheckedEvents> {
  let { hash } = start;
  let position = BigInt(start.position);
  for (const event of events) {
    position += 1n;
    hash = await linkOf(hash, position, event.rowHash);
    const isRow = event.row === null || (await isRowOf(event));
    if (!isRow || event.hash !== hash || event.position !== String(position)) {
      return { count: events.length, brokenAt: event.position, head: event.hash };
    }
  }
  return { count: events.length, brokenAt: undefined, head: hash };
}

const positionBytes = 8;

async function linkOf(previous: string, position: bigint, rowHash: string): Promise<string> {
  const place = new Uint8Array(positionBytes);
  new DataView(place.buffer).setBigUint64(0, position);
  return sha256(Uint8Array.from([...bytesOf(previous), ...place, ...bytesOf(rowHash)]));
}

/** The row says the same as what stands beside it. */
async function isRowOf(event: EventsProof['events'][number]): Promise<boolean> {
  const row = event.row ?? '';
  const isTold = row.includes(JSON.stringify(event.action)) && row.includes(event.at);
  return isTold && (await sha256(new TextEncoder().encode(row))) === event.rowHash;
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(hex: string): readonly number[] {
  return (hex.match(/../gu) ?? []).map((pair) => Number.parseInt(pair, 16));
}
