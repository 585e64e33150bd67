import type { Transaction } from '../../../platform/context.ts';
import { plain, texts } from '../../../platform/sql-arrays.ts';
import { sql } from '../../../platform/sql.ts';
import type { AddUnsigned, SelectUnsigned } from '../generated/statements.ts';

/** Answers how many there were of the day, for each provider that was counted. */
export async function addUnsigned(
  tx: Transaction,
  change: {
    readonly counted: ReadonlyMap<string, number>;
    readonly day: string;
    readonly at: Temporal.Instant;
  },
): Promise<readonly AddUnsigned['row'][]> {
  const { counted, day, at } = change;
  const { rows } = await sql<AddUnsigned>`
    insert into unsigned_calls as u (provider, day, calls, last_at)
    select k.provider, ${day}::date, k.calls, ${String(at)}::timestamptz
      from unnest(${texts([...counted.keys()])}::text[], ${plain([...counted.values()])}::int[])
        as k (provider, calls)
     order by k.provider
    on conflict (provider, day) do update
       set calls = least(u.calls::bigint + excluded.calls, 2147483647)::int,
           last_at = excluded.last_at
    returning provider, calls
  `.execute(tx);
  return rows;
}

/** Of a day, by provider. */
export async function selectUnsigned(
  tx: Transaction,
  day: string,
): Promise<readonly SelectUnsigned['row'][]> {
  const { rows } = await sql<SelectUnsigned>`
    select provider, calls from unsigned_calls where day = ${day}::date
  `.execute(tx);
  return rows;
}
