import { assert, currency } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { oweToHouse, repayDebts } from '../../bets/index.ts';
import { noteReturned } from '../../loyalty/index.ts';
import { bookMoney } from '../../turnover/index.ts';
import { post } from '../../wallet/index.ts';
import { isMoneyAway, type Share, type Shares } from './open-shares.ts';
import { keepReckoning } from './store-rewards.ts';
import { cashOf, promoAccount } from './take-reward.ts';

/** So long until the results are looked for that are missing. */
const waitMinutes = 5;

/**
 * Moves the difference between what should have gone back of a bonus, by the results as they are
 * known now, and what has: the rest of it to the house, or what was too much to the member. What is
 * not there waits for the bets on which it lies; where none has it any more it is owed as a win is
 * that was taken back. Numbered by the reward, so that each difference is posted once. Whoever
 * calls holds the lock of the member's account and that of the reward. Answers what went back now,
 * below 0 for what came again.
 */
export async function settleBonus(ctx: Ctx, share: Share, shares: Shares): Promise<bigint> {
  const { reward, part } = share;
  const backMinor = reward.forfeitMinor ?? 0n;
  const owedMinor = part.goesMinor - backMinor;
  const isWaiting = isMoneyAway(shares, reward);
  const thereMinor = owedMinor < shares.availableMinor ? owedMinor : shares.availableMinor;
  const debt = `reward:${reward.id}:${owedMinor < 0n ? 'return' : 'forfeit'}:${reward.settlements + 1}`;
  if (owedMinor < 0n) {
    await giveAgain(ctx, share, { amountMinor: 0n - owedMinor, debt });
  } else {
    await takeBack(ctx, share, { amountMinor: thereMinor, debt });
  }
  const missingMinor = owedMinor < 0n ? 0n : owedMinor - thereMinor;
  const isOwed = missingMinor > 0n && !isWaiting;
  if (isOwed) {
    await owe(ctx, share, { amountMinor: missingMinor, debt: `${debt}:owed` });
  }
  const movedMinor = isOwed || owedMinor < 0n ? owedMinor : thereMinor;
  if (reward.source === 'envelope') {
    const { memberId, reference: givenFor } = reward;
    await noteReturned(ctx, { memberId, givenFor, amountMinor: movedMinor });
  }
  const isOver = reward.state !== 'OPEN';
  await keepReckoning(ctx.tx, {
    id: reward.id,
    forfeitMinor: backMinor + movedMinor,
    cashMinor: part.cashMinor,
    netMinor: part.netMinor,
    settlements: reward.settlements + (movedMinor === 0n ? 0 : 1),
    reckonAt: isOver && isWaiting ? ctx.clock.now().add({ minutes: waitMinutes }) : null,
  });
  return movedMinor;
}

interface Move {
  readonly amountMinor: bigint;
  readonly debt: string;
}

async function takeBack(ctx: Ctx, share: Share, { amountMinor, debt }: Move): Promise<void> {
  if (amountMinor === 0n) {
    return;
  }
  const { id: reference, memberId, currency: code } = share.reward;
  const [posted] = await post(ctx, [
    {
      debt,
      type: 'bonus_forfeit',
      from: cashOf(memberId),
      to: promoAccount,
      amountMinor,
      currency: currency(code).code,
      reference,
    },
  ]);
  assert(posted?.ok === true, 'the balance is locked and enough');
  await bookMoney(ctx, [{ memberId, kind: 'bonus', amountMinor: -amountMinor }]);
}

/** What was owed meanwhile is paid of it first, as of every win. */
async function giveAgain(ctx: Ctx, share: Share, { amountMinor, debt }: Move): Promise<void> {
  const { id: reference, memberId, currency: code } = share.reward;
  const [posted] = await post(ctx, [
    {
      debt,
      type: 'forfeit_return',
      from: promoAccount,
      to: cashOf(memberId),
      amountMinor,
      currency: currency(code).code,
      reference,
    },
  ]);
  assert(posted?.ok === true, 'the house pays each difference once');
  await bookMoney(ctx, [{ memberId, kind: 'bonus', amountMinor }]);
  await repayDebts(ctx, { memberId, amountMinor, debt, reference });
}

async function owe(ctx: Ctx, share: Share, { amountMinor, debt }: Move): Promise<void> {
  const { id: reference, memberId } = share.reward;
  const owed = { memberId, amountMinor, debt, reference };
  await oweToHouse(ctx, { ...owed, type: 'bonus_forfeit', to: promoAccount });
  await bookMoney(ctx, [{ memberId, kind: 'bonus', amountMinor: -amountMinor }]);
}
