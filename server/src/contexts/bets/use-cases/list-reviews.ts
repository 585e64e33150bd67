import type { BetReviewReason } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { readAccounts } from '../../members/index.ts';
import { type ReviewRow, selectReviews } from '../store-reviews.ts';

export interface ReviewPage {
  /** The account is empty where the whole site is meant. */
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
  const memberIds = page.flatMap(({ memberId }) => (memberId === null ? [] : [memberId]));
  const accounts = await readAccounts(ctx, [...new Set(memberIds)]);
  return {
    rows: page.map((row) => ({ ...row, account: accountIn(accounts, row) })),
    nextCursor: found.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Empty for what is about the whole site. */
export function accountIn(
  accounts: ReadonlyMap<string, string>,
  { memberId }: Pick<ReviewRow, 'memberId'>,
): string {
  return (memberId === null ? undefined : accounts.get(memberId)) ?? '';
}
