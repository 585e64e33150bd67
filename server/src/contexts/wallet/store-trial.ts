import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { SelectTrial } from './generated/statements.ts';

/** All accounts of each currency, as sums; `proveAccounts` holds each to its lines. */
export async function selectTrial(tx: Transaction): Promise<readonly SelectTrial['row'][]> {
  const { rows } = await sql<SelectTrial>`
    with parts as (
      select account_id, balance_minor as minor from house_balances
      union all select account_id, amount_minor from house_deltas
    ), house as (
      select account_id, sum(minor) as minor from parts group by account_id
    )
    select a.currency,
           (coalesce(sum(a.balance_minor), 0) + coalesce(sum(h.minor), 0))::bigint as "sumMinor",
           coalesce(sum(a.balance_minor) filter (where a.path ^@ 'member:'), 0)::bigint
             as "membersMinor",
           coalesce(sum(a.balance_minor) filter (where a.path like 'member:%:hold'), 0)::bigint
             as "heldMinor",
           coalesce(sum(h.minor) filter (where a.path like 'house:%:open'), 0)::bigint
             as "openMinor",
           coalesce(sum(h.minor) filter (where a.path = 'house:suspense'), 0)::bigint
             as "suspenseMinor"
      from accounts a left join house h on h.account_id = a.id
     group by a.currency order by a.currency
  `.execute(tx);
  return rows;
}
