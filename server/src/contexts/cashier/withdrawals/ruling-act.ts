import { currency, formatAmount } from '@portal/money';
import { rulings } from '@portal/protocol';
import { z } from 'zod';
import type { Act } from '../../operators/index.ts';
import type { CashierRules } from '../rules.ts';
import { refuseEarly } from './evidence-time.ts';
import { refuseSide } from './refuse-ruling.ts';
import { disputePayload, lockDispute } from './lock-dispute.ts';
import { minorText, orderFacts, orderSubject } from './order-act.ts';
import { settleDispute } from './settle-dispute.ts';
import { selectSlices } from './store-slices.ts';

const payload = z.strictObject({
  ...disputePayload,
  ruling: z.enum(rulings),
  arrived: minorText,
});

type Payload = z.output<typeof payload>;

/** The ruling on a payment from the ceiling on, as a second person agrees to it. */
export function rulingApproval(rules: CashierRules): Act<Payload> {
  return {
    name: 'withdrawal.rule',
    ability: 'cashier.decide',
    payload,
    facts: ({ ruling: outcome, arrived, ...order }) => ({
      ...orderFacts(order),
      outcome,
      arrived: formatAmount(BigInt(arrived), currency(order.currency)),
    }),
    subject: orderSubject,
    perform: async (ctx, { payload: approved, reason, askedBy }) => {
      const order = await lockDispute(ctx, approved);
      await refuseSide(ctx, order);
      // An answer after silence gives the other side its time anew.
      await refuseEarly(ctx, order, await selectSlices(ctx.tx, order.id));
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
