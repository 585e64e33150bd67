import { creditKey } from '@portal/commission';
import { currency } from '@portal/money';
import type { Transfer } from '../../wallet/index.ts';
import { byHand } from './channels.ts';
import type { Deposit } from './store-deposits.ts';

const bank = 'outside:bank';
const fees = 'house:fees';
/** What was paid and is not decided about (R103). */
export const suspense = 'house:suspense';

/** Where money of this order comes from, and goes back to. */
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
    type: 'deposit',
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

/** What lies aside goes back to where it came from. */
export function refundTransfer(order: Payment): Transfer {
  return {
    debt: `deposit:${order.id}:refund`,
    type: 'deposit_refund',
    from: suspense,
    to: sourceOf(order),
    amountMinor: order.paidMinor,
    currency: currency(order.currency).code,
    reference: order.id,
  };
}
