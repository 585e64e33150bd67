import { assert, assertDefined } from '@portal/money';
import type { PromotionEntryId, PromotionId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { wasFirstToBind } from '../../../identity/index.ts';
import { foldFacts } from '../../../turnover/index.ts';
import { cycleKeyAt } from '../cycle.ts';
import { targetMinor } from '../gift.ts';
import {
  lockPromotion,
  lookAgain,
  type OpenPromotion,
  refuseChanged,
  refuseGrouped,
  refuseUnlike,
} from '../lock-promotion.ts';
import type { SeenPromotion } from '../present.ts';
import { lateDeposit } from '../late-join.ts';
import { reach } from '../reach.ts';
import { serveEntry } from '../serve-entry.ts';
import { insertEntry, lockEntry } from '../store-entries.ts';
import { insertServed } from '../store-served.ts';
import { deleteUnserved } from '../store-unserved.ts';

/**
 * Takes part on the terms that were shown. Of a gift for joining there is something to take at
 * once; what an operator decides about is applied for instead. Refusals in order: those of
 * standing, `not_found`, `promotion_group_taken`, `promotion_status`, `promotion_changed`.
 */
export async function joinPromotion(
  ctx: Ctx<MemberActor>,
  command: { readonly id: PromotionId; readonly version: number },
): Promise<SeenPromotion> {
  // A deposit that was credited a moment ago is among those that are counted.
  await foldFacts(ctx);
  const open = await lockPromotion(ctx, command.id);
  refuseGrouped(open);
  if (open.promotion.offer.isReviewed) {
    throw new Refusal('promotion_status', { status: open.status });
  }
  refuseUnlike(open, 'JOIN');
  refuseChanged(open, command.version);
  const id = ctx.ids.next('pme');
  const { type } = open.promotion.offer;
  await enter(ctx, open, { id, status: 'JOINED', comment: null });
  if (await isReached(ctx, type)) {
    const entry = assertDefined(await lockEntry(ctx.tx, id), 'it was made just now');
    await reach(ctx, entry, { ...open.promotion, baseMinor: 0n });
  }
  await countLate(ctx, open, id);
  return lookAgain(ctx, command.id);
}

/** A deposit from just before joining serves it, where its terms let (D8, retroMinutes). */
async function countLate(
  ctx: Ctx<MemberActor>,
  { promotion: { offer, texts, closesAt }, viewer }: OpenPromotion,
  id: PromotionEntryId,
): Promise<void> {
  const deposit = lateDeposit(offer, viewer);
  if (deposit !== undefined) {
    const entry = assertDefined(await lockEntry(ctx.tx, id), 'it was made just now');
    const { depositId, amountMinor } = deposit;
    await deleteUnserved(ctx.tx, depositId);
    // One that was taken back meanwhile serves nothing.
    if (await insertServed(ctx.tx, { depositId, entryId: id })) {
      await serveEntry(ctx, { ...entry, offer, texts, closesAt }, amountMinor);
    }
  }
}

/**
 * What asks for nothing more: a gift for joining, one of a rank, on which whoever joins stands, or
 * for what the member has bound before.
 */
async function isReached(
  ctx: Ctx<MemberActor>,
  type: OpenPromotion['promotion']['offer']['type'],
): Promise<boolean> {
  const isForJoining = type === 'SIGNUP' || type === 'RANK_GIFT';
  return isForJoining || (type === 'ZALO' && wasFirstToBind(ctx, ctx.actor.id, 'zalo'));
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
