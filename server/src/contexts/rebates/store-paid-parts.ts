import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { SumPaidParts } from './generated/statements.ts';

/** What one member was paid of each category by day of the site, the end excluded. */
export async function sumPaidParts(
  tx: Transaction,
  query: {
    readonly memberId: MemberId;
    readonly zone: string;
    readonly from: Temporal.Instant;
    readonly to: Temporal.Instant;
  },
): Promise<readonly SumPaidParts['row'][]> {
  const { memberId, zone, from, to } = query;
  const { rows } = await sql<SumPaidParts>`
    select (p.paid_at at time zone ${zone})::date::text as day, r.category, r.source,
           coalesce(sum(r.valid::bigint), 0)::bigint as "validMinor",
           coalesce(sum(r.amount::bigint), 0)::bigint as "amountMinor"
      from rebate_payments p
           cross join jsonb_to_recordset(p.parts)
             as r (category text, source text, valid text, amount text)
     where p.member_id = ${memberId} and p.paid_at >= ${String(from)}::timestamptz
       and p.paid_at < ${String(to)}::timestamptz
     group by 1, 2, 3 order by 1 desc, 2, 3
  `.execute(tx);
  return rows;
}
