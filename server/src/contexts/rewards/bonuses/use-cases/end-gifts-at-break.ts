import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { isGift, listOverdueGifts, readRequirements } from '../../../turnover/index.ts';
import { lockAndLook } from '../../../wallet/index.ts';
import { endGifts } from '../end-gifts.ts';
import { selectOwing } from '../store-rewards.ts';
import { cashOf } from '../take-reward.ts';

const endedAtOnce = 1000;

/**
 * Gifts without terms of their own that a break or an exclusion cut short go the way of bonuses:
 * back to the house, once what they are staked on has its result, and after the bonuses that ended
 * with them (agents-loyalty-money.md H). Until then they hold the money back.
 */
export async function endGiftsAtBreak(ctx: Ctx): Promise<void> {
  for (const memberId of await listOverdueGifts(ctx, endedAtOnce)) {
    await endOf(ctx, memberId);
  }
}

async function endOf(ctx: Ctx, memberId: MemberId): Promise<void> {
  const account = { account: cashOf(memberId), currency: ctx.site.currency };
  await lockAndLook(ctx, { accounts: [account], debts: [] });
  const bonuses = await selectOwing(ctx.tx, memberId);
  if (bonuses.some(({ state, isByBreak }) => state === 'OPEN' && isByBreak)) {
    return;
  }
  const open = await readRequirements(ctx, { memberId, openOnly: true });
  const gifts = open.filter(({ source, state }) => isGift(source) && state === 'EXPIRED');
  await endGifts(ctx, { memberId, gifts, cause: 'break' });
}
