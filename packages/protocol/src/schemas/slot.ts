import { z } from 'zod';
import { volatilities } from '../game-sets.ts';
import { designFacts, roundFacts } from './play.ts';
import { amountText, percentText } from './wire.ts';

const position = z.tuple([z.int(), z.int()]);

/** One stop of the reels; credits and amounts already carry the multiplier of the feature. */
const spinReply = z.strictObject({
  stops: z.array(z.int()),
  /** Symbols by reel, top row first. */
  window: z.array(z.array(z.string())),
  wins: z.array(
    z.strictObject({
      /** Index of the line, or -1 for a win by ways. */
      line: z.int(),
      symbol: z.string(),
      count: z.int(),
      ways: z.int(),
      credits: z.int(),
      amount: amountText,
      /** `[reel, row]`, both from 0. */
      positions: z.array(position),
    }),
  ),
  scatter: z.strictObject({
    count: z.int(),
    credits: z.int(),
    amount: amountText,
    positions: z.array(position),
  }),
  multiplier: z.int(),
  freeSpinsAwarded: z.int(),
  winCredits: z.int(),
  win: amountText,
});

/** A settled round, whole: everything that showing it needs (R37). */
export const slotRoundReply = roundFacts.extend({
  balanceAfter: amountText,
  /** Absent for a paid round; the stake of a free one was not paid by the member. */
  funding: z.literal('FREEBET').optional(),
  base: spinReply,
  freeSpins: z.array(spinReply),
});

/** The rules of a slot as the client draws and explains them; the published strips included. */
export const slotDesignReply = designFacts.extend({
  engine: z.literal('slot'),
  reels: z.int(),
  rows: z.int(),
  strips: z.array(z.array(z.string())),
  paytable: z.record(z.string(), z.record(z.string(), z.int())),
  lines: z.array(z.array(z.int())).optional(),
  ways: z.literal(true).optional(),
  wild: z
    .strictObject({
      symbol: z.string(),
      reels: z.array(z.int()),
      substitutesAllBut: z.array(z.string()),
    })
    .optional(),
  scatter: z
    .strictObject({
      symbol: z.string(),
      paysTimesTotalBet: z.record(z.string(), z.number()),
      trigger: z.int(),
    })
    .optional(),
  freeSpins: z
    .strictObject({
      count: z.int(),
      multiplier: z.int(),
      retrigger: z.int(),
    })
    .optional(),
  totalBetCredits: z.int(),
  /** Exact enumeration, in percent with four decimals (R34). */
  returnPercent: z.strictObject({
    total: percentText,
    lines: percentText,
    scatter: percentText,
    freeSpins: percentText,
    hitFrequency: percentText,
  }),
  /** Paid spins per start of the feature, two decimals; absent without one. */
  spinsPerTrigger: z.string().optional(),
  /** From the enumeration of every stop; absent for a design that was never enumerated. */
  spread: z
    .strictObject({
      /** The largest win of one paid spin in credits; a free spin's is multiplied. */
      maxSpinCredits: z.int(),
      /** Standard deviation of what a round returns, in stakes, two decimals. */
      deviation: z.string().regex(/^\d+\.\d{2}$/u),
      volatility: z.enum(volatilities),
    })
    .optional(),
});
