import { abilitiesOf, type Endpoints, type ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { OperatorActor } from '../../platform/context.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { readAccounts } from '../members/index.ts';
import type { ReviewRow } from './store-reviews.ts';
import { endReview } from './use-cases/end-review.ts';
import { accountIn, listReviews } from './use-cases/list-reviews.ts';

const rowsPerPage = 20;

/** What senders of bets left for a person to look at. */
export function betsDeskRoutes(): readonly Route[] {
  return [
    route(endpoints.listBetReviews, async (ctx, { query }) => {
      const { view = 'waiting', vendorCode, limit = rowsPerPage, ...others } = query;
      const provider = vendorCode === undefined ? undefined : `vendor:${vendorCode}`;
      const isOpen = view === 'waiting';
      const page = await listReviews(ctx, { isOpen, provider, limit, ...others });
      const content = page.rows.map((row) => presentReview(row, ctx.actor));
      return { content, nextCursor: page.nextCursor };
    }),
    route(endpoints.endBetReview, async (ctx, { params, body }) => {
      const review = await endReview(ctx, { ...params, ...body });
      const { memberId } = review;
      const accounts = await readAccounts(ctx, memberId === null ? [] : [memberId]);
      return presentReview({ ...review, account: accountIn(accounts, review) }, ctx.actor);
    }),
  ];
}

function presentReview(
  review: ReviewRow & { readonly account: string },
  { role }: OperatorActor,
): ReplyOf<Endpoints['endBetReview']> {
  const { id, reason, provider, subject, memberId, account, roundId, closedBy, note } = review;
  const mayClose = abilitiesOf(role).includes('bets.decide') && review.closedAt === null;
  return {
    id,
    reason,
    provider,
    transactionId: subject,
    memberId,
    account,
    roundId: roundId ?? '',
    betId: review.betId,
    openedAt: String(review.openedAt),
    closedAt: review.closedAt === null ? null : String(review.closedAt),
    closedBy,
    note,
    abilities: mayClose ? ['close'] : [],
  };
}
