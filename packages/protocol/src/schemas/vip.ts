import { z } from 'zod';
import { rateCategories } from '../rate-categories.ts';
import { birthdayStates } from '../birthday-states.ts';
import { amountText, dayText, percentText } from './wire.ts';

/** The gift of the own rank for a birthday; days of the site, none where no birthday was said. */
export const birthdayGift = z.strictObject({
  gift: amountText,
  state: z.enum(birthdayStates),
  from: dayText.nullable(),
  to: dayText.nullable(),
});

/** A rank of the ladder: what it asks for in a life, what keeps it, what reaching it gives once. */
export const vipRank = z.strictObject({
  rank: z.int(),
  name: z.string(),
  upgradeDeposit: amountText,
  upgradeValid: amountText,
  /** Play within each 90 days. */
  keepValid: amountText,
  gift: amountText,
  /** Within three days of a birthday, once for each. */
  birthdayGift: amountText,
  /** By how many percent the bonus of a deposit is larger. */
  depositBoost: z.int().min(0).max(100),
  /** Somebody of the house looks after whoever stands on it and was checked for it. */
  hasHost: z.boolean(),
  /** Where it brings more of the play than everybody gets, in per cent. */
  rebates: z.array(z.strictObject({ category: z.enum(rateCategories), rate: percentText })),
});

/** What a rank brings by other settings: gifts of promotions, and withdrawals of a day. */
export const rankBenefit = z.strictObject({
  rank: z.int(),
  /** Of each week and each month; zero for none. */
  weeklyGift: amountText,
  monthlyGift: amountText,
  withdrawals: z.int(),
  withdrawalAmount: amountText,
  /** How many of a day carry no fee; null where none does. */
  freeWithdrawals: z.int().nullable(),
});
