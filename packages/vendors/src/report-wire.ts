import { z } from 'zod';
import { settledResults, stakeFeatures, stakeFundings } from './command.ts';
import { addressText, codeText, idText, wireText } from './wire/fields.ts';

/** Digits and a point; each side reads it by way of its digits. */
const amount = z.string().regex(/^\d{1,18}(\.\d{1,4})?$/u);
const moment = z.iso.datetime();

/** How a bet stands at its vendor: in play, with its result, or as if it had never been. */
export const dayBetStates = ['OPEN', 'SETTLED', 'CANCELLED'] as const;
export type DayBetState = (typeof dayBetStates)[number];

const words = wireText.min(1).max(200);
const odds = z.string().regex(/^\d{1,6}(?:\.\d{1,6})?$/u);

/** What a bet was struck on, as `StakeTerms`; said of what is played in purses (R42). */
const dayTerms = z.looseObject({
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
  numbersCovered: z.int().min(1).max(38).optional(),
  coverage: z
    .string()
    .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/u)
    .optional(),
  feature: z.enum(stakeFeatures).optional(),
  funding: z.enum(stakeFundings).optional(),
  legs: z
    .array(z.looseObject({ selection: words, odds }))
    .max(40)
    .optional(),
});

/** A bet in the vendor's own books (docs/rules/vendor-wallet.md, rule 22). */
export const dayBet = z.looseObject({
  /** That of the stake, or of a prize without one. */
  txId: idText,
  roundId: wireText.max(120),
  playerId: idText,
  currency: codeText,
  placedAt: moment,
  stake: amount,
  payout: amount,
  state: z.enum(dayBetStates),
  /** Of a vendor that keeps purses: what is played there is known from its own books alone. */
  gameCode: codeText.optional(),
  /** Of the purse, after what became of the bet. */
  balance: amount.optional(),
  terms: dayTerms.optional(),
  /** Of a settled bet, where its payout does not say it. */
  result: z.enum(settledResults).optional(),
  /** What of a bet in a card room counts, as its vendor reckons it. */
  validAmount: amount.optional(),
});
export type DayBet = z.output<typeof dayBet>;

/**
 * Asks for the bets that were placed from a moment on and before another, a page at a time: `after`
 * is the `next` of the page before. Signed as a launch is.
 */
export const dayQuery = z.strictObject({
  from: moment,
  to: moment,
  after: idText.optional(),
});
export type DayQuery = z.output<typeof dayQuery>;

export const mostBetsOfPage = 2000;

/** Each bet is read by itself: one that is none loses no other. */
export const dayAnswer = z.looseObject({
  bets: z.array(z.unknown()).max(mostBetsOfPage),
  /** Null on the last page. */
  next: idText.nullable(),
});
/** As a vendor writes it. */
export interface DayAnswer {
  readonly bets: readonly DayBet[];
  readonly next: string | null;
}

const namedLine = z.looseObject({
  txId: idText.optional().catch(undefined),
  placedAt: moment.optional().catch(undefined),
});

/** What can still be told of a line that is no bet. */
export function dayLineOf(line: unknown): { readonly txId?: string; readonly placedAt?: string } {
  const read = namedLine.safeParse(line);
  const { txId, placedAt } = read.success ? read.data : {};
  return { ...(txId !== undefined && { txId }), ...(placedAt !== undefined && { placedAt }) };
}

/** Asks for a page on which a player sees again what a bet of theirs came to. */
export const roundQuery = z.strictObject({
  txId: idText,
  playerId: idText,
  language: codeText,
});
export type RoundQuery = z.output<typeof roundQuery>;

/** The address opens once. */
export const roundAnswer = z.looseObject({ url: addressText });

/** Below the address that the vendor gave. */
export const reportPaths = { day: '/bets', round: '/rounds' } as const;
