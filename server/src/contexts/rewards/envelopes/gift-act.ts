import type { Facts } from '../../trail/index.ts';
import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import { isIdOf, mostGiftMultiple } from '@portal/protocol';
import { z } from 'zod';
import type { Act } from '../../operators/index.ts';
import { giveEnvelopes } from './use-cases/give-envelopes.ts';
import { nameOfSite } from '../../../platform/name-of-site.ts';

const payload = z.strictObject({
  envelopeId: z.string().refine((id) => isIdOf('env', id)),
  names: z.record(z.string(), z.string()),
  accounts: z.array(z.string()).min(1),
  /** For each of them; JSON has no bigint. */
  amountMinor: z.string().regex(/^[1-9]\d{0,18}$/u),
  currency: z.string().refine(isCurrencyCode),
  multiple: z.int().min(0).max(mostGiftMultiple),
});

type Payload = z.output<typeof payload>;

/** Gifts above what one operator gives alone, as a second person approves them. */
export const giveGift: Act<Payload> = {
  name: 'envelope.give',
  ability: 'loyalty.manage',
  payload,
  facts: ({ names, accounts, amountMinor, currency: code, multiple }, site): Facts => ({
    name: nameOfSite(site, names),
    accounts: accounts.join(', '),
    amountOfEach: formatAmount(BigInt(amountMinor), currency(code)),
    amount: formatAmount(BigInt(amountMinor) * BigInt(accounts.length), currency(code)),
    currency: code,
    multiple: String(multiple),
  }),
  subject: ({ envelopeId }) => ({ type: 'envelope', id: envelopeId }),
  perform: async (ctx, { id: approvalId, payload: approved, reason, askedBy: operatorId }) => {
    const { envelopeId: id, names, accounts, amountMinor, multiple } = approved;
    const form = { names, accounts, amountMinor: BigInt(amountMinor), multiple };
    await giveEnvelopes(ctx, { form, reason, approved: { id, operatorId, approvalId } });
  },
};
