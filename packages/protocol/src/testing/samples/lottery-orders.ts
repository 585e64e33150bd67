import type { Sample } from '../sample.ts';
import { readLotteryIssue } from './lottery.ts';

const ticket = {
  ticketId: 'ltk_0198f0aa8000',
  orderId: 'lto_0198f0aa8000',
  gameCode: 'SSC1M',
  issueNo: '20260302-0480',
  drawsAt: '2026-03-02T08:00:00Z',
  closesAt: '2026-03-02T07:59:55Z',
  movedFrom: null,
  placedAt: '2026-03-02T07:59:30Z',
  multiple: 1,
  currency: 'THB',
  cost: '6.00',
  rebate: '0.06',
  payout: '19.50',
  cut: '0.00',
  state: 'won',
  cancelledFor: null,
  drawVersion: 1,
  draw: { balls: [7, 0, 4, 4, 9] },
  leaf: 'd'.repeat(64),
} satisfies Sample<'listLotteryTickets'>['content'][number];

const open = {
  ...ticket,
  ticketId: 'ltk_0198f0aa8001',
  issueNo: '20260302-0481',
  closesAt: '2026-03-02T08:00:55Z',
  drawsAt: '2026-03-02T08:01:00Z',
  payout: '0.00',
  state: 'open',
  drawVersion: 0,
  draw: null,
} satisfies Sample<'listLotteryTickets'>['content'][number];

const line = {
  betType: 'ssc.dwd',
  selection: { pos: [[7, 8, 9], [], [], [], []] },
  choice: { prizeGroup: 1930 },
  units: 3,
  stakePerUnit: '2',
  discount: '0',
  odds: [{ tier: 'win', odds: '9.65' }],
  legs: null,
  cost: '6',
  rebate: '0.06',
} satisfies Sample<'readLotteryTicket'>['lines'][number];

export const placeLotteryOrder: Sample<'placeLotteryOrder'> = {
  orderId: ticket.orderId,
  gameCode: 'SSC1M',
  currency: 'THB',
  cost: '6.00',
  rebate: '0.06',
  lines: [line],
  stopsWhenWon: false,
  tickets: [open],
  balance: '12474.56',
};

export const cancelLotteryOrder: Sample<'cancelLotteryOrder'> = {
  tickets: [{ ...open, state: 'cancelled', cancelledFor: 'member' }],
  balance: '12480.50',
};

export const listLotteryTickets: Sample<'listLotteryTickets'> = {
  content: [open, ticket],
  nextCursor: null,
};

export const readLotteryTicket: Sample<'readLotteryTicket'> = {
  ticket,
  betId: 'bet_0198f0aa8000',
  lines: [line],
  linesHash: 'e'.repeat(64),
  costMinor: '600',
  issue: readLotteryIssue,
  path: [{ hash: 'f'.repeat(64), side: 'after' }],
};

export const readOwnLotteryIssue: Sample<'readOwnLotteryIssue'> = {
  gameCode: 'SSC1M',
  issueNo: '20260302-0481',
  tickets: 1,
  open: 1,
  currency: 'THB',
  staked: '6.00',
  payout: '0.00',
  limit: '1000.00',
};
