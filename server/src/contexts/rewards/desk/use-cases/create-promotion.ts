import type { PromotionId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { moneyFact, recordAct } from '../../../trail/index.ts';
import { insertPromotion, insertVersion } from '../../promotions/store-promotions.ts';
import type { PromotionOffer, PromotionTexts } from '../../promotions/terms.ts';
import { cleanTexts } from '../clean-texts.ts';
import { refuseFaulty } from '../offer-faults.ts';
import { refuseCheap } from '../refuse-cheap.ts';
import { refuseStrangeRaffle } from '../refuse-strange-raffle.ts';
import { refuseStrangeSlot } from '../refuse-strange-slot.ts';
import { refuseStrangers } from '../refuse-strangers.ts';

export interface NewPromotion {
  readonly offer: PromotionOffer;
  readonly texts: PromotionTexts;
  readonly budgetMinor: bigint;
  /** The most that it gives in an hour. */
  readonly hourlyMinor: bigint | null;
  readonly mostClaims: number | null;
  readonly sort: number;
  readonly state: 'draft' | 'live';
  readonly reason: string;
}

/**
 * Writes a promotion with its first version. Refuses with `link_host_refused`, `promotion_faulty`,
 * `promotion_agent_unknown`, `promotion_slot_unknown`, `promotion_raffle_unknown`, then
 * `promotion_faulty` for points or tickets that count less than they are worth.
 */
export async function createPromotion(
  ctx: Ctx<OperatorActor>,
  promotion: NewPromotion,
): Promise<PromotionId> {
  const { offer, budgetMinor, hourlyMinor, mostClaims, sort, state, reason } = promotion;
  const texts = cleanTexts(promotion.texts, ctx.site.linkHosts);
  refuseFaulty(promotion, ctx.site);
  await refuseStrangers(ctx, offer);
  await refuseStrangeSlot(ctx, offer);
  await refuseStrangeRaffle(ctx, offer);
  await refuseCheap(ctx, offer);
  const id = ctx.ids.next('prm');
  const at = ctx.clock.now();
  const bounds = { budgetMinor, hourlyMinor, mostClaims };
  await insertPromotion(ctx.tx, { id, state, offer, ...bounds, sort, at });
  const madeBy = ctx.actor.name;
  await insertVersion(ctx.tx, { promotionId: id, version: 1, offer, texts, madeBy, at });
  await recordAct(ctx, {
    action: 'promotion.create',
    subject: { type: 'promotion', id },
    after: { version: '1', state, budget: moneyFact(ctx, budgetMinor) },
    reason,
  });
  return id;
}
