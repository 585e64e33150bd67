import { assertDefined } from '@portal/money';
import type { PromotionEntryId, PromotionId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import {
  lockPromotion,
  lookAgain,
  type OpenPromotion,
  refuseChanged,
  refuseUnlike,
} from '../lock-promotion.ts';
import { redrawPicture } from '../picture.ts';
import type { SeenPromotion } from '../present.ts';
import { deletePictures, insertPicture, lockEntry, updateEntry } from '../store-entries.ts';
import { enter } from './join-promotion.ts';

export interface Application {
  readonly id: PromotionId;
  readonly version: number;
  readonly comment: string;
  readonly images: readonly string[];
}

/**
 * Asks for what an operator has to look at, also once more after a refusal; the pictures of the
 * first time go then. Refusals in order: those of standing, `not_found`, `promotion_status`,
 * `promotion_changed`, `picture_unreadable`.
 */
export async function applyForPromotion(
  ctx: Ctx<MemberActor>,
  application: Application,
): Promise<SeenPromotion> {
  const { id, version, comment, images } = application;
  const open = await lockPromotion(ctx, id);
  if (!open.promotion.offer.isReviewed) {
    throw new Refusal('promotion_status', { status: open.status });
  }
  refuseUnlike(open, 'JOIN', 'REJECTED');
  refuseChanged(open, version);
  const pictures = await Promise.all(images.map(redrawPicture));
  const entryId = await applied(ctx, open, comment);
  for (const image of pictures) {
    const at = open.viewer.now;
    await insertPicture(ctx.tx, { id: ctx.ids.next('pic'), entryId, image, at });
  }
  return lookAgain(ctx, id);
}

async function applied(
  ctx: Ctx<MemberActor>,
  open: OpenPromotion,
  comment: string,
): Promise<PromotionEntryId> {
  const { entry: old, promotion, viewer } = open;
  if (old === undefined) {
    const id = ctx.ids.next('pme');
    await enter(ctx, open, { id, status: 'APPLYING', comment });
    return id;
  }
  const entry = assertDefined(await lockEntry(ctx.tx, old.id), 'the entry that was refused');
  await deletePictures(ctx.tx, old.id);
  const again = { status: 'APPLYING', version: promotion.version, comment, reason: null } as const;
  await updateEntry(ctx.tx, { ...entry, ...again, decidedBy: null, at: viewer.now });
  return old.id;
}
