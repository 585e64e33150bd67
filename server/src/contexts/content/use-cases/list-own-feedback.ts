import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { selectOwnFeedback, type Feedback } from '../store.ts';
import { selectPictureIds } from '../store-pictures.ts';

interface OwnPage {
  readonly rows: readonly (Feedback & { readonly pictures: number })[];
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
  const ids = shown.map(({ id }) => id);
  const pictures = await selectPictureIds(ctx.tx, ids);
  return {
    rows: shown.map((row) => ({ ...row, pictures: pictures.get(row.id)?.length ?? 0 })),
    nextCursor: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
