import { isDeepStrictEqual } from 'node:util';
import type { PromotionId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import { insertVersion } from '../../promotions/store-promotions.ts';
import { amountOf } from '../../promotions/terms.ts';
import { cleanTexts } from '../clean-texts.ts';
import { lockRevision } from '../lock-revision.ts';
import { refuseFaulty } from '../offer-faults.ts';
import { refuseCheap } from '../refuse-cheap.ts';
import { refuseStrangeRaffle } from '../refuse-strange-raffle.ts';
import { refuseStrangeSlot } from '../refuse-strange-slot.ts';
import { refuseStrangers } from '../refuse-strangers.ts';
import { refuseWaiting } from '../refuse-waiting.ts';
import { promotionFacts } from '../promotion-facts.ts';
import { updatePromotion } from '../store-desk.ts';
import type { NewPromotion } from './create-promotion.ts';

export interface PromotionChange extends Omit<NewPromotion, 'state'> {
  readonly id: PromotionId;
  readonly revision: number;
}

/** What was promised of a raffle stays, also when that is over, unless it is for other days. */
function isSamePromise(offer: NewPromotion['offer'], old: NewPromotion['offer']): boolean {
  const isLonger = Temporal.Instant.compare(offer.closesAt, old.closesAt) > 0;
  const isSooner = Temporal.Instant.compare(offer.opensAt, old.opensAt) < 0;
  return !isLonger && !isSooner && isDeepStrictEqual(offer.reward.tickets, old.reward.tickets);
}

/** What members were promised may stay, whatever points and tickets are worth by now. */
function isSameWorth(
  change: Pick<NewPromotion, 'offer' | 'budgetMinor'>,
  old: Pick<NewPromotion, 'offer' | 'budgetMinor'>,
): boolean {
  const isSame = isDeepStrictEqual(change.offer.reward, old.offer.reward);
  return isSame && change.budgetMinor <= old.budgetMinor;
}

/**
 * A promotion as the operator saw it, locked, with the words that it would have. Refusals in order:
 * `link_host_refused`, `not_found`, `promotion_revised`, `promotion_run`, `approval_waiting`,
 * `promotion_faulty`, `promotion_agent_unknown`, `promotion_slot_unknown`,
 * `promotion_raffle_unknown`, `promotion_faulty` of points or tickets that count less than they are
 * worth, `promotion_budget_given`.
 */
export async function lockChangeable(ctx: Ctx<OperatorActor>, change: PromotionChange) {
  const { id, offer } = change;
  const texts = cleanTexts(change.texts, ctx.site.linkHosts);
  const before = await lockRevision(ctx, change);
  const { type, cycle } = before.offer;
  const isFixed = before.state !== 'draft' && (offer.type !== type || offer.cycle !== cycle);
  if (before.state === 'stopped' || isFixed) {
    throw new Refusal('promotion_run', { state: before.state });
  }
  await refuseWaiting(ctx, id);
  refuseFaulty(change, ctx.site);
  await refuseStrangers(ctx, offer);
  await refuseStrangeSlot(ctx, offer);
  if (before.state === 'draft' || !isSamePromise(offer, before.offer)) {
    await refuseStrangeRaffle(ctx, offer);
  }
  if (before.state === 'draft' || !isSameWorth(change, before)) {
    await refuseCheap(ctx, offer);
  }
  refuseGiven(ctx, before, change);
  return { before, texts };
}

/**
 * Changes a promotion. Other terms or words are another version; whoever takes part keeps theirs.
 * What it is for and how often it comes stay once members have seen it, because their entries are
 * counted by them. Refuses as {@link lockChangeable} does.
 */
export async function changePromotion(
  ctx: Ctx<OperatorActor>,
  change: PromotionChange,
): Promise<void> {
  const { id, offer, budgetMinor, hourlyMinor, mostClaims, sort } = change;
  const { before, texts } = await lockChangeable(ctx, change);
  const isNew = !isDeepStrictEqual(texts, before.texts) || !isDeepStrictEqual(offer, before.offer);
  const version = isNew ? before.version + 1 : before.version;
  if (isNew) {
    const { name: madeBy } = ctx.actor;
    const at = ctx.clock.now();
    await insertVersion(ctx.tx, { promotionId: id, version, offer, texts, madeBy, at });
  }
  const row = { id, version, offer, budgetMinor, hourlyMinor, mostClaims, sort };
  await updatePromotion(ctx.tx, row);
  const span = {
    opensAt: Temporal.Instant.from(offer.opensAt),
    closesAt: Temporal.Instant.from(offer.closesAt),
  };
  await recordAct(ctx, {
    action: 'promotion.change',
    subject: { type: 'promotion', id },
    before: promotionFacts(ctx, before),
    after: promotionFacts(ctx, { ...before, ...row, ...span }),
    reason: change.reason,
  });
}

function refuseGiven(
  ctx: Ctx,
  { issuedMinor, claims }: { readonly issuedMinor: bigint; readonly claims: number },
  { budgetMinor, mostClaims }: Pick<PromotionChange, 'budgetMinor' | 'mostClaims'>,
): void {
  if (budgetMinor < issuedMinor || (mostClaims !== null && mostClaims < claims)) {
    const leastAmount = amountOf(issuedMinor, ctx.site.currency);
    throw new Refusal('promotion_budget_given', { leastAmount });
  }
}
