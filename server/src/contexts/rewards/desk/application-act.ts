import type { Facts } from '../../trail/index.ts';
import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import { z } from 'zod';
import type { Act } from '../../operators/index.ts';
import { decideApplication } from './use-cases/decide-application.ts';

const payload = z.strictObject({
  entryId: z.string().refine((id) => isIdOf('pme', id)),
  account: z.string(),
  name: z.string(),
  /** What its terms give; JSON has no bigint. */
  amountMinor: z.string().regex(/^\d{1,19}$/u),
  currency: z.string().refine(isCurrencyCode),
});

type Payload = z.output<typeof payload>;

/** An application above what one operator gives alone, as a second person approves it (R53). */
export const creditApplication: Act<Payload> = {
  name: 'promotion.approve',
  ability: 'loyalty.decide',
  payload,
  facts: ({ account, name, amountMinor, currency: code }): Facts => ({
    account,
    name,
    amount: formatAmount(BigInt(amountMinor), currency(code)),
    currency: code,
  }),
  subject: ({ entryId }) => ({ type: 'entry', id: entryId }),
  perform: async (ctx, { id: approvalId, payload: approved, reason }) => {
    await decideApplication(ctx, { id: approved.entryId, decision: 'approve', reason, approvalId });
  },
};
