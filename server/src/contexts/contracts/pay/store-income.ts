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
 * What was paid to and by somebody, by day, kind, scope and side. A bill that is paid in parts
 * counts its base on each of these days.
 */
export async function sumIncome(
  tx: Transaction,
  span: IncomeSpan,
): Promise<readonly SumIncome['row'][]> {
  const { memberId, zone } = span;
  const { rows } = await sql<SumIncome>`
    with parts as (
      select b.id, (p.paid_at at time zone ${zone})::date as day, sum(p.amount_minor) as amount
        from contract_bills b join bill_payments p on p.bill_id = b.id
       where (b.payee_id = ${memberId} or b.payer_id = ${memberId})
         and p.paid_at >= ${String(span.from)}::timestamptz
         and p.paid_at < ${String(span.to)}::timestamptz
         and ${narrowed(span)}
       group by 1, 2)
    select parts.day::text as day, b.kind, b.scope,
           coalesce(b.payee_id = ${memberId}, false) as "isReceived",
           coalesce(sum(case when b.kind = 'DIVIDEND' then greatest(b.net_loss_minor, 0)
                             else b.valid_minor end), 0)::bigint as "baseMinor",
           case when count(distinct b.why -> 'tiers' -> b.tier) = 1
                 and bool_and(b.why -> 'tiers' -> b.tier ->> 'rateType' = 'P')
                then max(b.why -> 'tiers' -> b.tier ->> 'rate') end as "ratePpm",
           coalesce(sum(parts.amount), 0)::bigint as "amountMinor"
      from parts join contract_bills b on b.id = parts.id
     group by 1, 2, 3, 4 order by 1, 2, 3, 4
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
     where b.payer_id = ${memberId}
       and p.paid_at >= ${String(span.from)}::timestamptz
       and p.paid_at < ${String(span.to)}::timestamptz
       and ${narrowed(span)}
     group by 1 order by 2 desc, 1
  `.execute(tx);
  return rows;
}

/** What was taken from wallets after corrections, by day, scope and side (C7). */
export async function sumTakenBack(
  tx: Transaction,
  span: IncomeSpan,
): Promise<readonly SumTakenBack['row'][]> {
  const { memberId, zone, scope } = span;
  const { rows } = await sql<SumTakenBack>`
    select (c.at at time zone ${zone})::date::text as day, b.scope,
           coalesce(b.payee_id = ${memberId}, false) as "isReceived",
           coalesce(sum(c.taken_minor), 0)::bigint as "amountMinor"
      from contract_clawbacks c join contract_bills b on b.id = c.bill_id
     where (b.payee_id = ${memberId} or b.payer_id = ${memberId}) and c.taken_minor > 0
       and c.at >= ${String(span.from)}::timestamptz and c.at < ${String(span.to)}::timestamptz
       and ${narrowed({ kind: null, scope })}
     group by 1, 2, 3 order by 1, 2, 3
  `.execute(tx);
  return rows;
}
