import type { Facts } from '../../trail/index.ts';
import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import { isIdOf, rejectionReasons } from '@portal/protocol';
import { z } from 'zod';
import { Refusal } from '../../../platform/refusal.ts';
import type { Act } from '../../operators/index.ts';
import { lockForDecision } from './decidable.ts';
import { giveBackRejected } from './reject.ts';

const payload = z.strictObject({
  withdrawalId: z.string().refine((id) => isIdOf('wdr', id)),
  code: z.enum(rejectionReasons),
  /** What goes back; JSON has no bigint. */
  amount: z.string().regex(/^[1-9]\d{0,18}$/u),
  currency: z.string().refine(isCurrencyCode),
});

type Payload = z.output<typeof payload>;

/**
 * A withdrawal in dispute whose money goes back, from the ceiling on: it may have arrived as well,
 * so a second person agrees.
 */
export const rejectionApproval: Act<Payload> = {
  name: 'withdrawal.reject',
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
    if (order.state !== 'DISPUTED') {
      throw new Refusal('order_state_conflict', { state: order.state });
    }
    await giveBackRejected(ctx, order, { code: approved.code, reason });
  },
};
