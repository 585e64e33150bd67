import type { BillId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { InsertWindows, SelectWindows } from '../generated/statements.ts';

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
