import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rateCategories } from '../rate-categories.ts';
import { rebateId } from '../schemas/ids.ts';
import {
  amountText,
  currencyText,
  cursorPageOf,
  cursorQuery,
  dayInput,
  instantText,
  pageOf,
  pageQuery,
  percentText,
} from '../schemas/wire.ts';

const base = '/wps/relay/rebates';

/** Of the own play, or the differences that agents get of the play below them. */
const source = z.enum(['own', 'team']);

const earned = {
  category: z.enum(rateCategories),
  source,
  valid: amountText,
  amount: amountText,
};

export const readRebates = endpoint({
  method: 'GET',
  path: base,
  summary: 'What the member earned and was not paid yet, by category, and how it is paid.',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({
    currency: currencyText,
    /** `auto` is credited at 02:00; `manual` may be claimed as well. */
    mode: z.enum(['auto', 'manual']),
    total: amountText,
    leastAmount: amountText,
    creditsAt: instantText,
    rows: z.array(
      z.strictObject({
        ...earned,
        /** Of the own play, in per cent. */
        rate: percentText.nullable(),
        /** Too young to be paid yet. */
        waiting: amountText,
      }),
    ),
  }),
  errors: [],
});

export const claimRebates = endpoint({
  method: 'POST',
  path: `${base}/claim`,
  summary: 'Pays what was earned, of one category or of all.',
  access: 'member',
  rate: 'write',
  idempotent: true,
  body: z.strictObject({ category: z.enum(rateCategories).optional(), source: source.optional() }),
  reply: z.strictObject({ amount: amountText, currency: currencyText }),
  errors: ['rebate_automatic', 'rebate_closed', 'rebate_too_soon', 'rebate_below_least'],
});

export const listRebatePayments = endpoint({
  method: 'GET',
  path: `${base}/payments`,
  summary: 'What the member was paid, newest first.',
  access: 'member',
  rate: 'read',
  query: z.strictObject(cursorQuery(100, 'reb')),
  reply: cursorPageOf(
    z.strictObject({
      id: rebateId,
      kind: z.enum(['auto', 'claim']),
      amount: amountText,
      currency: currencyText,
      paidAt: instantText,
      parts: z.array(z.strictObject(earned)),
    }),
  ),
  errors: [],
});

/** Exact, with four decimals: what is paid is floored once, on the sum. */
const earnedText = z.string().regex(/^-?\d+\.\d{4}$/u);

/** `base` times `factor` is `earned`, of which each time less than 0.0001 was rounded down. */
const shareStep = z.strictObject({
  /** A distance of rates, in per cent, or of prize groups (A8, A9). */
  kind: z.enum(['rate', 'group']),
  own: z.string(),
  /** Of whoever stands below on the line; 0 for the rate of the own play. */
  below: z.string(),
  /** A fraction: `3/2000`. */
  factor: z.string().regex(/^\d+\/\d+$/u),
  base: amountText,
  times: z.int(),
  earned: earnedText,
});

export const listRebateShares = endpoint({
  method: 'GET',
  path: `${base}/shares`,
  summary: 'Whose play of a day brought the caller what of a category, the most first.',
  access: 'member',
  rate: 'read',
  query: z.strictObject({
    day: dayInput,
    category: z.enum(rateCategories),
    source,
    ...pageQuery(100),
  }),
  reply: pageOf(
    z.strictObject({
      account: z.string(),
      valid: amountText,
      earned: earnedText,
      /** Of what it is made up; empty for play of before rates were kept. */
      steps: z.array(shareStep),
    }),
  ).extend({ currency: currencyText, valid: amountText, earned: earnedText }),
  errors: [],
});
