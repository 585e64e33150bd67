import { assertDefined } from '@portal/money';
import type { MemberId, MissionId, MissionRewardKind } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { lockAndLook } from '../../wallet/index.ts';
import { cashOf } from '../points/books.ts';
import { givePoints } from '../points/give-points.ts';
import { takeBackPoints } from '../points/take-back-points.ts';
import type { MissionGifts } from './mission-gifts.ts';
import type { Mission } from './store-missions.ts';
import { lockTakenBack, putTakenBack } from './store-owed.ts';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** The ground of a claim was taken back, and what the mission gave went back with it. */
    readonly 'loyalty.mission_taken_back': {
      readonly memberId: MemberId;
      readonly missionId: MissionId;
      readonly rewardKind: Exclude<MissionRewardKind, 'MONEY'>;
      /** Points, tickets, or the one envelope. */
      readonly count: number;
      readonly at: string;
    };
  }
}

/** A claim whose progress was read anew. */
export interface JudgedClaim {
  readonly mission: Mission;
  readonly memberId: MemberId;
  readonly period: string;
  /** The target is not reached any more. */
  readonly isLost: boolean;
}

/**
 * Takes back what a mission gave that is not money, once, where the ground of its claim is gone,
 * and gives it again where that is back: points, which stay owed where they are spent, tickets of a
 * raffle whose list is not closed, an envelope that waits. Answers whether the envelope was opened,
 * whose money is owed as that of a mission of money (agents-loyalty-money.md D4).
 */
export async function moveGift(
  ctx: Ctx,
  claim: JudgedClaim,
  gifts: MissionGifts,
): Promise<'opened' | 'kept'> {
  const { mission, memberId, period, isLost } = claim;
  const account = { account: cashOf(memberId), currency: ctx.site.currency };
  await lockAndLook(ctx, { accounts: [account], debts: [] });
  const key = { missionId: mission.id, memberId, period };
  const takenBackAt = await lockTakenBack(ctx.tx, key);
  if ((takenBackAt !== null) === isLost) {
    return 'kept';
  }
  if (takenBackAt !== null) {
    await giveAgain(ctx, claim, gifts);
    await putTakenBack(ctx.tx, { ...key, at: null });
    return 'kept';
  }
  const count = await takeBack(ctx, claim, gifts);
  if (count === 'opened') {
    return 'opened';
  }
  if (count > 0) {
    await putTakenBack(ctx.tx, { ...key, at: ctx.clock.now() });
    await tell(ctx, claim, count);
  }
  return 'kept';
}

function givenFor({ mission, memberId, period }: JudgedClaim): string {
  return `mission:${mission.id}:${memberId}:${period}`;
}

/** How many went back; nothing where it is too late. */
async function takeBack(
  ctx: Ctx,
  claim: JudgedClaim,
  gifts: MissionGifts,
): Promise<number | 'opened'> {
  const { mission, memberId } = claim;
  const { id: reference, reward: points } = mission;
  const given = { memberId, givenFor: givenFor(claim) };
  switch (mission.rewardKind) {
    case 'MONEY':
      return 0;
    case 'POINTS': {
      const debt = `${given.givenFor}:back:${ctx.ids.next('ptm')}`;
      await takeBackPoints(ctx, { memberId, points, debt, reference, type: 'mission' });
      return Number(points);
    }
    case 'TICKET': {
      const raffleId = assertDefined(mission.raffleId, 'a mission of tickets');
      return gifts.voidTickets(ctx, { ...given, raffleId });
    }
    case 'RED_ENVELOPE': {
      const end = await gifts.withdrawEnvelope(ctx, given);
      return end === 'opened' ? end : end === 'withdrawn' ? 1 : 0;
    }
  }
}

async function giveAgain(ctx: Ctx, claim: JudgedClaim, gifts: MissionGifts): Promise<void> {
  const { mission, memberId } = claim;
  const { id: reference, reward: points } = mission;
  const given = { memberId, givenFor: givenFor(claim) };
  switch (mission.rewardKind) {
    case 'MONEY':
      break;
    case 'POINTS': {
      const debt = `${given.givenFor}:again:${ctx.ids.next('ptm')}`;
      await givePoints(ctx, { memberId, points, debt, reference, type: 'mission' });
      break;
    }
    case 'TICKET': {
      const raffleId = assertDefined(mission.raffleId, 'a mission of tickets');
      await gifts.restoreTickets(ctx, { ...given, raffleId });
      break;
    }
    case 'RED_ENVELOPE':
      await gifts.restoreEnvelope(ctx, given);
  }
}

async function tell(ctx: Ctx, { mission, memberId }: JudgedClaim, count: number): Promise<void> {
  const { id: missionId, rewardKind } = mission;
  if (rewardKind !== 'MONEY') {
    const payload = { memberId, missionId, rewardKind, count, at: String(ctx.clock.now()) };
    await emit(ctx, { name: 'loyalty.mission_taken_back', payload });
  }
}
