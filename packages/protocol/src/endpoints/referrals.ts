import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { referralStates, shownReferralReasons } from '../referrals.ts';
import {
  amountText,
  currencyText,
  cursorPageOf,
  cursorQuery,
  instantText,
  languageCode,
} from '../schemas/wire.ts';

export const readReferral = endpoint({
  method: 'GET',
  path: '/wps/relay/referrals/summary',
  summary: 'The own code, the rules of now, and what came of the invitations until now.',
  access: 'member',
  rate: 'read',
  query: z.strictObject({ language: languageCode.optional() }),
  reply: z.strictObject({
    /** Null while the caller hears of no offers (R13). */
    code: z.string().nullable(),
    currency: currencyText,
    /** Null while the site rewards nobody, and while the caller hears of no offers. */
    rules: z
      .strictObject({
        name: z.string(),
        windowDays: z.int(),
        leastDepositAmount: amountText,
        leastValidAmount: amountText,
        needsPhone: z.boolean(),
        monthlyLimit: z.int(),
        referrerAmount: amountText,
        friendAmount: amountText,
        multiple: z.int(),
        /** Of what a friend plays in these days; hundredths of a percent, 0 for nothing. */
        shareBasisPoints: z.int(),
        needsIdentity: z.boolean(),
      })
      .nullable(),
    counts: z.record(z.enum(referralStates), z.int()),
    earnedAmount: amountText,
    /** Of this month by the site's calendar. */
    monthAmount: amountText,
  }),
  errors: [],
});

export const listReferrals = endpoint({
  method: 'GET',
  path: '/wps/relay/referrals',
  summary: 'Who came with the own code, the newest first, with what it brought and why.',
  access: 'member',
  rate: 'read',
  query: z.strictObject(cursorQuery(50, 'mbr')),
  reply: cursorPageOf(
    z.strictObject({
      /** Masked. */
      account: z.string(),
      joinedAt: instantText,
      state: z.enum(referralStates),
      /** What is missing, or why nothing comes; null for what was rewarded. */
      reason: z.enum(shownReferralReasons).nullable(),
      /** What it brings, or would. */
      rewardAmount: amountText,
      /** What their play brought besides; null until it is reckoned. */
      shareAmount: amountText.nullable(),
      currency: currencyText,
    }),
  ),
  errors: [],
});
