import { assertDefined } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import type { DomainEvents } from '../../../../platform/outbox.ts';
import { shiftBonuses } from '../../../turnover/index.ts';
import { lockAndLook } from '../../../wallet/index.ts';
import { forfeit } from '../forfeit.ts';
import { shareOf } from '../giving-up.ts';
import { readShares } from '../open-shares.ts';
import { playOf } from '../play-of.ts';
import { settleBonus } from '../settle-bonus.ts';
import { findReward, lockReward, reopenReward, type Reward } from '../store-rewards.ts';
import { cashOf } from '../take-reward.ts';

/**
 * A bonus follows the play that it carries: what was played off is the member's own, up to the most
 * that its terms allow, until a void opens the play again. The same event again changes nothing.
 */
export async function followPlay(
  ctx: Ctx,
  moved: DomainEvents['turnover.requirement_moved'],
): Promise<void> {
  const { source, reference, memberId, state } = moved;
  if (source !== 'bonus' || !isIdOf('rwd', reference)) {
    return;
  }
  const account = { account: cashOf(memberId), currency: ctx.site.currency };
  await lockAndLook(ctx, { accounts: [account], debts: [] });
  const reward = await lockReward(ctx.tx, reference);
  if (reward?.state === 'DONE' && state === 'OPEN') {
    await reopenReward(ctx.tx, reference);
    await shareAgain(ctx, reward);
    await giveAgain(ctx, reward);
  }
  if (reward?.state === 'OPEN' && state === 'DONE') {
    const shares = await readShares(ctx, { memberId });
    await forfeit(ctx, reward, { state, shares });
  }
}

/** What it had of the play when it ended is shared out anew. */
async function shareAgain(ctx: Ctx, { id, memberId }: Reward): Promise<void> {
  const gainMinor = (await playOf(ctx, { memberId, ids: [id] })).get(id)?.gainMinor ?? 0n;
  await shiftBonuses(ctx, { memberId, reference: id, gainMinor: -gainMinor, newer: [] });
}

/** What passed the cap is played for again, so it comes back until the play is done. */
async function giveAgain(ctx: Ctx, { id, memberId }: Reward): Promise<void> {
  const reward = assertDefined(await findReward(ctx.tx, id), 'it was opened again');
  const shares = await readShares(ctx, { memberId });
  const { part } = shareOf(shares, reward);
  await settleBonus(ctx, { reward, part: { ...part, goesMinor: 0n } }, shares);
}
