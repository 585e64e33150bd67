import type { Facts } from '../../trail/index.ts';
import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import { z } from 'zod';
import type { Act } from '../../operators/index.ts';
import type { CashierSettings } from '../settings.ts';
import { grantWithdrawal } from './grant.ts';
import { lockForDecision } from './decidable.ts';

const payload = z.strictObject({
  withdrawalId: z.string().refine((id) => isIdOf('wdr', id)),
  /** JSON has no bigint. */
  amount: z.string().regex(/^[1-9]\d{0,18}$/u),
  currency: z.string().refine(isCurrencyCode),
});

type Payload = z.output<typeof payload>;

/** A withdrawal from the ceiling on, as a second person approves it. */
export function withdrawalApproval(settings: () => CashierSettings): Act<Payload> {
  return {
    name: 'withdrawal.approve',
    ability: 'cashier.decide',
    payload,
    facts: ({ withdrawalId, amount, currency: code }): Facts => ({
      withdrawal: withdrawalId,
      amount: formatAmount(BigInt(amount), currency(code)),
      currency: code,
    }),
    subject: ({ withdrawalId }) => ({ type: 'withdrawal', id: withdrawalId }),
    perform: async (ctx, { payload: approved, reason }) => {
      const order = await lockForDecision(ctx, approved.withdrawalId);
      await grantWithdrawal(ctx, order, { reason, settings: settings() });
    },
  };
}
