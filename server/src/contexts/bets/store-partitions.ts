import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { MakeBetPartitions } from './generated/statements.ts';

/** Months of bets and their revisions from the given one on; returns how many were made. */
export async function makeBetPartitions(
  tx: Transaction,
  range: { readonly firstMonth: string; readonly monthCount: number },
): Promise<number> {
  const { rows } = await sql<MakeBetPartitions>`
    select make_bet_partitions(${range.firstMonth}::date, ${range.monthCount}) as made
  `.execute(tx);
  return rows[0]?.made ?? 0;
}
