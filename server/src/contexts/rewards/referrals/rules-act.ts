import { isCurrencyCode } from '@portal/money';
import { mostGiftMultiple } from '@portal/protocol';
import { z } from 'zod';
import type { Act } from '../../operators/index.ts';
import type { Facts } from '../../trail/index.ts';
import { changeReferralRules } from './use-cases/change-referral-rules.ts';

/** JSON has no bigint. */
const minorText = z.string().regex(/^\d{1,19}$/u);

const payload = z.strictObject({
  siteId: z.string(),
  /** Of the rules that it changes; under others it can only be refused. */
  version: z.int().min(0),
  isOpen: z.boolean(),
  names: z.record(z.string(), z.string()),
  windowDays: z.int().positive(),
  leastDepositMinor: minorText,
  leastValidMinor: minorText,
  needsPhone: z.boolean(),
  monthlyLimit: z.int().positive(),
  lifeLimit: z.int().positive(),
  referrerMinor: minorText,
  friendMinor: minorText,
  multiple: z.int().min(0).max(mostGiftMultiple),
  shareBasisPoints: z.int().min(0),
  needsIdentity: z.boolean(),
  currency: z.string().refine(isCurrencyCode),
  facts: z.record(z.string(), z.string()),
});

type Payload = z.output<typeof payload>;

/**
 * Rules of invitations that give more than one operator promises alone, as a second person approves
 * them (R53); once others are in force they can only be refused.
 */
export const changeRules: Act<Payload> = {
  name: 'referral.change_rules',
  ability: 'loyalty.manage',
  payload,
  facts: ({ facts, currency }): Facts => ({ ...facts, currency }),
  subject: ({ siteId }) => ({ type: 'referral', id: siteId }),
  perform: async (ctx, { payload: approved, reason }) => {
    const { siteId: _site, currency: _, facts: _said, version, ...form } = approved;
    const figures = {
      leastDepositMinor: BigInt(form.leastDepositMinor),
      leastValidMinor: BigInt(form.leastValidMinor),
      referrerMinor: BigInt(form.referrerMinor),
      friendMinor: BigInt(form.friendMinor),
    };
    await changeReferralRules(ctx, { form: { ...form, ...figures }, version, reason });
  },
};
