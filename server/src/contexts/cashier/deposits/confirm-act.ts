import type { Facts } from '../../trail/index.ts';
import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import { z } from 'zod';
import type { Act } from '../../operators/index.ts';
import type { CashierRules } from '../rules.ts';
import { lockDepositForDecision } from './decidable-deposit.ts';
import { settlePayment } from './settle-payment.ts';

const payload = z.strictObject({
  depositId: z.string().refine((id) => isIdOf('dep', id)),
  /** JSON has no bigint. */
  paid: z.string().regex(/^[1-9]\d{0,18}$/u),
  currency: z.string().refine(isCurrencyCode),
  bankReference: z.string().min(1),
});

type Payload = z.output<typeof payload>;

/** A deposit from the ceiling on, as a second person confirms it. */
export function depositApproval(rules: CashierRules): Act<Payload> {
  return {
    name: 'deposit.confirm',
    ability: 'cashier.decide',
    payload,
    facts: ({ depositId, paid, currency: code, bankReference }): Facts => ({
      deposit: depositId,
      amount: formatAmount(BigInt(paid), currency(code)),
      currency: code,
      bankReference,
    }),
    subject: ({ depositId }) => ({ type: 'deposit', id: depositId }),
    perform: async (ctx, { payload: approved, reason }) => {
      const order = await lockDepositForDecision(ctx, approved.depositId);
      const payment = { paidMinor: BigInt(approved.paid), bankReference: approved.bankReference };
      await settlePayment(ctx, order, { ...payment, reason, rules });
    },
  };
}
