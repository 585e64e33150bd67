import type { PromotionId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { lockPromotion, refuseChanged, refuseGrouped } from '../lock-promotion.ts';
import { leastDeposit, takesDeposit } from '../takes-deposit.ts';
import { titlesOf } from '../offer-gift.ts';
import { amountOf } from '../terms.ts';

interface Choice {
  readonly id: PromotionId;
  readonly version: number;
  readonly amountMinor: bigint;
  /** How many deposits the member was credited before. */
  readonly creditedBefore: number;
}

/**
 * A member wants a deposit to serve a promotion, on the terms that were shown; nothing is given
 * before it is credited. Refusals in order: those of standing, `not_found`,
 * `promotion_group_taken`, `promotion_status`, `promotion_changed`, `promotion_deposit_least`.
 */
export async function chooseForDeposit(ctx: Ctx<MemberActor>, choice: Choice) {
  const { id, version, amountMinor, creditedBefore } = choice;
  const open = await lockPromotion(ctx, id);
  const { promotion, status } = open;
  refuseGrouped(open);
  if (!takesDeposit({ ...promotion, status }, creditedBefore)) {
    throw new Refusal('promotion_status', { status });
  }
  refuseChanged(open, version);
  const least = leastDeposit(promotion.offer, ctx.site.currency);
  if (amountMinor < least) {
    throw new Refusal('promotion_deposit_least', { least: amountOf(least, ctx.site.currency) });
  }
  return { id, version, titles: titlesOf(promotion.texts) };
}
