import type { PeerPattern } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { ReadPeerPattern } from '../generated/statements.ts';

/** What somebody paid others and was paid by them since a moment, and what came in another name. */
export async function readPeerPattern(
  tx: Transaction,
  query: {
    readonly memberId: MemberId;
    readonly since: Temporal.Instant;
    /** A payment of a multiple of it is a round one. */
    readonly roundMinor: bigint;
  },
): Promise<PeerPattern> {
  const { memberId, roundMinor } = query;
  const since = String(query.since);
  const { rows } = await sql<ReadPeerPattern>`
    with dealt as (
      select true as "isOut", w.member_id as "otherId", s.amount_minor as "amountMinor"
        from deposits d join withdrawal_slices s on s.deposit_id = d.id
             join withdrawals w on w.id = s.withdrawal_id
       where d.member_id = ${memberId} and s.state <> 'RELEASED'
         and s.made_at >= ${since}::timestamptz
      union all
      select false, d.member_id, s.amount_minor
        from withdrawals w join withdrawal_slices s on s.withdrawal_id = w.id
             join deposits d on d.id = s.deposit_id
       where w.member_id = ${memberId} and s.state <> 'RELEASED'
         and s.made_at >= ${since}::timestamptz
    )
    select coalesce((select max(p.count) from (
             select count(*) as count from dealt group by "otherId") p), 0)::int as "metMost",
           count(distinct "otherId") filter (where not "isOut")::int as payers,
           count(distinct "otherId") filter (where "isOut")::int as receivers,
           count(*)::int as payments,
           count(*) filter (where "amountMinor" % ${roundMinor}::bigint = 0)::int
             as "roundPayments",
           (select count(*) from deposits d
             where d.member_id = ${memberId} and d.requested_at >= ${since}::timestamptz
               and exists (select from deposit_steps t
                            where t.deposit_id = d.id and t.reason = 'name_differs'))::int
             as "foreignPayers"
      from dealt
  `.execute(tx);
  return assertDefined(rows[0], 'sums give one row');
}
