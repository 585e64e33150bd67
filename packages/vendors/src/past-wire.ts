import { z } from 'zod';
import { dayBet } from './report-wire.ts';
import { codeText } from './wire/fields.ts';

/** No vendor takes this but the simulator; below its report address, and signed as a launch is. */
export const pastPath = '/past';

const mostBets = 40;

/**
 * Bets of a past in which the simulator did not run yet, as it is to have them in its own books: a
 * demo site tells them once, so that both sides remember the same days.
 */
export const pastOrder = z.strictObject({
  gameCode: codeText,
  bets: z.array(dayBet).max(mostBets),
});
export type PastOrder = z.output<typeof pastOrder>;

export const pastAnswer = z.looseObject({ kept: z.int() });
