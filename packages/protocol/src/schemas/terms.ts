import { z } from 'zod';
import { rateCategories } from '../rate-categories.ts';

/** Per cent of the turnover with two decimals at most, `"1.25"`. */
export const rateText = z.string().regex(/^\d{1,2}(\.\d{1,2})?$/u);

/** A prize group of the lottery (agents-loyalty-money.md A9). */
const prizeGroup = z.int().min(1800).max(2000).multipleOf(2);

/**
 * What an agent grants: a rate for each category, and a prize group where it is not the usual one.
 */
export const teamTerms = z.strictObject({
  rates: z.record(z.enum(rateCategories), rateText),
  prizeGroup: prizeGroup.nullable(),
});

/** Terms that somebody asks for; the usual ones without them. */
export const chosenTerms = { terms: teamTerms.optional() };
