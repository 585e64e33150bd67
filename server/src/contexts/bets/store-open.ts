import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { SelectOpenRounds, SumOpenStakes } from './generated/statements.ts';

export async function sumOpenStakes(
  tx: Transaction,
  query: {
    readonly memberId: MemberId;
    readonly currency: string;
    readonly from: Temporal.Instant | undefined;
  },
): Promise<bigint> {
  const { rows } = await sql<SumOpenStakes>`
    select coalesce(sum(open_minor), 0)::bigint as "openMinor" from bets
    where member_id = ${query.memberId} and state in ('waiting', 'open')
      and currency = ${query.currency}
      and placed_at >= ${String(query.from ?? '-infinity')}::timestamptz`.execute(tx);
  return rows[0]?.openMinor ?? 0n;
}

export type OpenRounds = SelectOpenRounds['row'];

/** What waits for a result at each provider that is asked for; absent where nothing does. */
export async function selectOpenRounds(
  tx: Transaction,
  query: { readonly providers: readonly string[]; readonly currency: string },
): Promise<readonly OpenRounds[]> {
  const { rows } = await sql<SelectOpenRounds>`
    select provider, count(distinct (member_id, round_id))::int as rounds,
      coalesce(sum(open_minor), 0)::bigint as "openMinor", min(placed_at) as "oldestAt"
    from bets
    where state in ('waiting', 'open') and provider = any(${query.providers}::text[])
      and currency = ${query.currency}
    group by provider`.execute(tx);
  return rows;
}
