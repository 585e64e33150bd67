import { creditKey } from '@portal/commission';
import { currency } from '@portal/money';
import type { Transfer } from '../../wallet/index.ts';
import { peers } from '../peers/peers.ts';
import { byHand } from './channels.ts';
import type { Deposit } from './store-deposits.ts';

const bank = 'outside:bank';
const fees = 'house:fees';
/** What was paid and is not decided about (R103). */
export const suspense = 'house:suspense';

/** Where money of this order comes from. */
export function sourceOf({ provider }: Pick<Deposit, 'provider'>): string {
  return provider === byHand ? bank : providerAccount(provider);
}

/** What a provider has taken for the site, as a sum below zero. */
export function providerAccount(provider: string): string {
  return `outside:provider:${provider}`;
}

type Payment = Pick<
  Deposit,
  'id' | 'memberId' | 'provider' | 'currency' | 'reference' | 'feeMinor'
> & { readonly paidMinor: bigint };

/** What was paid lies aside until somebody decides. */
export function holdPayment(order: Payment): Transfer {
  return {
    debt: `deposit:${order.id}:held`,
    type: 'deposit_held',
    from: sourceOf(order),
    to: suspense,
    amountMinor: order.paidMinor,
    currency: currency(order.currency).code,
    reference: order.id,
  };
}

/** What was paid, without its fee, to the member; the fee to the house (R109). */
export function creditTransfers(order: Payment, from: string): readonly Transfer[] {
  const shared = { from, currency: currency(order.currency).code, reference: order.id };
  const credit: Transfer = {
    debt: creditKey(order),
    type: order.provider === peers ? 'p2p_in' : 'deposit',
    to: `member:${order.memberId}:cash`,
    amountMinor: order.paidMinor - order.feeMinor,
    ...shared,
  };
  const fee: Transfer = {
    debt: `${creditKey(order)}:fee`,
    type: 'deposit_fee',
    to: fees,
    amountMinor: order.feeMinor,
    ...shared,
  };
  return order.feeMinor > 0n ? [credit, fee] : [credit];
}

/** The loss of the house where a member had spent what is taken back. */
const losses = 'house:chargebacks';

/**
 * What a provider takes back, all of it at once: from the member what is there, the fee from where
 * it lies, and the rest from the house.
 */
export function chargebackTransfers(order: Payment, takenMinor: bigint): readonly Transfer[] {
  const { id, memberId, feeMinor, paidMinor } = order;
  const debt = `deposit:${id}:chargeback`;
  const shared = {
    to: sourceOf(order),
    currency: currency(order.currency).code,
    reference: id,
  };
  const parts: readonly Transfer[] = [
    {
      ...shared,
      debt,
      type: 'chargeback',
      from: `member:${memberId}:cash`,
      amountMinor: takenMinor,
    },
    { ...shared, debt: `${debt}:fee`, type: 'chargeback_fee', from: fees, amountMinor: feeMinor },
    {
      ...shared,
      debt: `${debt}:loss`,
      type: 'chargeback_loss',
      from: losses,
      amountMinor: paidMinor - feeMinor - takenMinor,
    },
  ];
  return parts.filter(({ amountMinor }) => amountMinor > 0n);
}

/**
 * What lies aside goes back to where it came from; what was paid to another member stays there, and
 * the house gives it back.
 */
export function refundTransfer(order: Payment): Transfer {
  return {
    debt: `deposit:${order.id}:refund`,
    type: 'deposit_refund',
    from: suspense,
    to: order.provider === peers ? bank : sourceOf(order),
    amountMinor: order.paidMinor,
    currency: currency(order.currency).code,
    reference: order.id,
  };
}
