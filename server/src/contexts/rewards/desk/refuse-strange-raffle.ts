import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { siteDay } from '../../../platform/site-date.ts';
import type { PromotionOffer } from '../promotions/terms.ts';
import { findRaffle } from '../raffles/store-raffles.ts';

/** Refuses with `promotion_raffle_unknown` where a raffle of tickets is none, or over. */
export async function refuseStrangeRaffle(
  ctx: Ctx,
  { reward }: Pick<PromotionOffer, 'reward'>,
): Promise<void> {
  const { tickets } = reward;
  if (tickets === undefined) {
    return;
  }
  const raffle = await findRaffle(ctx.tx, tickets.raffleId);
  if (raffle?.state !== 'OPEN' || raffle.closesOn < siteDay(ctx)) {
    throw new Refusal('promotion_raffle_unknown', { raffleId: tickets.raffleId });
  }
}
