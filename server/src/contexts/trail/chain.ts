import { hash } from 'node:crypto';
import type { Facts, TrailEntry } from './entry.ts';

/**
 * The hashes of the trail. All are SHA-256; a link covers the hash before it, its own position and
 * the row, so that rows can neither change nor go nor move without breaking it.
 */

export interface SiteEntry extends TrailEntry {
  readonly siteId: string;
}

/** The end of a chain; what comes next follows from it. */
export interface Link {
  readonly position: bigint;
  readonly hash: Buffer;
}

/** What the first link of every chain follows. */
export const chainStart: Link = { position: 0n, hash: Buffer.alloc(32) };

export function rowHash(entry: SiteEntry): Buffer {
  return hash('sha256', canonicalText(entry), 'buffer');
}

/** One text for one entry, whatever the database does with the order of its fields. */
export function canonicalText(entry: SiteEntry): string {
  return JSON.stringify([
    'trail/1',
    entry.siteId,
    entry.id,
    String(entry.at),
    entry.actorKind,
    entry.actorId,
    entry.actorName,
    entry.action,
    entry.subjectType,
    entry.subjectId,
    sortedFacts(entry.before),
    sortedFacts(entry.after),
    entry.reason,
    entry.ip,
    entry.requestId,
  ]);
}

function sortedFacts(facts: Facts | null) {
  return facts === null
    ? null
    : Object.entries(facts).toSorted(([left], [right]) => (left < right ? -1 : 1));
}

export function nextLink(previous: Link, row: Buffer): Link {
  const position = previous.position + 1n;
  return { position, hash: linkHash(previous.hash, position, row) };
}

export function linkHash(previousHash: Buffer, position: bigint, row: Buffer): Buffer {
  const place = Buffer.alloc(8);
  place.writeBigUInt64BE(position);
  return hash('sha256', Buffer.concat([previousHash, place, row]), 'buffer');
}

export interface Subject {
  readonly subjectType: string;
  readonly subjectId: string;
}

export function subjectKey({ subjectType, subjectId }: Subject): string {
  return `${subjectType}:${subjectId}`;
}

export interface Seal extends Subject {
  readonly entryId: string;
  readonly rowHash: Buffer;
  /** Through all entries of the site. */
  readonly site: Link;
  /** Through the entries of this subject. */
  readonly subject: Link;
}

/** Entries of one site, linked in their order to where its chains end; `subjects` by key. */
export function sealAll(
  entries: readonly SiteEntry[],
  ends: { readonly site: Link; readonly subjects: ReadonlyMap<string, Link> },
): readonly Seal[] {
  const subjects = new Map(ends.subjects);
  let { site } = ends;
  return entries.map((entry) => {
    const { id: entryId, subjectType, subjectId } = entry;
    const row = rowHash(entry);
    const key = subjectKey(entry);
    const subject = nextLink(subjects.get(key) ?? chainStart, row);
    site = nextLink(site, row);
    subjects.set(key, subject);
    return { entryId, subjectType, subjectId, rowHash: row, site, subject };
  });
}
