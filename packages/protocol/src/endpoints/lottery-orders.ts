import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { stakeRefusals } from '../protection.ts';
import { lotteryGameCode, lotteryIssueNo, lotteryIssueReply } from '../schemas/lottery.ts';
import {
  acceptedLine,
  lotteryLine,
  lotteryTicketReply,
  lotteryTicketStates,
} from '../schemas/lottery-order.ts';
import { betId, lotteryOrderId, lotteryTicketId } from '../schemas/ids.ts';
import { amountText, currencyText, cursorPageOf, cursorQuery, hashText } from '../schemas/wire.ts';

const orderReply = z.strictObject({
  orderId: lotteryOrderId,
  gameCode: lotteryGameCode,
  currency: currencyText,
  cost: amountText,
  rebate: amountText,
  lines: z.array(acceptedLine),
  stopsWhenWon: z.boolean(),
  tickets: z.array(lotteryTicketReply),
  balance: amountText,
});

export const placeLotteryOrder = endpoint({
  method: 'POST',
  path: '/wps/relay/lottery/orders',
  summary: 'Places a slip in one issue, or in the issues of a chase; all of it or nothing (R40)',
  access: 'session',
  rate: 'play',
  idempotent: true,
  largeBody: 'tickets',
  body: z.strictObject({
    gameCode: lotteryGameCode,
    lines: z.array(lotteryLine).min(1).max(200),
    /** The issue on sale, or the issues of a chase in their order, each with its multiple. */
    issues: z
      .array(z.strictObject({ issueNo: lotteryIssueNo, multiple: z.int().min(1).max(9999) }))
      .min(1)
      .max(120),
    stopsWhenWon: z.boolean().optional(),
  }),
  reply: orderReply,
  errors: [
    'in_need_true_account',
    'lottery_game_not_found',
    'lottery_game_paused',
    'lottery_group_refused',
    'lottery_line_refused',
    'lottery_price_changed',
    'lottery_issue_not_found',
    'lottery_issue_closed',
    'lottery_exposure_reached',
    'lottery_issue_sold_out',
    'lottery_stake_limit',
    ...stakeRefusals,
    'insufficient_balance',
  ],
});

export const cancelLotteryOrder = endpoint({
  method: 'POST',
  path: '/wps/relay/lottery/orders/{orderId}/cancel',
  summary:
    'Takes a whole order back, or issues of a chase, before they close; stake and rebate go back',
  access: 'member',
  rate: 'play',
  idempotent: true,
  params: z.strictObject({ orderId: lotteryOrderId }),
  body: z.strictObject({ issueNos: z.array(lotteryIssueNo).min(1).max(120).optional() }),
  reply: z.strictObject({ tickets: z.array(lotteryTicketReply), balance: amountText }),
  errors: [
    'lottery_order_not_found',
    'lottery_issue_not_found',
    'lottery_order_cancelled',
    'lottery_issue_closed',
    'lottery_cancels_used',
    'insufficient_balance',
  ],
});

export const listLotteryTickets = endpoint({
  method: 'GET',
  path: '/wps/relay/lottery/tickets',
  summary: 'Tickets of the member, the newest first',
  access: 'session',
  rate: 'read',
  query: z.strictObject({
    gameCode: lotteryGameCode.optional(),
    state: z.enum(lotteryTicketStates).optional(),
    ...cursorQuery(100, 'ltk'),
  }),
  reply: cursorPageOf(lotteryTicketReply),
  errors: ['in_need_true_account'],
});

export const readOwnLotteryIssue = endpoint({
  method: 'GET',
  path: '/wps/relay/lottery/games/{gameCode}/own',
  summary: 'What the member has in an issue: stakes beside the limit, and what came back',
  access: 'session',
  rate: 'read',
  params: z.strictObject({ gameCode: lotteryGameCode }),
  query: z.strictObject({ issueNo: lotteryIssueNo }),
  reply: z.strictObject({
    gameCode: lotteryGameCode,
    issueNo: lotteryIssueNo,
    /** Without what was taken back or is void, as the sums below. */
    tickets: z.int(),
    /** Of them, those that are still to be paid or lost. */
    open: z.int(),
    currency: currencyText,
    staked: amountText,
    payout: amountText,
    /** What one member may stake on an issue of the game; null for no limit. */
    limit: amountText.nullable(),
  }),
  errors: ['in_need_true_account', 'lottery_game_not_found', 'lottery_issue_not_found'],
});

export const readLotteryTicket = endpoint({
  method: 'GET',
  path: '/wps/relay/lottery/tickets/{ticketId}',
  summary: 'Receipt of a ticket: its lines, its issue, and its way to the sealed root (R46)',
  access: 'session',
  rate: 'read',
  params: z.strictObject({ ticketId: lotteryTicketId }),
  reply: z.strictObject({
    ticket: lotteryTicketReply,
    /** The ticket in the record of all bets. */
    betId,
    lines: z.array(acceptedLine),
    linesHash: hashText,
    costMinor: z.string(),
    issue: lotteryIssueReply,
    /** Empty until the tickets are sealed. */
    path: z.array(z.strictObject({ hash: hashText, side: z.enum(['before', 'after']) })),
  }),
  errors: ['lottery_order_not_found', 'in_need_true_account'],
});
