import type { Transaction } from '../context.ts';
import type {
  AddToBuckets,
  DeleteFullBuckets,
  ReadBuckets,
  TakeFromBuckets,
} from '../generated/statements.ts';
import { sql } from '../sql.ts';

/** What is drawn from buckets, one entry of each list for one bucket. */
export interface BucketDraws {
  readonly keys: readonly string[];
  readonly drawnMicros: readonly number[];
  readonly spanMicros: readonly number[];
  readonly now: Temporal.Instant;
}

/** Draws where enough is left, and gives the keys of those buckets. */
export async function takeFromBuckets(
  tx: Transaction,
  draws: BucketDraws,
): Promise<readonly string[]> {
  const now = String(draws.now);
  const { rows } = await sql<TakeFromBuckets>`
    insert into rate_buckets as b (key, full_at, span)
    select w.key, ${now}::timestamptz + w.drawn * interval '1 microsecond',
           w.span * interval '1 microsecond'
      from unnest(${draws.keys}::text[], ${draws.drawnMicros}::int8[],
                  ${draws.spanMicros}::int8[]) as w (key, drawn, span)
     order by w.key
    on conflict (key) do update
       set full_at = greatest(b.full_at, ${now}::timestamptz)
                     + (excluded.full_at - ${now}::timestamptz),
           span = excluded.span
     where greatest(b.full_at, ${now}::timestamptz)
           + (excluded.full_at - ${now}::timestamptz) <= ${now}::timestamptz + excluded.span
    returning b.key`.execute(tx);
  return rows.map(({ key }) => key);
}

export async function readBuckets(
  tx: Transaction,
  keys: readonly string[],
): Promise<readonly ReadBuckets['row'][]> {
  const { rows } = await sql<ReadBuckets>`
    select key, full_at as "fullAt" from rate_buckets
     where key = any(${keys}::text[])`.execute(tx);
  return rows;
}

/** Draws whether enough is left or not, and gives when each bucket is full again. */
export async function addToBuckets(
  tx: Transaction,
  draws: BucketDraws,
): Promise<readonly AddToBuckets['row'][]> {
  const now = String(draws.now);
  const { rows } = await sql<AddToBuckets>`
    insert into rate_buckets as b (key, full_at, span)
    select w.key, ${now}::timestamptz + w.drawn * interval '1 microsecond',
           w.span * interval '1 microsecond'
      from unnest(${draws.keys}::text[], ${draws.drawnMicros}::int8[],
                  ${draws.spanMicros}::int8[]) as w (key, drawn, span)
     order by w.key
    on conflict (key) do update
       set full_at = greatest(b.full_at, ${now}::timestamptz)
                     + (excluded.full_at - ${now}::timestamptz),
           span = excluded.span
    returning b.key, b.full_at as "fullAt"`.execute(tx);
  return rows;
}

export async function deleteFullBuckets(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql<DeleteFullBuckets>`
    delete from rate_buckets where full_at < ${String(now)}::timestamptz`.execute(tx);
}
