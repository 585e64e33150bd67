import { z } from 'zod';
import {
  betCategories,
  betChannels,
  betResults,
  betStates,
  placeVerdicts,
  revisionActors,
  revisionKinds,
} from '../bets.ts';
import { betId, foreignId, roundId } from './ids.ts';
import { playMode } from './play.ts';
import { amountText, currencyText, instantText } from './wire.ts';

/** A line of a betting record, of whichever product. */
export const betLine = z.strictObject({
  betId,
  category: z.enum(betCategories),
  /** The namespace of the sender: `games`, `lottery`, `vendor:<code>`. */
  provider: z.string(),
  /** Empty for the lottery, and where a game has left the catalogue. */
  vendorName: z.string(),
  gameCode: z.string(),
  displayName: z.string(),
  /** Empty where there is no picture. */
  iconUrl: z.string(),
  mode: playMode,
  state: z.enum(betStates),
  result: z.enum(betResults),
  placedAt: instantText,
  currency: currencyText,
  stake: amountText,
  payout: amountText,
  net: amountText,
});

/** One version of a bet; amounts are differences to the one before. */
const betRevision = z.strictObject({
  revision: z.int(),
  at: instantText,
  kind: z.enum(revisionKinds),
  /** The sender's transaction; empty where there is none. */
  transactionId: foreignId,
  state: z.enum(betStates),
  result: z.enum(betResults),
  stake: amountText,
  payout: amountText,
  valid: amountText,
  balanceAfter: amountText,
  /** Empty where nobody gave one. */
  reason: z.string(),
  /** Null where that was not kept yet. */
  actor: z.enum(revisionActors).nullable(),
});

/** What a prize is of, as its sender said it. */
const betPrize = z.strictObject({
  /** Ids of the sender; empty where it named none. */
  campaignId: foreignId,
  rewardId: foreignId,
  /** Free rounds that remained after it; null where that was not said. */
  roundsLeft: z.int().nonnegative().nullable(),
  /** The parts of a jackpot, apart; null where it was none. */
  jackpot: z.strictObject({ progressive: amountText, fixed: amountText }).nullable(),
});

/** Everything that is kept of a bet: what it was struck on, what it moved, every version of it. */
export const betReceipt = betLine.extend({
  settledAt: instantText.nullable(),
  /**
   * What of the stake was plain cash, own money that still has to be played, bonus money and a free
   * bet; and what of it is still in play.
   */
  stakeParts: z.strictObject({
    cash: amountText,
    locked: amountText,
    bonus: amountText,
    free: amountText,
    inPlay: amountText,
  }),
  /** What of it counts as turnover. */
  valid: amountText,
  balanceBefore: amountText,
  balanceAfter: amountText,
  /** The sender's ids; empty where there are none. */
  vendorTransactionId: foreignId,
  vendorRoundId: foreignId,
  tableId: foreignId,
  /** A round of ours, which can be shown again. */
  roundId: roundId.nullable(),
  terms: z.strictObject({
    event: z.string(),
    selection: z.string(),
    market: z.string(),
    odds: z.string(),
    oddsFormat: z.string(),
    rule: z.string(),
    side: z.string(),
    feature: z.string(),
    legs: z.array(z.strictObject({ selection: z.string(), odds: z.string() })),
  }),
  /** What it may bring, the stake included; null where the stake does not fix it. */
  possible: amountText.nullable(),
  /** Through what it came, and what the site made of the place; null where neither was kept. */
  channel: z.enum(betChannels).nullable(),
  place: z.strictObject({ verdict: z.enum(placeVerdicts), country: z.string() }).nullable(),
  /** Of a prize without a stake; null for every other bet. */
  prize: betPrize.nullable(),
  revisions: z.array(betRevision),
});
