import type { Facts } from '../../trail/index.ts';
import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import { isIdOf, mostGiftMultiple } from '@portal/protocol';
import { z } from 'zod';
import type { Act } from '../../operators/index.ts';
import { createEnvelope } from './use-cases/create-envelope.ts';
import { nameOfSite } from '../../../platform/name-of-site.ts';

/** JSON has no bigint. */
const minorText = z.string().regex(/^[1-9]\d{0,18}$/u);

const payload = z.strictObject({
  envelopeId: z.string().refine((id) => isIdOf('env', id)),
  names: z.record(z.string(), z.string()),
  opensAt: z.string(),
  seconds: z.int().positive(),
  budgetMinor: minorText,
  minMinor: minorText,
  maxMinor: minorText,
  currency: z.string().refine(isCurrencyCode),
  packets: z.int().positive(),
  grabs: z.int().positive(),
  multiple: z.int().min(0).max(mostGiftMultiple),
  needsDeposit: z.boolean(),
  // Requests of before ask for neither.
  needsPlay: z.boolean().default(false),
  leastRank: z.int().min(0).default(0),
});

type Payload = z.output<typeof payload>;

/**
 * Rains above what one operator gives alone, as a second person approves them; once the rain should
 * have begun it can only be refused.
 */
export const makeRain: Act<Payload> = {
  name: 'envelope.rain',
  ability: 'loyalty.manage',
  payload,
  facts: ({ names, packets, opensAt, budgetMinor, currency: code, multiple }, site): Facts => ({
    name: nameOfSite(site, names),
    packets: String(packets),
    opens: opensAt,
    amount: formatAmount(BigInt(budgetMinor), currency(code)),
    currency: code,
    multiple: String(multiple),
  }),
  subject: ({ envelopeId }) => ({ type: 'envelope', id: envelopeId }),
  perform: async (ctx, { id: approvalId, payload: approved, reason, askedBy: operatorId }) => {
    const { envelopeId: id, ...rain } = approved;
    const form = {
      ...rain,
      opensAt: Temporal.Instant.from(rain.opensAt),
      budgetMinor: BigInt(rain.budgetMinor),
      minMinor: BigInt(rain.minMinor),
      maxMinor: BigInt(rain.maxMinor),
    };
    await createEnvelope(ctx, { form, reason, approved: { id, operatorId, approvalId } });
  },
};
