import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { SelectWins } from '../generated/statements.ts';

export type Win = SelectWins['row'];

/** The largest wins with real money since a moment, those above their stake; the largest first. */
export async function selectWins(
  tx: Transaction,
  query: { readonly since: Temporal.Instant; readonly limit: number },
): Promise<readonly Win[]> {
  const { rows } = await sql<SelectWins>`
    select member_id as "memberId", node_id as "nodeId", currency, stake_minor as "stakeMinor",
           win_minor as "winMinor", played_at as "playedAt"
    from rounds
    where played_at >= ${String(query.since)}::timestamptz and mode = 'real'
      and win_minor > stake_minor
    order by win_minor desc, played_at desc
    limit ${query.limit}`.execute(tx);
  return rows;
}
