import { assert } from '@portal/money';
import type { PromotionEntryId, PromotionId, RewardId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { cycleKeyAt } from '../cycle.ts';
import { giftMinor, targetMinor } from '../gift.ts';
import {
  lockPromotion,
  lookAgain,
  type OpenPromotion,
  refuseChanged,
  refuseUnlike,
} from '../lock-promotion.ts';
import { offerGift } from '../offer-gift.ts';
import type { SeenPromotion } from '../present.ts';
import { insertEntry, lockEntry, updateEntry } from '../store-entries.ts';

/** How long what was reached may be taken, if the promotion does not say less. */
const claimDays = 7;

/**
 * Takes part on the terms that were shown. Of a gift for joining there is something to take at
 * once. Refusals in order: those of standing, `not_found`, `promotion_status`,
 * `promotion_changed`.
 */
export async function joinPromotion(
  ctx: Ctx<MemberActor>,
  command: { readonly id: PromotionId; readonly version: number },
): Promise<SeenPromotion> {
  const open = await lockPromotion(ctx, command.id);
  refuseUnlike(open, 'JOIN');
  refuseChanged(open, command.version);
  const id = ctx.ids.next('pme');
  const { type } = open.promotion.offer;
  await enter(ctx, open, { id, status: 'JOINED', comment: null });
  if (type === 'SIGNUP') {
    await reach(ctx, open, id);
  }
  return lookAgain(ctx, command.id);
}

export async function enter(
  ctx: Ctx<MemberActor>,
  { promotion, viewer }: OpenPromotion,
  entry: {
    readonly id: PromotionEntryId;
    readonly status: 'JOINED' | 'APPLYING';
    readonly comment: string | null;
  },
): Promise<void> {
  const { offer, version, id: promotionId } = promotion;
  const isNew = await insertEntry(ctx.tx, {
    ...entry,
    promotionId,
    version,
    memberId: ctx.actor.id,
    cycleKey: cycleKeyAt(offer.cycle, viewer.now, viewer.timeZone),
    targetMinor: targetMinor(offer, viewer.currency),
    giftMinor: null,
    claimUntil: null,
    at: viewer.now,
  });
  assert(isNew, 'the account of the member is locked');
}

/** What was asked for is done: the gift can be taken. */
async function reach(
  ctx: Ctx<MemberActor>,
  { promotion, viewer }: OpenPromotion,
  id: PromotionEntryId,
): Promise<RewardId> {
  const entry = await lockEntry(ctx.tx, id);
  assert(entry !== undefined, 'it was made just now');
  const { offer, texts } = promotion;
  const amountMinor = giftMinor(offer, entry.baseMinor ?? 0n, viewer.currency);
  const claimUntil = viewer.now.add({ hours: 24 * claimDays });
  const gift = { entry, offer, texts, amountMinor, depositMinor: 0n, claimUntil };
  const rewardId = await offerGift(ctx, gift);
  const reached = { status: 'CLAIM', giftMinor: amountMinor, claimUntil, rewardId } as const;
  await updateEntry(ctx.tx, { ...entry, ...reached, decidedBy: null, at: viewer.now });
  return rewardId;
}
