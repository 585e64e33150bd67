import { createHash } from 'node:crypto';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { insertPicture } from '../store-pictures.ts';

const digits = 32;

/** Keeps a picture that was drawn anew, and answers the address at which visitors see it. */
export async function createBrandPicture(
  ctx: Ctx<OperatorActor>,
  image: Uint8Array,
): Promise<{ readonly url: string }> {
  const digest = createHash('sha256').update(image).digest('hex').slice(0, digits);
  await insertPicture(ctx.tx, { digest, image, at: ctx.clock.now(), by: ctx.actor.id });
  return { url: `/brand/${digest}.webp` };
}
