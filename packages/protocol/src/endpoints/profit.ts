import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { gameTypes } from '../game-sets.ts';
import { fileReply, wholeRecordQuery } from '../schemas/record.ts';
import { amountText, currencyText, dayText } from '../schemas/wire.ts';

/** What was played; `net` is the member's side: what came back without what was staked. */
const play = { bets: z.int(), stake: amountText, payout: amountText, net: amountText };

export const readProfit = endpoint({
  method: 'GET',
  path: '/wps/relay/wallet/profit',
  summary: 'What the caller won and lost in some days, by day and by category (personalProfit).',
  access: 'member',
  rate: 'read',
  query: wholeRecordQuery({}),
  reply: z.strictObject({
    currency: currencyText,
    totals: z.strictObject({
      ...play,
      /** What counts as turnover. */
      valid: amountText,
      bonus: amountText,
      rebate: amountText,
      /** Salaries and dividends of an agent. */
      income: amountText,
      /** The net of play and all that was given on top. */
      whole: amountText,
    }),
    /** The largest stake first; without those that nobody played. */
    categories: z.array(
      z.strictObject({ category: z.enum(gameTypes), ...play, valid: amountText }),
    ),
    /** Every day of the range, in order. */
    days: z.array(z.strictObject({ day: dayText, ...play })),
  }),
  errors: [],
});

export const readProfitFile = endpoint({
  method: 'GET',
  path: '/wps/relay/wallet/profit/file',
  summary: 'The same by day and category as CSV.',
  access: 'member',
  rate: 'write',
  query: wholeRecordQuery({}),
  reply: fileReply,
  errors: [],
});

export const readLifetimeMoney = endpoint({
  method: 'GET',
  path: '/wps/relay/wallet/lifetime',
  summary: 'All that the caller ever paid in and took out (R14).',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({
    currency: currencyText,
    deposits: z.int(),
    paidIn: amountText,
    takenOut: amountText,
    /** Paid in without what was taken out: below zero for who took out more. */
    netDeposits: amountText,
  }),
  errors: [],
});

/** The months of the statement of protection; the newest first, those without anything too. */
const monthCount = 12;

const monthMoney = {
  deposits: amountText,
  withdrawals: amountText,
  ...play,
};

export const readProfitMonths = endpoint({
  method: 'GET',
  path: '/wps/relay/wallet/profit/months',
  summary: 'Deposits, withdrawals and play of the caller in the last twelve months (RG-07).',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({
    currency: currencyText,
    totals: z.strictObject(monthMoney),
    months: z
      .array(z.strictObject({ month: z.string().regex(/^\d{4}-\d{2}$/u), ...monthMoney }))
      .length(monthCount),
  }),
  errors: [],
});

export const readProfitMonthsFile = endpoint({
  method: 'GET',
  path: '/wps/relay/wallet/profit/months/file',
  summary: 'The same by month as CSV.',
  access: 'member',
  rate: 'write',
  reply: fileReply,
  errors: [],
});
