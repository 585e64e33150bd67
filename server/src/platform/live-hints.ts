import { setTimeout as pause } from 'node:timers/promises';
import { assert } from '@portal/money';
import type { Logger } from 'pino';
import type { Ctx } from './context.ts';
import type { Database } from './database.ts';
import { sendHints } from './store-hints.ts';

/** Somebody may look at this now; every process hears of it. */
export interface LiveHint {
  /** A topic, with whose it is where it is somebody's: `balance:mbr_…`. */
  readonly key: string;
  /** What changed, where those who follow need it at once and all may see it. */
  readonly news?: Readonly<Record<string, unknown>>;
}

/** PostgreSQL takes 8,000 bytes. */
const mostBytes = 7500;

/**
 * Leaves with the commit of the caller's transaction, by NOTIFY. Commits that notify wait for each
 * other, so hot paths give no hints: whoever follows what they change is served by a look.
 */
export async function giveHints(ctx: Ctx, hints: readonly LiveHint[]): Promise<void> {
  const payloads = hints.map((hint) => JSON.stringify(hint));
  assert(
    payloads.every((payload) => Buffer.byteLength(payload) <= mostBytes),
    'a hint is small',
  );
  if (payloads.length > 0) {
    await sendHints(ctx.tx, payloads);
  }
}

export interface HintListener {
  hear(hint: LiveHint): void;
  /** Hints may have been missed: the line to the database was down. */
  missed(): void;
}

const againMilliseconds = 1000;

/** Holds one connection that listens, and opens it anew when it breaks; `stop` gives it back. */
export function listenForHints(
  parts: { readonly database: Database; readonly log: Logger },
  listener: HintListener,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = listenAgainAndAgain(parts, listener, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function listenAgainAndAgain(
  parts: { readonly database: Database; readonly log: Logger },
  listener: HintListener,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await listenOnce(parts.database, listener, signal);
    } catch (error) {
      parts.log.warn({ err: error }, 'hints are not heard for a moment');
    }
    await pause(againMilliseconds, undefined, { signal }).catch(() => undefined);
  }
}

/** Resolves when the connection ends or the process stops. */
async function listenOnce(
  { pool }: Database,
  listener: HintListener,
  signal: AbortSignal,
): Promise<void> {
  const client = await pool.connect();
  const over = Promise.withResolvers<undefined>();
  const end = () => over.resolve(undefined);
  client.on('notification', ({ payload = '{}' }) => {
    // `giveHints` wrote it.
    listener.hear(JSON.parse(payload) as LiveHint);
  });
  client.once('end', end);
  client.once('error', end);
  signal.addEventListener('abort', end);
  try {
    await client.query('listen live_hints');
    listener.missed();
    if (!signal.aborted) {
      await over.promise;
    }
  } finally {
    signal.removeEventListener('abort', end);
    // A connection that listens serves nothing else, so it goes.
    client.release(true);
  }
}
