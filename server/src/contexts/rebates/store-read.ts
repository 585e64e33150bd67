import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { ReadPurses } from './generated/statements.ts';

/** The purses of a member as they stand, without a lock; what is younger than a minute apart. */
export async function readPurses(
  tx: Transaction,
  memberId: MemberId,
  minute: Temporal.Instant,
): Promise<readonly ReadPurses['row'][]> {
  const { rows } = await sql<ReadPurses>`
    select p.member_id as "memberId", p.category, p.source, p.valid_minor as "validMinor",
           p.paid_valid_minor as "paidValidMinor", p.accrued_e4 as "accruedE4",
           p.paid_e4 as "paidE4",
           coalesce(sum(a.valid_minor), 0)::bigint as "youngValidMinor",
           coalesce(sum(a.amount_e4), 0)::bigint as "youngE4"
      from rebate_purses p
      left join rebate_accruals a on a.member_id = p.member_id and a.category = p.category
       and a.source = p.source and a.minute >= ${String(minute)}::timestamptz
     where p.member_id = ${memberId}
     group by p.member_id, p.category, p.source order by p.source, p.category
  `.execute(tx);
  return rows;
}
