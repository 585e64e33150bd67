import type { Ctx } from '../../../../platform/context.ts';
import { uncountDeposit } from '../count-deposit.ts';
import { moveDepositTo } from '../move-deposit.ts';
import { lockDeposit } from '../store-deposits.ts';
import { selectExpired } from '../store-deposit-queue.ts';

const atOnce = 200;

/**
 * Ends orders whose time to pay is over, also those that their provider never opened; what comes
 * later is a late payment.
 */
export async function expireDeposits(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  for (const id of await selectExpired(ctx.tx, { now, limit: atOnce })) {
    const order = await lockDeposit(ctx.tx, id);
    // It may have been paid between the look and the lock.
    if (order?.state === 'AWAITING' || order?.state === 'CREATED') {
      const freed = await uncountDeposit(ctx, order);
      await moveDepositTo(ctx, freed, { to: 'EXPIRED', reason: 'time_over' });
    }
  }
}
