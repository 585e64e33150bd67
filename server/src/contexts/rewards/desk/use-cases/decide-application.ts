import { assertDefined } from '@portal/money';
import type { MemberId, PromotionEntryId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { emit } from '../../../../platform/outbox.ts';
import { recordAct } from '../../../trail/index.ts';
import { findReward, lockReward } from '../../bonuses/store-rewards.ts';
import { takeReward } from '../../bonuses/take-reward.ts';
import { refuseGroupTaken } from '../../promotions/group.ts';
import { offerGift } from '../../promotions/offer-gift.ts';
import { type Entry, updateEntry } from '../../promotions/store-entries.ts';
import { spendOrRefuse } from '../../promotions/spend-budget.ts';
import { putApproval } from '../../promotions/store-queue.ts';
import { amountOf } from '../../promotions/terms.ts';
import { applyingGift, type Deciding, lockApplying } from '../lock-applying.ts';

declare module '../../../../platform/outbox.ts' {
  interface DomainEvents {
    /** A person decided what a member applied for. */
    'rewards.application_decided': {
      readonly memberId: MemberId;
      readonly entryId: PromotionEntryId;
      /** What was credited, or what it counts in the budget; 0 of a refusal. */
      readonly amountMinor: string;
      readonly currency: string;
      /** Whether it is money, and not rounds, points or tickets. */
      readonly isMoney: boolean;
      /** What the member reads after a refusal. */
      readonly reason: string | null;
      readonly at: string;
    };
  }
}

export interface ApplicationDecision extends Deciding {
  /** What the member reads after a refusal, and the trail always. */
  readonly reason: string;
}

/**
 * Credits what was asked for, or refuses it with the reason that the member reads. Refusals in
 * order: those of {@link lockApplying}, `promotion_group_taken`, `promotion_budget_used`,
 * `promotion_hour_full`,
 * `raffle_over`, `raffle_full`.
 */
export async function decideApplication(
  ctx: Ctx<OperatorActor>,
  command: ApplicationDecision,
): Promise<Entry> {
  const { id, decision, reason, approvalId = null } = command;
  const entry = await lockApplying(ctx, command);
  const changed = decision === 'approve' ? await approved(ctx, entry) : refused(entry, reason);
  const decidedBy = { id: ctx.actor.id, name: ctx.actor.name };
  await updateEntry(ctx.tx, { ...changed, decidedBy, at: ctx.clock.now() });
  await putApproval(ctx.tx, { id, approvalId });
  await recordAct(ctx, {
    action: decision === 'approve' ? 'promotion.approve' : 'promotion.refuse',
    subject: { type: 'member', id: entry.memberId },
    after: {
      promotion: entry.promotionId,
      entry: id,
      amount: amountOf(changed.giftMinor ?? 0n, ctx.site.currency),
    },
    reason,
  });
  const payload = await toldOf(ctx, changed);
  await emit(ctx, { name: 'rewards.application_decided', payload });
  return changed;
}

async function toldOf(ctx: Ctx, entry: Entry) {
  const { id: entryId, memberId, status, reason, rewardId } = entry;
  const reward = rewardId === null ? undefined : await findReward(ctx.tx, rewardId);
  const isGiven = status === 'ISSUED';
  return {
    memberId,
    entryId,
    amountMinor: String(isGiven ? (entry.giftMinor ?? 0n) : 0n),
    currency: ctx.site.currency,
    isMoney: reward?.freeSpins === null && reward.inKind === null,
    reason: isGiven ? null : reason,
    at: String(ctx.clock.now()),
  };
}

function refused(entry: Entry, reason: string): Entry {
  return { ...entry, status: 'REJECTED', reason };
}

/** The gift of the terms that the member applied under, credited at once. */
async function approved(ctx: Ctx<OperatorActor>, entry: Entry): Promise<Entry> {
  const { promotionId } = entry;
  const { offer, texts, amountMinor } = await applyingGift(ctx, entry);
  await refuseGroupTaken(ctx, entry, offer);
  const gift = { entry, offer, texts, amountMinor, depositMinor: 0n, claimUntil: null };
  // What was held was offered before.
  const rewardId = entry.rewardId ?? (await offerGift(ctx, gift));
  await spendOrRefuse(ctx, { id: promotionId, amountMinor });
  await takeReward(ctx, assertDefined(await lockReward(ctx.tx, rewardId), 'offered just now'));
  return { ...entry, status: 'ISSUED', giftMinor: amountMinor, rewardId, reason: null };
}
