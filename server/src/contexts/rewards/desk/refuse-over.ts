import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { PromotionOffer } from '../promotions/terms.ts';

/** Refuses with `promotion_faulty` what was over while it waited for a second person. */
export function refuseOver(
  { clock }: Pick<Ctx, 'clock'>,
  { closesAt }: Pick<PromotionOffer, 'closesAt'>,
): void {
  if (Temporal.Instant.compare(closesAt, clock.now()) <= 0) {
    throw new Refusal('promotion_faulty', { fault: 'span' });
  }
}
