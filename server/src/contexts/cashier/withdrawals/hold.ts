import type { CurrencyCode } from '@portal/money';
import { currency } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Transfer } from '../../wallet/index.ts';
import type { Complaint } from '../complaints/store-complaints.ts';
import { peers } from '../peers/peers.ts';
import type { Order } from './store-withdrawals.ts';

/** Where the bank account of the house stands. */
export const bankAccount = 'outside:bank';
/** The payer of what people of the house send at its bank; else a provider's code. */
export const houseItself = 'HOUSE';
const feeAccount = 'house:fees';
/** What the house bears of payments that never arrived. */
const complaintAccount = 'house:complaints';

export function cashOf(memberId: MemberId): string {
  return `member:${memberId}:cash`;
}

/** Money that was asked for lies here until it left, or came back (R114). */
function holdOf(memberId: MemberId): string {
  return `member:${memberId}:hold`;
}

function codeOf(order: Pick<Order, 'currency'>): CurrencyCode {
  return currency(order.currency).code;
}

export function holdTransfer(
  order: Pick<Order, 'id' | 'memberId' | 'amountMinor' | 'currency'>,
): Transfer {
  return {
    debt: `withdrawal:${order.id}:hold`,
    type: 'withdraw_hold',
    from: cashOf(order.memberId),
    to: holdOf(order.memberId),
    amountMinor: order.amountMinor,
    currency: codeOf(order),
    reference: order.id,
  };
}

/** All that is still held goes back; a withdrawal gives money back once. */
export function returnTransfer(order: Order, amountMinor: bigint): Transfer {
  return {
    debt: `withdrawal:${order.id}:return`,
    type: 'withdraw_return',
    from: holdOf(order.memberId),
    to: cashOf(order.memberId),
    amountMinor,
    currency: codeOf(order),
    reference: order.id,
  };
}

/** What came back from where it was paid to. */
export function comeBackTransfer(
  order: Order,
  slice: { readonly id: string; readonly payer: string; readonly amountMinor: bigint },
): Transfer {
  return {
    debt: `slice:${slice.id}:returned`,
    type: 'withdraw_return',
    from: paidFrom(slice),
    to: cashOf(order.memberId),
    amountMinor: slice.amountMinor,
    currency: codeOf(order),
    reference: order.id,
  };
}

/** The fee of what did not arrive is the member's again. */
export function feeBackTransfer(
  order: Order,
  back: { readonly debt: string; readonly amountMinor: bigint },
): Transfer {
  return {
    ...back,
    type: 'withdraw_return',
    from: feeAccount,
    to: cashOf(order.memberId),
    currency: codeOf(order),
    reference: order.id,
  };
}

/** What came back of a payment that the house had paid anew is the house's. */
export function comeBackToHouse(order: Order, slice: Parameters<typeof comeBackTransfer>[1]) {
  return { ...comeBackTransfer(order, slice), to: complaintAccount };
}

/** A late complaint that the house pays; each payment has one. */
export function complaintTransfer(order: Order, complaint: Pick<Complaint, 'id' | 'amountMinor'>) {
  return {
    debt: `slice:${complaint.id}:complaint`,
    type: 'adjustment',
    from: complaintAccount,
    to: cashOf(order.memberId),
    amountMinor: complaint.amountMinor,
    currency: codeOf(order),
    reference: order.id,
  } as const;
}

/** Where the money of a payment went to. */
function paidFrom({ payer }: { readonly payer: string }): string {
  return payer === houseItself ? bankAccount : `outside:provider:${payer}`;
}

/** A confirmed payment leaves the books; the fee goes with the first one. */
export function doneTransfers(
  order: Order,
  slice: {
    readonly id: string;
    readonly payer: string;
    readonly amountMinor: bigint;
    readonly isFirst: boolean;
  },
): readonly Transfer[] {
  const from = holdOf(order.memberId);
  const shared = { from, currency: codeOf(order), reference: order.id };
  const done: Transfer = {
    debt: `slice:${slice.id}:done`,
    type: slice.payer === peers ? 'p2p_out' : 'withdraw_done',
    to: paidFrom(slice),
    amountMinor: slice.amountMinor,
    ...shared,
  };
  const fee: Transfer = {
    debt: `withdrawal:${order.id}:fee`,
    type: 'withdraw_fee',
    to: feeAccount,
    amountMinor: order.feeMinor,
    ...shared,
  };
  return slice.isFirst && order.feeMinor > 0n ? [done, fee] : [done];
}
