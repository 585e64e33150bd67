import { z } from 'zod';
import { settledResults, stakeFeatures, stakeFundings } from '../../command.ts';
import { codeText, countNumeral, idText, numeral } from '../../wire/fields.ts';

const words = z.string().min(1).max(200);
const oddsPattern = /^\d{1,6}(?:\.\d{1,6})?$/u;
const odds = numeral.refine(({ text }) => oddsPattern.test(text));
/** No wheel has more pockets. */
const mostNumbers = 38;
const mostLegs = 40;

const place = numeral.refine(({ text }) => /^[1-9]\d?$/u.test(text) && Number(text) <= mostLegs);

const terms = z.looseObject({
  event: words.optional(),
  selection: words.optional(),
  market: words.optional(),
  marketKey: idText.optional(),
  odds: odds.optional(),
  oddsFormat: codeText.optional(),
  side: z
    .string()
    .regex(/^[A-Z_]{1,20}$/u)
    .optional(),
  numbersCovered: numeral
    .refine(({ text }) => /^[1-9]\d?$/u.test(text) && Number(text) <= mostNumbers)
    .optional(),
  coverage: numeral
    .refine(({ text }) => /^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/u.test(text))
    .optional(),
  feature: z.enum(stakeFeatures).optional(),
  funding: z.enum(stakeFundings).optional(),
  legs: z
    .array(z.looseObject({ selection: words, odds }))
    .max(mostLegs)
    .optional(),
});

const transaction = z.looseObject({
  id: idText.optional(),
  refId: idText.optional(),
  roundId: idText.optional(),
  amount: numeral.optional(),
  status: z.enum(['WAITING', 'OPEN']).optional(),
  type: z.enum(['NORMAL', 'CASHOUT']).optional(),
  endRound: z.boolean().optional(),
  terms: terms.optional(),
  result: z.enum(settledResults).optional(),
  /** What of the stake stays in play, and what a card room counts of it. */
  leavesOpen: numeral.optional(),
  validAmount: numeral.optional(),
  voidLegs: z.array(place).max(mostLegs).optional(),
  campaignId: idText.optional(),
  rewardId: idText.optional(),
  roundsLeft: countNumeral.optional(),
  jackpot: z.looseObject({ progressive: numeral, fixed: numeral }).optional(),
  reason: z.string().max(200).optional(),
});
export type SeaTransaction = z.output<typeof transaction>;

export const seaMessage = z.looseObject({
  companyKey: z.string().max(400),
  id: idText,
  username: idText,
  currency: codeText,
  sessionToken: idText.optional(),
  gameCode: codeText.optional(),
  tableId: idText.optional(),
  txns: z.array(transaction).max(100).optional(),
});
