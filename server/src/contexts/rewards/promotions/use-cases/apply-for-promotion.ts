import { assertDefined } from '@portal/money';
import type { PromotionEntryId, PromotionId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { sealFor } from '../../../../platform/secrets/picture-shelf.ts';
import {
  lockPromotion,
  lookAgain,
  type OpenPromotion,
  refuseChanged,
  refuseGrouped,
  refuseUnlike,
} from '../lock-promotion.ts';
import type { SeenPromotion } from '../present.ts';
import { evidenceShelf } from '../evidence-shelf.ts';
import { deletePictures, insertPicture, lockEntry, updateEntry } from '../store-entries.ts';
import { enter } from './join-promotion.ts';

interface Wish {
  readonly id: PromotionId;
  readonly version: number;
}

export interface Application extends Wish {
  readonly comment: string;
  readonly pictures: readonly Buffer[];
}

/**
 * Before pictures are drawn. Refusals in order: those of standing, `not_found`,
 * `promotion_group_taken`, `promotion_status`, `promotion_changed`.
 */
export async function lockApplicable(
  ctx: Ctx<MemberActor>,
  { id, version }: Wish,
): Promise<OpenPromotion> {
  const open = await lockPromotion(ctx, id);
  refuseGrouped(open);
  // What was refused because of another account may be appealed (R89).
  const isAppeal = open.entry !== undefined && open.entry.heldBy !== null;
  if (!open.promotion.offer.isReviewed && !isAppeal) {
    throw new Refusal('promotion_status', { status: open.status });
  }
  refuseUnlike(open, 'JOIN', 'REJECTED');
  refuseChanged(open, version);
  return open;
}

/**
 * Asks for what an operator has to look at, also once more after a refusal, or appeals; the
 * pictures of the first time go then. Refuses with those of `lockApplicable`.
 */
export async function applyForPromotion(
  ctx: Ctx<MemberActor>,
  application: Application,
): Promise<SeenPromotion> {
  const { id, comment, pictures } = application;
  const open = await lockApplicable(ctx, application);
  const entryId = await applied(ctx, open, comment);
  for (const image of pictures) {
    const at = open.viewer.now;
    const pictureId = ctx.ids.next('pic');
    const sealed = sealFor(ctx, evidenceShelf, { id: pictureId, image });
    await insertPicture(ctx.tx, { id: pictureId, entryId, image: sealed, at });
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
  // An appeal is about the terms under which the gift was reached.
  const version = entry.heldBy === null ? promotion.version : entry.version;
  const again = { status: 'APPLYING', version, comment, reason: null } as const;
  await updateEntry(ctx.tx, { ...entry, ...again, decidedBy: null, at: viewer.now });
  return old.id;
}
