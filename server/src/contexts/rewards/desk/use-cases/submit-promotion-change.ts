import { givesMore, givesToMore } from '@portal/commission';
import type { ApprovalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { askApproval } from '../../../operators/index.ts';
import { type GiftRules, leftToGive, noteGiftAlone } from '../../envelopes/given-alone.ts';
import { localesOf } from '../../promotions/present.ts';
import { amountOf, textIn } from '../../promotions/terms.ts';
import { changeTerms } from '../change-act.ts';
import { boundsOf } from '../offer-bounds.ts';
import { changedWords } from '../offer-words.ts';
import { hasUnreviewed } from '../store-desk.ts';
import { changePromotion, lockChangeable, type PromotionChange } from './change-promotion.ts';

/**
 * Changes a promotion at once, or asks a second person where members see it, nobody looks at each
 * claim, and it gives more: by what is left of its budget (R53, R106). More to be given asks also
 * where an older version is the one without a review. Refuses as {@link changePromotion} does, also
 * before asking.
 */
export async function submitPromotionChange(
  ctx: Ctx<OperatorActor>,
  change: PromotionChange,
  { ceiling, waitHours }: GiftRules,
): Promise<ApprovalId | null> {
  const { id, offer, reason } = change;
  const { currency } = ctx.site;
  const left = await leftToGive(ctx, ceiling);
  const { before, texts } = await lockChangeable(ctx, change);
  const bounds = { before: boundsOf(before, currency), after: boundsOf(change, currency) };
  // Whoever took part on terms that nobody reviews takes their gifts out of the budget of now.
  const isMore =
    (!offer.isReviewed && givesMore(bounds)) ||
    (givesToMore(bounds) && (await hasUnreviewed(ctx.tx, id)));
  if (before.state === 'draft' || !isMore) {
    await changePromotion(ctx, change);
    return null;
  }
  const amountMinor = change.budgetMinor - before.issuedMinor;
  if (amountMinor <= left) {
    await changePromotion(ctx, change);
    await noteGiftAlone(ctx, { act: 'promotion.change', subjectId: id, amountMinor });
    return null;
  }
  const { budgetMinor, hourlyMinor, mostClaims, sort } = change;
  const name = textIn(texts, localesOf(ctx, undefined))?.title ?? '';
  const amount = amountOf(amountMinor, currency);
  const payload = {
    promotionId: id,
    version: before.version,
    offer,
    texts: { ...texts },
    mostClaims,
    sort,
    budgetMinor: String(budgetMinor),
    hourlyMinor: hourlyMinor === null ? null : String(hourlyMinor),
    currency,
    facts: { name, amount, ...changedWords({ before, after: { ...change, texts } }, currency) },
  };
  return askApproval(ctx, { act: changeTerms, payload, reason, waitHours });
}
