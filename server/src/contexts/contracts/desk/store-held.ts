import type { BillId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CountHeldBills,
  DecideBill,
  FindHeldBill,
  SelectHeldBills,
} from '../generated/statements.ts';

export type HeldRow = SelectHeldBills['row'];

/**
 * Bills that wait for operators, the oldest first, with how many of their run are paid after them
 * because they are paid below them.
 */
export async function selectHeldBills(
  tx: Transaction,
  page: { readonly offset: number; readonly limit: number },
): Promise<readonly HeldRow[]> {
  const { rows } = await sql<SelectHeldBills>`
    with recursive held as (
      select id, run_id, payee_id, unit_key, net_loss_minor, amount_minor, made_at
        from contract_bills where pay_state = 'APPROVAL'
       order by made_at, id offset ${page.offset} limit ${page.limit}
    ), below (held_id, bill_id, run_id, payee_id) as (
      select id, id, run_id, payee_id from held
      union
      select w.held_id, b.id, b.run_id, b.payee_id
        from below w join contract_bills b on b.run_id = w.run_id and b.payer_id = w.payee_id
       where b.pay_state in ('WAITING', 'APPROVAL')
    )
    select h.id as "billId", h.payee_id as "payeeId", h.unit_key as "unitKey",
           h.net_loss_minor as "netLossMinor", h.amount_minor as "amountMinor",
           h.made_at as "madeAt",
           (select count(*) - 1 from below w where w.held_id = h.id)::int as "below"
      from held h order by h.made_at, h.id
  `.execute(tx);
  return rows;
}

export async function countHeldBills(tx: Transaction): Promise<number> {
  const { rows } = await sql<CountHeldBills>`
    select count(*)::int as total from contract_bills where pay_state = 'APPROVAL'
  `.execute(tx);
  return rows[0]?.total ?? 0;
}

/** One that waits; it stays locked. */
export async function findHeldBill(
  tx: Transaction,
  id: BillId,
): Promise<FindHeldBill['row'] | undefined> {
  const { rows } = await sql<FindHeldBill>`
    select id, payee_id as "payeeId", unit_key as "unitKey", amount_minor as "amountMinor", revision
      from contract_bills where id = ${id} and pay_state = 'APPROVAL' for update
  `.execute(tx);
  return rows[0];
}

/** What is let go is paid by the next step of its run; what is refused never is. */
export async function decideBill(
  tx: Transaction,
  id: BillId,
  payState: 'WAITING' | 'REJECTED',
): Promise<void> {
  await sql<DecideBill>`
    update contract_bills set pay_state = ${payState} where id = ${id}
  `.execute(tx);
}
