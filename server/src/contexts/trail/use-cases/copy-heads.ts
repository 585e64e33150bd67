import type { Ctx } from '../../../platform/context.ts';
import type { HeadCopies } from '../head-copies.ts';
import { selectHeads } from '../store-seals.ts';

const copiedAtOnce = 1000;

/**
 * Copies the heads that are committed and not yet copied, and tells each to the log as well, which
 * is another place outside. Returns how many.
 */
export async function copyHeads(ctx: Ctx, copies: HeadCopies): Promise<number> {
  const after = copies.lastNumber(ctx.site.id);
  const heads = await selectHeads(ctx.tx, { siteId: ctx.site.id, after, limit: copiedAtOnce });
  copies.append(heads);
  for (const { number, position, hash } of heads) {
    const head = { number: String(number), position: String(position), hash: hash.toString('hex') };
    ctx.log.info({ trailHead: head }, 'the trail is sealed');
  }
  return heads.length;
}
