import type { ContractKind, Scope } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { SumIncome, SumPaidBelow, SumTakenBack } from '../generated/statements.ts';

export interface IncomeSpan {
  readonly memberId: MemberId;
  readonly zone: string;
  /** Of the moments of payment; the end excluded. */
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
  readonly kind: ContractKind | null;
  readonly scope: Scope | null;
}

function narrowed({ kind, scope }: Pick<IncomeSpan, 'kind' | 'scope'>) {
  return sql`(${kind}::text is null or b.kind = ${kind})
    and (${scope}::text is null or b.scope = ${scope})`;
}

/**
 * What was paid to and by somebody, by day, kind, scope and side. Of a bill that is paid in parts,
 * as real-time pay is every five minutes, each day has the part of its base that was paid in it, so
 * that the days of a bill sum to its base. Where the house stood in for a payer, each side has its
 * own payment. The span is of whole days of the site.
 */
export async function sumIncome(
  tx: Transaction,
  span: IncomeSpan,
): Promise<readonly SumIncome['row'][]> {
  const { memberId, zone } = span;
  const [from, to] = [String(span.from), String(span.to)];
  const { rows } = await sql<SumIncome>`
    with bills as (
      select distinct b.id from contract_bills b join bill_payments p on p.bill_id = b.id
       where (b.payee_id = ${memberId} or b.payer_id = ${memberId})
         and p.paid_at >= ${from}::timestamptz and p.paid_at < ${to}::timestamptz
         and ${narrowed(span)}),
    parts as (
      select p.bill_id, coalesce(p.to_id = ${memberId}, false) as is_received,
             (p.paid_at at time zone ${zone})::date as day, sum(p.amount_minor) as amount
        from bills join bill_payments p on p.bill_id = bills.id
       where p.to_id = ${memberId} or p.from_id = ${memberId}
       group by 1, 2, 3),
    sides as (
      select parts.*,
             sum(amount) over (partition by bill_id, is_received order by day) as until_day,
             sum(amount) over (partition by bill_id, is_received) as in_all
        from parts),
    shares as (
      select s.day, s.is_received, s.amount, b.kind, b.scope, b.why -> 'tiers' -> b.tier as tier,
             div(base.minor * s.until_day, due.minor)
               - div(base.minor * (s.until_day - s.amount), due.minor) as base_minor
        from sides s join contract_bills b on b.id = s.bill_id
             cross join lateral (
               select case when b.kind = 'DIVIDEND' then greatest(b.net_loss_minor, 0)
                           else b.valid_minor end::numeric as minor) base
             cross join lateral (
               select greatest(b.amount_minor - b.netted_minor, s.in_all)::numeric as minor) due
       where s.day >= (${from}::timestamptz at time zone ${zone})::date
         and s.day < (${to}::timestamptz at time zone ${zone})::date)
    select day::text as day, kind, scope, is_received as "isReceived",
           coalesce(sum(base_minor), 0)::bigint as "baseMinor",
           case when count(distinct tier) = 1 and bool_and(tier ->> 'rateType' = 'P')
                then max(tier ->> 'rate') end as "ratePpm",
           coalesce(sum(amount), 0)::bigint as "amountMinor"
      from shares group by 1, 2, 3, 4 order by 1, 2, 3, 4
  `.execute(tx);
  return rows;
}

/** What went to each of those directly below. */
export async function sumPaidBelow(
  tx: Transaction,
  span: IncomeSpan,
): Promise<readonly SumPaidBelow['row'][]> {
  const { memberId } = span;
  const { rows } = await sql<SumPaidBelow>`
    select b.payee_id as "payeeId", coalesce(sum(p.amount_minor), 0)::bigint as "amountMinor"
      from contract_bills b join bill_payments p on p.bill_id = b.id
     where b.payer_id = ${memberId} and p.from_id = ${memberId}
       and p.paid_at >= ${String(span.from)}::timestamptz
       and p.paid_at < ${String(span.to)}::timestamptz
       and ${narrowed(span)}
     group by 1 order by 2 desc, 1
  `.execute(tx);
  return rows;
}

/** What was taken from wallets after corrections, by day, unit, scope and side (C7). */
export async function sumTakenBack(
  tx: Transaction,
  span: IncomeSpan,
): Promise<readonly SumTakenBack['row'][]> {
  const { memberId, zone, scope } = span;
  const { rows } = await sql<SumTakenBack>`
    select (c.at at time zone ${zone})::date::text as day, b.kind, b.scope,
           b.unit_key as "unitKey", b.unit_start as "unitStart",
           coalesce(b.payee_id = ${memberId}, false) as "isReceived",
           coalesce(sum(c.taken_minor), 0)::bigint as "amountMinor"
      from contract_clawbacks c join contract_bills b on b.id = c.bill_id
     where (b.payee_id = ${memberId} or b.payer_id = ${memberId}) and c.taken_minor > 0
       and c.at >= ${String(span.from)}::timestamptz and c.at < ${String(span.to)}::timestamptz
       and ${narrowed({ kind: null, scope })}
     group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 5, 6
  `.execute(tx);
  return rows;
}
