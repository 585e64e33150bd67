import { isIdOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { claimDays } from '../promotions/reach.ts';
import type { PromotionOffer } from '../promotions/terms.ts';
import { takesTickets } from '../raffles/takes-tickets.ts';

/**
 * Refuses with `promotion_raffle_unknown` where a raffle of tickets is none, or does not run on all
 * days on which a gift may be taken.
 */
export async function refuseStrangeRaffle(
  ctx: Ctx,
  { reward, opensAt, closesAt }: Pick<PromotionOffer, 'reward' | 'opensAt' | 'closesAt'>,
): Promise<void> {
  const { tickets } = reward;
  if (tickets === undefined) {
    return;
  }
  const { raffleId } = tickets;
  const dayOf = (at: Temporal.Instant) =>
    String(at.toZonedDateTimeISO(ctx.site.timeZone).toPlainDate());
  const last = Temporal.Instant.from(closesAt).add({ hours: 24 * claimDays });
  const from = dayOf(Temporal.Instant.from(opensAt));
  const to = dayOf(last.subtract({ milliseconds: 1 }));
  if (!isIdOf('raf', raffleId) || !(await takesTickets(ctx, { id: raffleId, from, to }))) {
    throw new Refusal('promotion_raffle_unknown', { raffleId });
  }
}
