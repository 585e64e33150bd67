import { z } from 'zod';
import { rateCategories } from '../rate-categories.ts';
import { amountText, percentText } from './wire.ts';

/** A rank of the ladder: what it asks for in a life, what keeps it, what reaching it gives once. */
export const vipRank = z.strictObject({
  rank: z.int(),
  name: z.string(),
  upgradeDeposit: amountText,
  upgradeValid: amountText,
  /** Play within each 90 days. */
  keepValid: amountText,
  gift: amountText,
  /** Where it brings more of the play than everybody gets, in per cent. */
  rebates: z.array(z.strictObject({ category: z.enum(rateCategories), rate: percentText })),
});
