import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { selectOwnFeedback, type Feedback } from '../store.ts';

/** What the caller wrote, newest first; `cursor` is the id of the last one seen. */
export async function listOwnFeedback(
  ctx: Ctx<MemberActor>,
  query: { readonly cursor: string | undefined; readonly limit: number },
): Promise<{ readonly rows: readonly Feedback[]; readonly nextCursor: string | null }> {
  const { cursor, limit } = query;
  const page = { memberId: ctx.actor.id, cursor, limit: limit + 1 };
  const found = await selectOwnFeedback(ctx.tx, page);
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}
