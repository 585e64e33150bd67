import { currency as currencyOf, formatAmount } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import { type Ctx, type MemberActor } from '../../../platform/context.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Bets, originOf } from '../../bets/index.ts';
import { batchedMoneyRoute, moneyRoute } from '../../wallet/index.ts';
import type { Placing } from './placing.ts';
import { type OrderReply, presentPlaced, presentTicket } from './present-order.ts';
import { readOwnIssue } from './read-own-issue.ts';
import { readTicket } from './read-ticket.ts';
import { selectTickets } from './store-orders.ts';
import { cancelOrder } from './use-cases/cancel-order.ts';

const ticketsOfPage = 30;

interface OrderParts {
  readonly bets: Bets;
  readonly placing: Placing;
}

/** What a member bets, takes back and looks at. */
export function orderRoutes({ bets, placing }: OrderParts): readonly Route[] {
  return [
    batchedMoneyRoute(endpoints.placeLotteryOrder, {
      submit: ({ ctx }, { body, request }, claim) =>
        placing.submit({ actor: ctx.actor, body, origin: originOf(ctx, request), claim }),
      present: presentPlaced,
      // `takeOrders` stored it under this key, whole: its tickets have gone on since.
      recall: (_, value) => Promise.resolve(value as OrderReply),
    }),
    moneyRoute(endpoints.cancelLotteryOrder, async (ctx, { params, body }) => {
      const cancelling = { orderId: params.orderId, issueNos: body.issueNos };
      const { tickets, balanceMinor } = await cancelOrder(ctx, bets, cancelling);
      const unit = currencyOf(ctx.site.currency);
      return { tickets: tickets.map(presentTicket), balance: formatAmount(balanceMinor, unit) };
    }),
    route(endpoints.listLotteryTickets, async (ctx, { query }) => {
      const limit = query.limit ?? ticketsOfPage;
      const rows = await selectTickets(ctx.tx, {
        memberId: realMember(ctx),
        gameCode: query.gameCode,
        state: query.state,
        before: query.cursor,
        limit,
      });
      const nextCursor = rows.length === limit ? (rows.at(-1)?.id ?? null) : null;
      return { content: rows.map(presentTicket), nextCursor };
    }),
    route(endpoints.readOwnLotteryIssue, async (ctx, { params, query }) =>
      readOwnIssue(ctx, { memberId: realMember(ctx), ...params, ...query }),
    ),
    route(endpoints.readLotteryTicket, async (ctx, { params }) =>
      readTicket(ctx, { memberId: realMember(ctx), id: params.ticketId }),
    ),
  ];
}

function realMember({ actor }: Ctx<MemberActor>) {
  if (actor.isTrial) {
    throw new Refusal('in_need_true_account');
  }
  return actor.id;
}
