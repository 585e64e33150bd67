import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { readAccounts } from '../../members/index.ts';
import { selectFeedback, type Feedback, type FeedbackQuery } from '../store.ts';

export interface FeedbackPage {
  readonly rows: readonly (Feedback & { readonly account: string })[];
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
  const accounts = await readAccounts(ctx, [...new Set(shown.map(({ memberId }) => memberId))]);
  return {
    rows: shown.map((row) => ({ ...row, account: accounts.get(row.memberId) ?? '' })),
    nextCursor: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
