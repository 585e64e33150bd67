import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { isGift, putOffGifts, readRequirements } from '../../../turnover/index.ts';
import { lockAndLook } from '../../../wallet/index.ts';
import { endGifts } from '../end-gifts.ts';
import { selectOwing } from '../store-rewards.ts';
import { cashOf } from '../take-reward.ts';

const inPlayMinutes = 5;
/** So often bonuses are ended, which go first. */
const besideBonusMinutes = 1;

/**
 * Gifts without terms of their own of a member that a break or an exclusion cut short go the way of
 * bonuses: back to the house, once what they are staked on has its result, and after the bonuses
 * that ended with them (agents-loyalty-money.md H). Until then they hold the money back, and are
 * put off, so that they keep nobody else's waiting. So do those whose deposit was taken back.
 */
export async function endGiftsAtBreak(ctx: Ctx, memberId: MemberId): Promise<void> {
  const account = { account: cashOf(memberId), currency: ctx.site.currency };
  await lockAndLook(ctx, { accounts: [account], debts: [] });
  const bonuses = await selectOwing(ctx.tx, memberId);
  if (bonuses.some(({ state, isByBreak }) => state === 'OPEN' && isByBreak)) {
    await putOff(ctx, memberId, besideBonusMinutes);
    return;
  }
  const open = await readRequirements(ctx, { memberId, openOnly: true });
  const gifts = open.filter(({ source, state }) => isGift(source) && state === 'EXPIRED');
  const cause = gifts.every(({ isByDeposit }) => isByDeposit) ? 'deposit' : 'break';
  if ((await endGifts(ctx, { memberId, gifts, cause })) === 'waits') {
    await putOff(ctx, memberId, inPlayMinutes);
  }
}

function putOff(ctx: Ctx, memberId: MemberId, minutes: number): Promise<void> {
  return putOffGifts(ctx, { memberId, until: ctx.clock.now().add({ minutes }) });
}
