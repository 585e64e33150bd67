import type { DeskQueueName, WithdrawalState } from '@portal/protocol';
import type { DeskQueue } from '../../../platform/desk-queue.ts';
import { measureComplaints } from '../complaints/store-complaints.ts';
import { measureLateOrders } from './late.ts';
import { measureQueue } from './store-queue.ts';

/** Orders to decide, to pay and to rule on, and those that alarm by their age. */
export const withdrawalQueues: readonly DeskQueue[] = [
  queue('withdrawals', ['REVIEW', 'INFO_NEEDED']),
  queue('payouts', ['APPROVED', 'PAYING', 'MATCHING', 'PART_PAID']),
  queue('disputes', ['DISPUTED']),
  {
    name: 'complaints',
    ability: 'cashier.read',
    depth: (ctx) => measureComplaints(ctx.tx, ctx.site.id),
  },
  { name: 'lateWithdrawals', ability: 'cashier.read', depth: measureLateOrders },
];

function queue(name: DeskQueueName, states: readonly WithdrawalState[]): DeskQueue {
  const depth: DeskQueue['depth'] = (ctx) => measureQueue(ctx.tx, { siteId: ctx.site.id, states });
  return { name, ability: 'cashier.read', depth };
}
