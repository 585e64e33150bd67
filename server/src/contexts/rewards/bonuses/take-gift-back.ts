import type { MemberId, RewardId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { withdrawFreeSpins, wonRoundsOf } from '../../games/index.ts';
import { takeBackPoints } from '../../loyalty/index.ts';
import { cutShortWithDeposit, readRequirements } from '../../turnover/index.ts';
import { voidGiven } from '../raffles/void-given.ts';
import { endGifts } from './end-gifts.ts';
import { cancelInKind } from './store-lapses.ts';
import type { Reward } from './store-rewards.ts';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** Rounds, points or tickets went back: the deposit that they were given for did. */
    'rewards.gift_taken_back': {
      readonly memberId: MemberId;
      readonly rewardId: RewardId;
      readonly gift: 'rounds' | 'points' | 'tickets';
      readonly count: number;
      readonly at: string;
    };
  }
}

/**
 * Takes a gift that is no money back, as far as it is there: rounds that were not played, points,
 * which stay owed where they are spent, and tickets of a raffle whose list is not closed; and what
 * rounds won that is still to be played. Whoever
 * calls holds the lock of the member's account and that of the reward. Answers what of its worth
 * came back, in minor units.
 */
export async function takeGiftBack(ctx: Ctx, reward: Reward): Promise<bigint> {
  const { id, memberId, state } = reward;
  if (state !== 'DONE') {
    return 0n;
  }
  if (reward.freeSpins !== null) {
    await endWinnings(ctx, reward);
  }
  const back = await take(ctx, reward);
  if (back === undefined || back.count === 0) {
    return 0n;
  }
  const at = ctx.clock.now();
  await cancelInKind(ctx.tx, { id, at });
  const { gift, count } = back;
  const payload = { memberId, rewardId: id, gift, count, at: String(at) };
  await emit(ctx, { name: 'rewards.gift_taken_back', payload });
  return back.worthMinor;
}

/**
 * What free rounds won and is still to be played goes as the gift does; where it lies on bets
 * without a result its time is over, and a job takes it when they have one.
 */
async function endWinnings(ctx: Ctx, { id: reference, memberId }: Reward): Promise<void> {
  const open = await readRequirements(ctx, { memberId, openOnly: true });
  const won = new Set(await wonRoundsOf(ctx, { memberId, reference }));
  const gifts = open.filter((row) => row.source === 'gift' && won.has(row.reference));
  if ((await endGifts(ctx, { memberId, gifts, cause: 'deposit' })) === 'waits') {
    await cutShortWithDeposit(ctx, { memberId, ids: gifts.map(({ id }) => id) });
  }
}

interface Back {
  readonly gift: 'rounds' | 'points' | 'tickets';
  readonly count: number;
  readonly worthMinor: bigint;
}

async function take(ctx: Ctx, reward: Reward): Promise<Back | undefined> {
  const { id, memberId, freeSpins, inKind, amountMinor: worthMinor } = reward;
  if (freeSpins !== null) {
    return { gift: 'rounds', ...(await withdrawFreeSpins(ctx, { memberId, reference: id })) };
  }
  if (inKind?.points !== undefined) {
    const points = BigInt(inKind.points);
    const back = { memberId, points, debt: `reward:${id}:back`, reference: id } as const;
    await takeBackPoints(ctx, { ...back, type: 'promotion' });
    return { gift: 'points', count: inKind.points, worthMinor };
  }
  if (inKind?.tickets !== undefined) {
    const { raffleId } = inKind.tickets;
    const count = await voidGiven(ctx, { raffleId, memberId, givenFor: id });
    return { gift: 'tickets', count, worthMinor };
  }
  return undefined;
}
