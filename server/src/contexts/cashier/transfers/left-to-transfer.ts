import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { dayStart } from '../../../platform/site-date.ts';
import type { TransferSettings } from '../settings.ts';
import { sumTransfers } from './store-transfers.ts';

/** What a member may still send on this day of the site. */
export async function leftToTransfer(
  ctx: Ctx,
  memberId: MemberId,
  { dailyCount, dailyMinor }: TransferSettings,
): Promise<{ readonly count: number; readonly amountMinor: bigint }> {
  const since = dayStart(ctx);
  const sent = await sumTransfers(ctx.tx, { memberId, since });
  const amountMinor = dailyMinor - sent.amountMinor;
  return {
    count: Math.max(0, dailyCount - sent.count),
    amountMinor: amountMinor > 0n ? amountMinor : 0n,
  };
}
