import { z } from 'zod';
import { roundStates } from '../game-sets.ts';
import { roundFacts } from './play.ts';
import { amountText, instantText } from './wire.ts';

/** A step that was taken; each engine adds its action. */
export const stepFacts = z.strictObject({
  at: instantText,
  /** What it debited and what it paid; mostly zero. */
  stake: amountText,
  win: amountText,
  /** Taken for a player who did not come back (R37). */
  isTimeout: z.boolean(),
});

/** A round that its player plays step by step; each engine adds what its player may see. */
export const steppedRoundFacts = roundFacts.extend({
  state: z.enum(roundStates),
  /** Null while the round is open. */
  balanceAfter: amountText.nullable(),
  /** The number that the next step carries; the opening was step 0. Null when the round is over. */
  step: z.int().nullable(),
  /** When the round is ended without its player; null when it is over. */
  timesOutAt: instantText.nullable(),
});
