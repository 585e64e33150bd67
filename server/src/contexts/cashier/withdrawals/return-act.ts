import type { Facts } from '../../trail/index.ts';
import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import { z } from 'zod';
import type { Act } from '../../operators/index.ts';
import type { CashierSettings } from '../settings.ts';
import { lockForDecision } from './decidable.ts';
import { settleReturn } from './settle-return.ts';

/** JSON has no bigint. */
const minorText = z.string().regex(/^[1-9]\d{0,18}$/u);

const payload = z.strictObject({
  withdrawalId: z.string().refine((id) => isIdOf('wdr', id)),
  sliceId: z.string().refine((id) => isIdOf('slc', id)),
  bankReference: z.string().min(1),
  amount: minorText,
  currency: z.string().refine(isCurrencyCode),
});

type Payload = z.output<typeof payload>;

/** A payment from the ceiling on that came back, as a second person agrees to it (R53). */
export function returnApproval(settings: () => CashierSettings): Act<Payload> {
  return {
    name: 'withdrawal.return',
    ability: 'cashier.decide',
    payload,
    facts: ({ withdrawalId, bankReference, amount, currency: code }): Facts => ({
      withdrawal: withdrawalId,
      bankReference,
      amount: formatAmount(BigInt(amount), currency(code)),
      currency: code,
    }),
    subject: ({ withdrawalId }) => ({ type: 'withdrawal', id: withdrawalId }),
    perform: async (ctx, { payload: approved, reason }) => {
      const order = await lockForDecision(ctx, approved.withdrawalId);
      const { sliceId, bankReference } = approved;
      await settleReturn(ctx, order, { sliceId, bankReference, reason, settings: settings() });
    },
  };
}
