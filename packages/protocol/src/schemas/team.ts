import { z } from 'zod';
import { rateCategories } from '../rate-categories.ts';
import { amountText, currencyText, dayInput, instantText } from './wire.ts';

const mostDays = 31;
const dayMs = 86_400_000;

/** Days of the site, both included, at most 31 of them (B5). */
export function monthQuery<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .strictObject({ ...shape, from: dayInput, to: dayInput })
    .refine((query) => isSpan(query), { error: `1 to ${mostDays} days`, path: ['to'] });
}

/** The same, and whose team. */
export function teamQuery<Shape extends z.ZodRawShape>(shape: Shape) {
  return monthQuery({
    ...shape,
    /** Whose team; the own one without it. */
    account: z.string().trim().min(1).max(64).optional(),
  });
}

function isSpan(query: { readonly from?: unknown; readonly to?: unknown }): boolean {
  const days = (Date.parse(String(query.to)) - Date.parse(String(query.from))) / dayMs;
  return days >= 0 && days < mostDays;
}

/** One category; all together without it. */
export const someCategory = { category: z.enum(rateCategories).optional() };

/** What somebody, or a team, did in these days. Money in and out belongs to no category. */
export const teamFigures = z.strictObject({
  betCount: z.int(),
  stake: amountText,
  valid: amountText,
  payout: amountText,
  /** Payouts less stakes, as seen by those who play. */
  net: amountText,
  deposit: amountText,
  withdrawal: amountText,
  rebate: amountText,
  bonus: amountText,
  /** Salaries and dividends that came to them. */
  salary: amountText,
  /** The net with rebates and bonuses. */
  total: amountText,
});

/** Whose figures these are, and when they were read. */
export const teamHead = {
  /** From the caller down to whose team this is, both included. */
  upline: z.array(z.string()),
  currency: currencyText,
  readAt: instantText,
};
