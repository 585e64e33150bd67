import type { ContractKind, Scope } from '@portal/commission';
import type { BillId, BillPayState, MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  SelectBillPayments,
  SelectPartyBills,
  SelectPartyHours,
  SumDayPayments,
  SumPartyBills,
} from '../generated/statements.ts';

/** Which bills of a party a record shows; null where nothing narrows it. */
export interface RecordFilter {
  readonly memberId: MemberId;
  readonly kind: ContractKind;
  readonly direction: 'in' | 'out' | null;
  readonly scope: Scope | null;
  readonly payState: BillPayState | null;
  readonly otherId: MemberId | null;
  /** Of the moments in which units begin; the end excluded. */
  readonly from: Temporal.Instant | null;
  readonly to: Temporal.Instant | null;
}

function text(moment: Temporal.Instant | null): string | null {
  return moment === null ? null : String(moment);
}

function matches(filter: RecordFilter) {
  return sql`b.kind = ${filter.kind}
    and (${filter.scope}::text is null or b.scope = ${filter.scope})
    and (${filter.payState}::text is null or b.pay_state = ${filter.payState})
    and (${text(filter.from)}::timestamptz is null
      or b.unit_start >= ${text(filter.from)}::timestamptz)
    and (${text(filter.to)}::timestamptz is null
      or b.unit_start < ${text(filter.to)}::timestamptz)`;
}

function received(filter: RecordFilter) {
  return sql`b.payee_id = ${filter.memberId} and coalesce(${filter.direction}::text, 'in') = 'in'
    and (${filter.otherId}::text is null or b.payer_id = ${filter.otherId})`;
}

function given(filter: RecordFilter) {
  return sql`b.payer_id = ${filter.memberId} and coalesce(${filter.direction}::text, 'out') = 'out'
    and (${filter.otherId}::text is null or b.payee_id = ${filter.otherId})`;
}

/**
 * Bills of a party, the newest unit first; a cursor is the last one of the page before. Each side
 * reads its own index as far as the page goes.
 */
export async function selectPartyBills(
  tx: Transaction,
  filter: RecordFilter,
  page: { readonly before: string | null; readonly limit: number },
): Promise<readonly BillId[]> {
  const part = sql`${matches(filter)}
    and (${page.before}::text is null
      or (b.unit_start, b.id) < (select c.unit_start, c.id from contract_bills c
                                  where c.id = ${page.before}))
    order by b.unit_start desc, b.id desc limit ${page.limit}`;
  const { rows } = await sql<SelectPartyBills>`
    select f.id from (
      (select b.id, b.unit_start from contract_bills b where ${received(filter)} and ${part})
      union all
      (select b.id, b.unit_start from contract_bills b where ${given(filter)} and ${part})) f
     order by f.unit_start desc, f.id desc limit ${page.limit}
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** The same from the first unit on; hours of a day are read so. */
export async function selectPartyHours(
  tx: Transaction,
  filter: RecordFilter,
  page: { readonly after: string | null; readonly limit: number },
): Promise<readonly BillId[]> {
  const part = sql`${matches(filter)}
    and (${page.after}::text is null
      or (b.unit_start, b.id) > (select c.unit_start, c.id from contract_bills c
                                  where c.id = ${page.after}))
    order by b.unit_start, b.id limit ${page.limit}`;
  const { rows } = await sql<SelectPartyHours>`
    select f.id from (
      (select b.id, b.unit_start from contract_bills b where ${received(filter)} and ${part})
      union all
      (select b.id, b.unit_start from contract_bills b where ${given(filter)} and ${part})) f
     order by f.unit_start, f.id limit ${page.limit}
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Before a bill is settled nothing of it is owed yet, and all of it is open. */
const open = sql`case when b.pay_state in ('WAITING', 'APPROVAL') then b.amount_minor
  else b.owed_minor end`;

/** What the bills of a record come to. */
export async function sumPartyBills(
  tx: Transaction,
  filter: RecordFilter,
): Promise<SumPartyBills['row'] | undefined> {
  const { rows } = await sql<SumPartyBills>`
    select count(*)::int as bills,
           coalesce(sum(f.paid) filter (where f.is_in), 0)::bigint as "receivedMinor",
           coalesce(sum(f.open) filter (where f.is_in), 0)::bigint as "toReceiveMinor",
           coalesce(sum(f.paid) filter (where not f.is_in), 0)::bigint as "paidMinor",
           coalesce(sum(f.open) filter (where not f.is_in), 0)::bigint as "toPayMinor"
      from (select true as is_in, b.paid_minor as paid, ${open} as open from contract_bills b
             where ${received(filter)} and ${matches(filter)}
            union all
            select false, b.paid_minor, ${open} from contract_bills b
             where ${given(filter)} and ${matches(filter)}) f
  `.execute(tx);
  return rows[0];
}

export async function selectBillPayments(
  tx: Transaction,
  billId: BillId,
): Promise<readonly SelectBillPayments['row'][]> {
  const { rows } = await sql<SelectBillPayments>`
    select amount_minor as "amountMinor", source, paid_at as "paidAt" from bill_payments
     where bill_id = ${billId} and to_id is not null order by number
  `.execute(tx);
  return rows;
}

/** What hours and windows of a day came to, by payee and kind. */
export async function sumDayPayments(
  tx: Transaction,
  day: { readonly from: Temporal.Instant; readonly to: Temporal.Instant },
): Promise<readonly SumDayPayments['row'][]> {
  const { rows } = await sql<SumDayPayments>`
    select b.payee_id as "memberId", b.kind,
           coalesce(sum(p.amount_minor), 0)::bigint as "amountMinor"
      from contract_bills b join bill_payments p on p.bill_id = b.id
     where b.kind in ('HOURLY', 'REALTIME') and p.to_id = b.payee_id
       and b.unit_end > ${String(day.from)}::timestamptz
       and b.unit_end <= ${String(day.to)}::timestamptz
     group by b.payee_id, b.kind order by b.payee_id, b.kind
  `.execute(tx);
  return rows;
}
