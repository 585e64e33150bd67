import { isIdOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { PromotionOffer } from '../promotions/terms.ts';
import { takesTickets } from '../raffles/raffle-tickets.ts';

/** Refuses with `promotion_raffle_unknown` where a raffle of tickets is none, or over. */
export async function refuseStrangeRaffle(
  ctx: Ctx,
  { reward }: Pick<PromotionOffer, 'reward'>,
): Promise<void> {
  const { tickets } = reward;
  if (tickets === undefined) {
    return;
  }
  const { raffleId } = tickets;
  if (!isIdOf('raf', raffleId) || !(await takesTickets(ctx, raffleId))) {
    throw new Refusal('promotion_raffle_unknown', { raffleId });
  }
}
