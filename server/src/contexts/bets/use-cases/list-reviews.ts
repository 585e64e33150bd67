import type { BetReviewReason } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { readAccounts } from '../../members/index.ts';
import { type ReviewRow, selectReviews } from '../store-reviews.ts';

export interface ReviewPage {
  readonly rows: readonly (ReviewRow & { readonly account: string })[];
  readonly nextCursor: string | null;
}

/** What waits for somebody, the longest wait first, or what was closed, the newest first. */
export async function listReviews(
  ctx: Ctx<OperatorActor>,
  query: {
    readonly isOpen: boolean;
    readonly reason?: BetReviewReason | undefined;
    readonly provider?: string | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<ReviewPage> {
  const { cursor: after, limit, ...filters } = query;
  const found = await selectReviews(ctx.tx, { ...filters, after, limit: limit + 1 });
  const page = found.slice(0, limit);
  const accounts = await readAccounts(ctx, [...new Set(page.map(({ memberId }) => memberId))]);
  return {
    rows: page.map((row) => ({ ...row, account: accounts.get(row.memberId) ?? '' })),
    nextCursor: found.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}
