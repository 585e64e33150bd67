import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { SumOpenStakes } from './generated/statements.ts';

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
