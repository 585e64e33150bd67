import type { Ctx } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { siteDay } from '../site-date.ts';
import { addPictureBytes } from './store-picture-days.ts';

/** Four calls of three pictures of 5 MB. */
export const mostMegabytesPerDay = 60;
const most = BigInt(mostMegabytesPerDay) * 1024n * 1024n;

/**
 * Counts what a member sends with applications, messages, papers and proofs, before it is drawn:
 * what cannot be read counts as well (R90). Operators have no quota. A single call is bound by its
 * schema, and always below the most. Refuses `pictures_of_day`.
 */
export async function takePictureQuota(ctx: Ctx, images: readonly string[]): Promise<void> {
  if (ctx.actor.kind !== 'member' || images.length === 0) {
    return;
  }
  const bytes = images.reduce((sum, image) => sum + Buffer.byteLength(image, 'base64'), 0);
  const row = { memberId: ctx.actor.id, day: siteDay(ctx), bytes: BigInt(bytes), most };
  if (bytes > 0 && !(await addPictureBytes(ctx.tx, row))) {
    throw new Refusal('pictures_of_day', { most: mostMegabytesPerDay });
  }
}
