import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { selectOwnFeedback, type Feedback } from '../store.ts';
import { selectFollowUps } from '../store-follow-ups.ts';
import { selectPictureIds } from '../store-pictures.ts';

export type OwnFeedback = Feedback & {
  readonly pictures: number;
  /** What its writer wrote once more. */
  readonly followUp: Feedback | undefined;
};

interface OwnPage {
  readonly rows: readonly OwnFeedback[];
  readonly nextCursor: string | null;
}

/** What the caller wrote, newest first; `cursor` is the id of the last one seen. */
export async function listOwnFeedback(
  ctx: Ctx<MemberActor>,
  query: { readonly cursor: string | undefined; readonly limit: number },
): Promise<OwnPage> {
  const { cursor, limit } = query;
  const page = { memberId: ctx.actor.id, cursor, limit: limit + 1 };
  const found = await selectOwnFeedback(ctx.tx, page);
  const shown = found.slice(0, limit);
  return {
    rows: await withFollowUps(ctx, shown),
    nextCursor: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Messages with how many pictures came along and what was written to them once more. */
export async function withFollowUps(
  ctx: Ctx,
  rows: readonly Feedback[],
): Promise<readonly OwnFeedback[]> {
  const ids = rows.map(({ id }) => id);
  const pictures = await selectPictureIds(ctx.tx, ids);
  const followUps = await selectFollowUps(ctx.tx, ids);
  return rows.map((row) => ({
    ...row,
    pictures: pictures.get(row.id)?.length ?? 0,
    followUp: followUps.get(row.id),
  }));
}
