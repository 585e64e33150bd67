import type { Span } from '@portal/commission';
import type { BillId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { InsertWindows, SelectWindows, SumDayPaid } from '../generated/statements.ts';

export interface NewWindow {
  readonly billId: BillId;
  readonly validMinor: bigint;
  readonly active: number;
  readonly tier: number | null;
  readonly entitledMinor: bigint;
  readonly deltaMinor: bigint;
  readonly payMinor: bigint;
}

export async function insertWindows(
  tx: Transaction,
  endsAt: Temporal.Instant,
  rows: readonly NewWindow[],
): Promise<void> {
  await sql<InsertWindows>`
    insert into contract_windows (bill_id, ends_at, valid_minor, active, tier, entitled_minor,
                                  delta_minor, pay_minor)
    select w.bill_id, ${String(endsAt)}::timestamptz, w.valid, w.active, w.tier, w.entitled,
           w.delta, w.pay
      from unnest(${rows.map(({ billId }) => billId)}::text[],
                  ${rows.map(({ validMinor }) => validMinor)}::bigint[],
                  ${rows.map(({ active }) => active)}::int[],
                  ${rows.map(({ tier }) => tier)}::int[],
                  ${rows.map(({ entitledMinor }) => entitledMinor)}::bigint[],
                  ${rows.map(({ deltaMinor }) => deltaMinor)}::bigint[],
                  ${rows.map(({ payMinor }) => payMinor)}::bigint[])
        as w (bill_id, valid, active, tier, entitled, delta, pay)
  `.execute(tx);
}

export type WindowRow = SelectWindows['row'];

/** The newest first. */
export async function selectWindows(
  tx: Transaction,
  billId: BillId,
): Promise<readonly WindowRow[]> {
  const { rows } = await sql<SelectWindows>`
    select ends_at as "endsAt", valid_minor as "validMinor", active, tier,
           entitled_minor as "entitledMinor", delta_minor as "deltaMinor", pay_minor as "payMinor"
      from contract_windows where bill_id = ${billId} order by ends_at desc limit 300
  `.execute(tx);
  return rows;
}

/** What a day of real-time pay brought its payees in a part of it. */
export async function sumDayPaid(
  tx: Transaction,
  dayEnd: Temporal.Instant,
  { start, end }: Span,
): Promise<readonly SumDayPaid['row'][]> {
  const { rows } = await sql<SumDayPaid>`
    select b.payee_id as "memberId", coalesce(sum(p.amount_minor), 0)::bigint as "amountMinor"
      from contract_bills b join bill_payments p on p.bill_id = b.id
     where b.kind = 'REALTIME' and b.unit_end = ${String(dayEnd)}::timestamptz
       and p.to_id = b.payee_id
       and p.paid_at >= ${String(start)}::timestamptz and p.paid_at < ${String(end)}::timestamptz
     group by 1
  `.execute(tx);
  return rows;
}
