import type { ReviewedWithdrawal } from './api/read-withdrawal.ts';

/** What holds a payment back, whoever would pay it. */
const holds: readonly string[] = [
  'papers_wanted',
  'papers_checked',
  'account_stopped',
  'money_held',
  'payouts_stopped',
];

/** Why an order is not paid now; undefined where nothing stands against it. */
export function heldReason({ reason }: Pick<ReviewedWithdrawal, 'reason'>): string | undefined {
  return reason !== null && holds.includes(reason) ? reason : undefined;
}
