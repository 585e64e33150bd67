import type { FeedbackPictureId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { readAccounts } from '../../members/index.ts';
import { selectFeedback, type Feedback, type FeedbackQuery } from '../store.ts';
import { selectEarlier } from '../store-follow-ups.ts';
import { selectPictureIds } from '../store-pictures.ts';

export type DeskFeedback = Feedback & {
  /** Null of somebody without an account. */
  readonly account: string | null;
  readonly pictureIds: readonly FeedbackPictureId[];
  /** The answered message that this one follows. */
  readonly earlier: Feedback | undefined;
};

export interface FeedbackPage {
  readonly rows: readonly DeskFeedback[];
  readonly nextCursor: string | null;
}

/** A page of the queue, with the account name of who wrote each. */
export async function listFeedback(
  ctx: Ctx<OperatorActor>,
  query: FeedbackQuery,
): Promise<FeedbackPage> {
  const { limit } = query;
  const found = await selectFeedback(ctx.tx, { ...query, limit: limit + 1 });
  const shown = found.slice(0, limit);
  return {
    rows: await withPeople(ctx, shown),
    nextCursor: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Messages with who wrote them, which pictures came with them, and what was said before. */
export async function withPeople(
  ctx: Ctx,
  messages: readonly Feedback[],
): Promise<readonly DeskFeedback[]> {
  const memberIds = messages.flatMap(({ memberId }) => (memberId === null ? [] : [memberId]));
  const accounts = await readAccounts(ctx, [...new Set(memberIds)]);
  const ids = messages.map(({ id }) => id);
  const pictures = await selectPictureIds(ctx.tx, ids);
  const followed = messages.flatMap(({ follows }) => (follows === null ? [] : [follows]));
  const earlier = await selectEarlier(ctx.tx, followed);
  return messages.map((row) => ({
    ...row,
    account: row.memberId === null ? null : (accounts.get(row.memberId) ?? ''),
    pictureIds: pictures.get(row.id) ?? [],
    earlier: row.follows === null ? undefined : earlier.get(row.follows),
  }));
}
