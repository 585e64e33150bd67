import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { addVote } from '../store.ts';

/** Counts whether an article was clear. Refuses `not_found` for one that the site does not have. */
export async function voteArticle(
  ctx: Ctx,
  command: {
    readonly articleIds: ReadonlySet<string>;
    readonly articleId: string;
    readonly isClear: boolean;
  },
): Promise<void> {
  const { articleIds, articleId, isClear } = command;
  if (!articleIds.has(articleId)) {
    throw new Refusal('not_found');
  }
  await addVote(ctx.tx, { articleId, isClear });
}
