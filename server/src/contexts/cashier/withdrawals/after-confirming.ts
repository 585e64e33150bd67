import type { Ctx } from '../../../platform/context.ts';
import type { CashierSettings } from '../settings.ts';
import { moveOrder } from './move-order.ts';
import type { Progress } from './payments.ts';
import type { Order } from './store-withdrawals.ts';

/** The order is over when nothing is left; what is left is paid anew. */
export async function afterConfirming(
  ctx: Ctx,
  done: {
    readonly order: Order;
    readonly progress: Progress;
    readonly settings: CashierSettings;
    readonly reason: string;
  },
): Promise<Order> {
  const { order, progress, settings, reason } = done;
  if (progress.remainingMinor === 0n) {
    return moveOrder(ctx, order, { to: 'COMPLETED', reason });
  }
  const dueAt = ctx.clock.now().add({ hours: settings.withdrawal.reviewHours });
  return moveOrder(ctx, order, { to: 'PAYING', reason: 'rest_is_paid', dueAt });
}
