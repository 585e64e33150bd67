import { assertDefined } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { worthOfPoints } from '../points/worth-of-points.ts';
import type { MissionGifts } from './mission-gifts.ts';
import type { MissionForm } from './store-missions.ts';

/** What the budget of a mission comes to in money: of points or tickets what they are worth. */
export function promisedMinor(
  ctx: Ctx,
  { rewardKind, raffleId, budget }: Pick<MissionForm, 'rewardKind' | 'raffleId' | 'budget'>,
  gifts: MissionGifts,
): Promise<bigint> {
  switch (rewardKind) {
    case 'MONEY':
    case 'RED_ENVELOPE':
      return Promise.resolve(budget);
    case 'POINTS':
      return worthOfPoints(ctx, budget);
    case 'TICKET': {
      const id = assertDefined(raffleId ?? undefined, 'a mission of tickets');
      return gifts.worthOfTickets(ctx, { raffleId: id, count: budget });
    }
  }
}
