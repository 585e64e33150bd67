import { z } from 'zod';
import { betCategories, betStates } from '../bets.ts';
import { endpoint } from '../endpoint.ts';
import { betLine, betReceipt } from '../schemas/bet.ts';
import { betId } from '../schemas/ids.ts';
import { playMode } from '../schemas/play.ts';
import { filePartQuery, filePartReply, recordQuery, wholeRecordQuery } from '../schemas/record.ts';
import { amountText, currencyText, cursorPageOf, cursorQuery } from '../schemas/wire.ts';
import { languageCode } from '../schemas/wire.ts';

/** Which bets of a member. */
export const betFilter = {
  mode: playMode.optional(),
  category: z.enum(betCategories).optional(),
  /** `games`, `lottery`, `vendor:<code>`. */
  provider: z
    .string()
    .regex(/^[\w:.-]{1,60}$/u)
    .optional(),
  state: z.enum(betStates).optional(),
};

export const listBets = endpoint({
  method: 'GET',
  path: '/wps/relay/bets',
  summary: 'Betting record of every product, newest first (MC-11); `cursor` continues after a line',
  access: 'session',
  rate: 'read',
  query: recordQuery({
    ...betFilter,
    language: languageCode.optional(),
    ...cursorQuery(100, 'bet'),
  }),
  reply: cursorPageOf(betLine),
  errors: ['in_need_true_account'],
});

export const readBetTotals = endpoint({
  method: 'GET',
  path: '/wps/relay/bets/totals',
  summary: 'What was staked and won with the bets of some days, and who took them',
  access: 'session',
  rate: 'read',
  query: wholeRecordQuery(betFilter),
  /** Of every bet of the days and filters that were asked for, whatever the page. */
  reply: z.strictObject({
    currency: currencyText,
    bets: z.int(),
    stake: amountText,
    /** Of the stakes those of bets that are not over; they have no part in the net. */
    open: amountText,
    /** Of the stakes those of bets that were taken back, refused or are void: they came back. */
    givenBack: amountText,
    payout: amountText,
    net: amountText,
    valid: amountText,
    /** Of all bets of these days, whichever provider was asked for. */
    providers: z.array(z.strictObject({ provider: z.string(), vendorName: z.string() })),
  }),
  errors: ['in_need_true_account'],
});

export const readBetsFile = endpoint({
  method: 'GET',
  path: '/wps/relay/bets/file',
  summary: 'Betting record of some days as CSV, in parts',
  access: 'session',
  rate: 'read',
  query: filePartQuery({ ...betFilter, language: languageCode.optional() }, 'bet'),
  reply: filePartReply,
  errors: ['in_need_true_account'],
});

export const readBet = endpoint({
  method: 'GET',
  path: '/wps/relay/bets/{betId}',
  summary: "Receipt of a bet: its stake and terms, the vendor's ids, and every version of it",
  access: 'session',
  rate: 'read',
  params: z.strictObject({ betId }),
  query: z.strictObject({ language: languageCode.optional() }),
  reply: betReceipt,
  errors: ['bet_not_found'],
});

export const openBetReplay = endpoint({
  method: 'POST',
  path: '/wps/relay/bets/{betId}/replay',
  summary: 'The address at which the vendor of a bet shows its round again; it opens once (MC-11)',
  access: 'session',
  rate: 'write',
  params: z.strictObject({ betId }),
  body: z.strictObject({ language: languageCode.optional() }),
  reply: z.strictObject({ url: z.url() }),
  errors: ['bet_not_found', 'replay_unavailable'],
});
