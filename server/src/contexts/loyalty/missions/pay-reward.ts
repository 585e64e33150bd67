import { assert, assertDefined } from '@portal/money';
import type { MemberId, MissionId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { post } from '../../wallet/index.ts';
import { bookGivenMoney } from '../given-money.ts';
import { moneyTransfer } from '../points/books.ts';
import { givePoints } from '../points/give-points.ts';
import type { MissionGifts } from './mission-gifts.ts';
import type { Mission } from './store-missions.ts';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** A member took what a mission is worth. */
    readonly 'loyalty.mission_paid': {
      readonly memberId: MemberId;
      readonly missionId: MissionId;
      readonly period: string;
      readonly rewardKind: Mission['rewardKind'];
      /** Minor units, or whole points, or tickets. */
      readonly reward: string;
      readonly currency: string;
      /** Until when a red envelope waits; null of what was given at once. */
      readonly until: string | null;
    };
  }
}

/**
 * Gives what a mission is worth. The caller holds the lock of the member's account. Refuses
 * `raffle_over` where it gives tickets of a raffle that does not run, `raffle_full` where its days
 * have no room for them.
 */
export async function payReward(
  ctx: Ctx<MemberActor>,
  claim: { readonly mission: Mission; readonly period: string },
  gifts: MissionGifts,
): Promise<void> {
  const { mission, period } = claim;
  const debt = `mission:${mission.id}:${ctx.actor.id}:${period}`;
  const gift = { memberId: ctx.actor.id, debt, reference: mission.id };
  let until: string | null = null;
  switch (mission.rewardKind) {
    case 'MONEY':
      await payMoney(ctx, { mission, debt });
      break;
    case 'POINTS':
      await givePoints(ctx, { ...gift, points: mission.reward, type: 'mission' });
      break;
    case 'TICKET': {
      const raffleId = assertDefined(mission.raffleId, 'a mission of tickets');
      const count = Number(mission.reward);
      await gifts.giveTickets(ctx, { raffleId, memberId: ctx.actor.id, count, givenFor: debt });
      break;
    }
    case 'RED_ENVELOPE': {
      const { names, reward, multiple } = mission;
      const envelope = { givenFor: debt, names, amountMinor: reward, multiple };
      until = String(await gifts.giveEnvelope(ctx, { ...envelope, memberId: ctx.actor.id }));
    }
  }
  const { id: missionId, rewardKind, reward } = mission;
  const paid = { missionId, period, rewardKind, reward: String(reward), until };
  const payload = { ...paid, memberId: ctx.actor.id, currency: ctx.site.currency };
  await emit(ctx, { name: 'loyalty.mission_paid', payload });
}

interface Debt {
  readonly mission: Mission;
  readonly debt: string;
}

async function payMoney(ctx: Ctx<MemberActor>, { mission, debt }: Debt): Promise<void> {
  const memberId = ctx.actor.id;
  const { id: reference, reward: amountMinor, multiple } = mission;
  const booking = { debt, type: 'mission_reward', reference, memberId } as const;
  const money = { amountMinor, currency: ctx.site.currency };
  const [outcome] = await post(ctx, [moneyTransfer(booking, money)]);
  assert(outcome?.ok === true, 'a claim is paid once');
  await bookGivenMoney(ctx, { memberId, reference: debt, amountMinor, source: 'gift', multiple });
}
