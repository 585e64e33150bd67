import { sql } from 'kysely';
import type { Database } from '../database.ts';

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
        const now = instantText(nowMs);
        const { rows: taken } = await sql<{ key: string }>`
          insert into rate_buckets as b (key, full_at, span)
          select w.key, ${now}::timestamptz + w.drawn * interval '1 microsecond',
                 w.span * interval '1 microsecond'
            from unnest(${keysOf(draws)}::text[], ${microsOf(draws, 'drawnMs')}::int8[],
                        ${microsOf(draws, 'spanMs')}::int8[]) as w (key, drawn, span)
           order by w.key
          on conflict (key) do update
             set full_at = greatest(b.full_at, ${now}::timestamptz)
                           + (excluded.full_at - ${now}::timestamptz),
                 span = excluded.span
           where greatest(b.full_at, ${now}::timestamptz)
                 + (excluded.full_at - ${now}::timestamptz) <= ${now}::timestamptz + excluded.span
          returning b.key`.execute(tx);
        const keys = new Set(taken.map((row) => row.key));
        const empty = draws.filter((draw) => !keys.has(draw.key));
        if (empty.length === 0) {
          return undefined;
        }
        const { rows } = await sql<{ key: string; fullAt: Temporal.Instant }>`
          select key, full_at as "fullAt" from rate_buckets
           where key = any(${keysOf(empty)}::text[])`.execute(tx);
        return longestWait(empty, rows, nowMs);
      }),
    add: (draws, nowMs) =>
      database.transaction({ operation: 'edge.share' }, async (tx) => {
        const now = instantText(nowMs);
        const { rows } = await sql<{ key: string; fullAt: Temporal.Instant }>`
          insert into rate_buckets as b (key, full_at, span)
          select w.key, ${now}::timestamptz + w.drawn * interval '1 microsecond',
                 w.span * interval '1 microsecond'
            from unnest(${keysOf(draws)}::text[], ${microsOf(draws, 'drawnMs')}::int8[],
                        ${microsOf(draws, 'spanMs')}::int8[]) as w (key, drawn, span)
           order by w.key
          on conflict (key) do update
             set full_at = greatest(b.full_at, ${now}::timestamptz)
                           + (excluded.full_at - ${now}::timestamptz),
                 span = excluded.span
          returning b.key, b.full_at as "fullAt"`.execute(tx);
        return new Map(rows.map(({ key, fullAt }) => [key, fullAt.epochMilliseconds]));
      }),
    forget: async (nowMs) => {
      await database.transaction({ operation: 'edge.forget' }, (tx) =>
        sql`delete from rate_buckets where full_at < ${instantText(nowMs)}::timestamptz`.execute(
          tx,
        ),
      );
    },
  };
}

function instantText(ms: number): string {
  return String(Temporal.Instant.fromEpochMilliseconds(ms));
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
