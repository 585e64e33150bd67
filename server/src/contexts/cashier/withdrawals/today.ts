import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { dayStart } from '../../../platform/site-date.ts';
import type { CashierSettings } from '../settings.ts';
import { sumOrders } from './store-withdrawals.ts';

/** What a member may still ask for on this day of the site. */
export async function leftToday(
  ctx: Ctx,
  memberId: MemberId,
  { withdrawal }: CashierSettings,
): Promise<{ readonly count: number; readonly amountMinor: bigint }> {
  const since = dayStart(ctx);
  const asked = await sumOrders(ctx.tx, { memberId, since });
  const amountMinor = withdrawal.dailyMinor - asked.amountMinor;
  return {
    count: Math.max(0, withdrawal.dailyCount - asked.count),
    amountMinor: amountMinor > 0n ? amountMinor : 0n,
  };
}
