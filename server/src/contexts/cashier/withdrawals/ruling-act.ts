import type { Facts } from '../../trail/index.ts';
import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import { isIdOf, rulings } from '@portal/protocol';
import { z } from 'zod';
import { Refusal } from '../../../platform/refusal.ts';
import type { Act } from '../../operators/index.ts';
import type { CashierRules } from '../rules.ts';
import { lockForDecision } from './decidable.ts';
import { settleDispute } from './settle-dispute.ts';

/** JSON has no bigint. */
const minorText = z.string().regex(/^(?:0|[1-9]\d{0,18})$/u);

const payload = z.strictObject({
  withdrawalId: z.string().refine((id) => isIdOf('wdr', id)),
  ruling: z.enum(rulings),
  amount: minorText,
  arrived: minorText,
  currency: z.string().refine(isCurrencyCode),
});

type Payload = z.output<typeof payload>;

/** The ruling on a payment from the ceiling on, as a second person agrees to it. */
export function rulingApproval(rules: CashierRules): Act<Payload> {
  return {
    name: 'withdrawal.rule',
    ability: 'cashier.decide',
    payload,
    facts: ({ withdrawalId, ruling, amount, arrived, currency: code }): Facts => ({
      withdrawal: withdrawalId,
      outcome: ruling,
      amount: formatAmount(BigInt(amount), currency(code)),
      arrived: formatAmount(BigInt(arrived), currency(code)),
      currency: code,
    }),
    subject: ({ withdrawalId }) => ({ type: 'withdrawal', id: withdrawalId }),
    perform: async (ctx, { payload: approved, reason, askedBy }) => {
      const order = await lockForDecision(ctx, approved.withdrawalId);
      if (order.state !== 'DISPUTED') {
        throw new Refusal('order_state_conflict', { state: order.state });
      }
      await settleDispute(ctx, order, {
        ruling: approved.ruling,
        arrivedMinor: BigInt(approved.arrived),
        reason,
        by: [askedBy, ctx.actor.id],
        rules,
      });
    },
  };
}
