import { actOnRun } from '@portal/commission';
import type { ApprovalId, PromotionAct, PromotionId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { askApproval } from '../../../operators/index.ts';
import { type GiftRules, leftToGive, noteGiftAlone } from '../../envelopes/given-alone.ts';
import { localesOf } from '../../promotions/present.ts';
import { amountOf, textIn } from '../../promotions/terms.ts';
import { lockRevision } from '../lock-revision.ts';
import { offerWords } from '../offer-words.ts';
import { publishPromotion } from '../publish-act.ts';
import { refuseCheap } from '../refuse-cheap.ts';
import { actOnPromotion } from './act-on-promotion.ts';

/**
 * Does it at once, or asks a second person to let a promotion go live whose budget is more than one
 * operator promises alone (R53, R106). Where a person looks at each claim, the claims are counted;
 * what rested goes on as it was approved. Refuses as {@link actOnPromotion} does, also before
 * asking.
 */
export async function submitPromotionAct(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly id: PromotionId;
    readonly act: PromotionAct;
    readonly revision: number;
    readonly reason: string;
  },
  { ceiling, waitHours }: GiftRules,
): Promise<ApprovalId | null> {
  const { id, act, revision, reason } = command;
  if (act !== 'publish') {
    await actOnPromotion(ctx, command);
    return null;
  }
  const left = await leftToGive(ctx, ceiling);
  const promotion = await lockRevision(ctx, command);
  const { state, offer, budgetMinor: amountMinor } = promotion;
  if (offer.isReviewed || amountMinor <= left) {
    await actOnPromotion(ctx, command);
    if (!offer.isReviewed) {
      await noteGiftAlone(ctx, { act: 'promotion.publish', subjectId: id, amountMinor });
    }
    return null;
  }
  if (actOnRun(state, act) === undefined) {
    throw new Refusal('promotion_run', { state });
  }
  await refuseCheap(ctx, offer);
  const { currency } = ctx.site;
  const name = textIn(promotion.texts, localesOf(ctx, undefined))?.title ?? '';
  const facts = {
    name,
    amount: amountOf(amountMinor, currency),
    ...offerWords(promotion, currency),
  };
  const payload = { promotionId: id, revision, currency, facts };
  return askApproval(ctx, { act: publishPromotion, payload, reason, waitHours });
}
