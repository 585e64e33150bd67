import type { Database } from '../database.ts';
import {
  addToBuckets,
  deleteFullBuckets,
  readBuckets,
  takeFromBuckets,
  type BucketDraws,
} from './store-rates.ts';

/** What is drawn from a bucket, as the time in which it comes back. */
export interface Draw {
  readonly key: string;
  readonly drawnMs: number;
  /** The whole bucket. */
  readonly spanMs: number;
}

/** Buckets that all processes of a site draw from (docs/adr/0019-own-limits.md). */
export interface RateStore {
  /** Draws where enough is left; seconds to wait when somewhere it is not. */
  take(draws: readonly Draw[], nowMs: number): Promise<number | undefined>;
  /** Tells what this process let through, and answers when each bucket is full again. */
  add(draws: readonly Draw[], nowMs: number): Promise<ReadonlyMap<string, number>>;
  /** Removes buckets that are full. */
  forget(nowMs: number): Promise<void>;
}

export function createRateStore(database: Database): RateStore {
  return {
    take: (draws, nowMs) =>
      database.transaction({ operation: 'edge.take' }, async (tx) => {
        const keys = new Set(await takeFromBuckets(tx, bucketDraws(draws, nowMs)));
        const empty = draws.filter((draw) => !keys.has(draw.key));
        if (empty.length === 0) {
          return undefined;
        }
        return longestWait(empty, await readBuckets(tx, keysOf(empty)), nowMs);
      }),
    add: (draws, nowMs) =>
      database.transaction({ operation: 'edge.share' }, async (tx) => {
        const rows = await addToBuckets(tx, bucketDraws(draws, nowMs));
        return new Map(rows.map(({ key, fullAt }) => [key, fullAt.epochMilliseconds]));
      }),
    forget: async (nowMs) => {
      await database.transaction({ operation: 'edge.forget' }, (tx) =>
        deleteFullBuckets(tx, Temporal.Instant.fromEpochMilliseconds(nowMs)),
      );
    },
  };
}

function bucketDraws(draws: readonly Draw[], nowMs: number): BucketDraws {
  return {
    keys: keysOf(draws),
    drawnMicros: microsOf(draws, 'drawnMs'),
    spanMicros: microsOf(draws, 'spanMs'),
    now: Temporal.Instant.fromEpochMilliseconds(nowMs),
  };
}

function keysOf(draws: readonly Draw[]): readonly string[] {
  return draws.map((draw) => draw.key);
}

function microsOf(draws: readonly Draw[], name: 'drawnMs' | 'spanMs'): readonly number[] {
  return draws.map((draw) => Math.round(draw[name] * 1000));
}

function longestWait(
  draws: readonly Draw[],
  rows: readonly { readonly key: string; readonly fullAt: Temporal.Instant }[],
  nowMs: number,
): number {
  const fullAtMs = new Map(rows.map(({ key, fullAt }) => [key, fullAt.epochMilliseconds]));
  const waits = draws.map(
    ({ key, drawnMs, spanMs }) => (fullAtMs.get(key) ?? nowMs) + drawnMs - nowMs - spanMs,
  );
  return Math.max(1, Math.ceil(Math.max(...waits) / 1000));
}
