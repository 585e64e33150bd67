import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { worthOfPoints } from '../../loyalty/index.ts';
import { inKindOf, minorOf, type PromotionOffer } from '../promotions/terms.ts';
import { worthOfTickets } from '../raffles/worth-of-tickets.ts';

/**
 * Refuses with `promotion_faulty` where points or tickets count less in the budget than they are
 * worth: then the budget, for which one operator or two answer, would bound nothing (R53).
 */
export async function refuseCheap(
  ctx: Pick<Ctx, 'tx' | 'site'>,
  offer: Pick<PromotionOffer, 'reward'>,
): Promise<void> {
  const { points, tickets } = inKindOf(offer) ?? {};
  if (points === undefined && tickets === undefined) {
    return;
  }
  const worthMinor =
    tickets === undefined
      ? await worthOfPoints(ctx, BigInt(points ?? 0))
      : await worthOfTickets(ctx, { ...tickets, count: BigInt(tickets.count) });
  if (minorOf(offer.reward.amount ?? '0', ctx.site.currency) < worthMinor) {
    throw new Refusal('promotion_faulty', { fault: 'worth' });
  }
}
