import type { QueuedWithdrawal } from './api/list-queue.ts';

type Row = Pick<QueuedWithdrawal, 'state' | 'payout' | 'remaining'>;

const payable: readonly QueuedWithdrawal['state'][] = ['APPROVED', 'MATCHING', 'PAYING'];

/** What whoever pays an order sends now (agents-loyalty-money.md E6, `remainingAmount`). */
export function leftToSend({ state, remaining }: Row): string | undefined {
  return payable.includes(state) ? remaining : undefined;
}

/** That only a part of it is left to send, because another one arrived. */
export function isPartLeft(row: Row): boolean {
  const left = leftToSend(row);
  return left !== undefined && left !== row.payout;
}
