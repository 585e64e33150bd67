import type { WithdrawalId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  FindReceiptHold,
  FindReceiptLook,
  FreeReceipts,
  HoldReceipts,
  NoteReceiptLook,
  PostponeAnswer,
  PostponeOrders,
  PostponeSlices,
} from '../generated/statements.ts';

/** The timers stand from the first of these moments on. */
export async function holdReceipts(
  tx: Transaction,
  hold: { readonly siteId: string; readonly since: Temporal.Instant },
): Promise<void> {
  await sql<HoldReceipts>`
    insert into cashier_controls (site_id, receipts_held_since)
    values (${hold.siteId}, ${String(hold.since)}::timestamptz)
    on conflict (site_id) do update
       set receipts_held_since = coalesce(cashier_controls.receipts_held_since,
                                          excluded.receipts_held_since)
  `.execute(tx);
}

/** Since when the timers stand; locked until the transaction ends. */
export async function findReceiptHold(
  tx: Transaction,
  siteId: string,
): Promise<Temporal.Instant | null> {
  const { rows } = await sql<FindReceiptHold>`
    select receipts_held_since as since from cashier_controls
     where site_id = ${siteId} and receipts_held_since is not null for update
  `.execute(tx);
  return rows[0]?.since ?? null;
}

export async function freeReceipts(tx: Transaction, siteId: string): Promise<void> {
  await sql<FreeReceipts>`
    update cashier_controls set receipts_held_since = null where site_id = ${siteId}
  `.execute(tx);
}

/** When the timers were looked at last; locked until the transaction ends. */
export async function findReceiptLook(
  tx: Transaction,
  siteId: string,
): Promise<Temporal.Instant | null> {
  const { rows } = await sql<FindReceiptLook>`
    select receipts_seen_at as at from cashier_controls where site_id = ${siteId} for update
  `.execute(tx);
  return rows[0]?.at ?? null;
}

export async function noteReceiptLook(
  tx: Transaction,
  look: { readonly siteId: string; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<NoteReceiptLook>`
    insert into cashier_controls (site_id, receipts_seen_at)
    values (${look.siteId}, ${String(look.at)}::timestamptz)
    on conflict (site_id) do update set receipts_seen_at = excluded.receipts_seen_at
  `.execute(tx);
}

interface Pause {
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
}

/** Every timer goes on by the part of a time in which its payment was already sent. */
export async function postponeSlices(tx: Transaction, pause: Pause): Promise<void> {
  const [from, to] = [String(pause.from), String(pause.to)];
  await sql<PostponeSlices>`
    update withdrawal_slices
       set confirm_by = confirm_by
                        + (${to}::timestamptz - greatest(${from}::timestamptz, sent_at))
     where state = 'CLAIMED' and confirm_by is not null
  `.execute(tx);
}

/** The same for what the orders of these payments show, and for the search for another member. */
export async function postponeOrders(tx: Transaction, pause: Pause): Promise<void> {
  const [from, to] = [String(pause.from), String(pause.to)];
  await sql<PostponeOrders>`
    update withdrawals
       set due_at = due_at + (${to}::timestamptz - greatest(${from}::timestamptz, state_at))
     where state in ('AWAIT_RECEIPT', 'MATCHING') and due_at is not null
  `.execute(tx);
}

/** What of one order waits for an answer waits so much longer, and is reminded of again. */
export async function postponeAnswer(
  tx: Transaction,
  order: { readonly id: WithdrawalId; readonly hours: number },
): Promise<void> {
  await sql<PostponeAnswer>`
    update withdrawal_slices
       set confirm_by = confirm_by + make_interval(hours => ${order.hours}::int), reminders = 0
     where withdrawal_id = ${order.id} and state = 'CLAIMED' and confirm_by is not null
  `.execute(tx);
}
