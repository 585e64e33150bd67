import { currency, formatAmount } from '@portal/money';
import { isIdOf, payoutEnds } from '@portal/protocol';
import { z } from 'zod';
import { Refusal } from '../../../platform/refusal.ts';
import type { Act } from '../../operators/index.ts';
import type { CashierRules } from '../rules.ts';
import { lockForDecision } from '../withdrawals/decidable.ts';
import { minorText, orderFacts, orderPayload, orderSubject } from '../withdrawals/order-act.ts';
import { payoutToEnd, refuseUsed, wordsOf } from './payout-to-end.ts';
import { settlePayoutEnd } from './settle-payout-end.ts';

const payload = z.strictObject({
  ...orderPayload,
  sliceId: z.string().refine((id) => isIdOf('slc', id)),
  end: z.enum(payoutEnds),
  paid: minorText,
  reference: z.string(),
  /** What its provider had said when it was asked for; absent in what was asked for earlier. */
  words: z.string().optional(),
});

type Payload = z.output<typeof payload>;

/** The end of a payment from the ceiling on, as a second person agrees to it (R53). */
export function payoutEndApproval(rules: CashierRules): Act<Payload> {
  return {
    name: 'withdrawal.end_payout',
    ability: 'cashier.decide',
    payload,
    facts: ({ end: outcome, paid, reference, ...order }) => {
      const arrived = formatAmount(BigInt(paid), currency(order.currency));
      const said = { ...orderFacts(order), outcome, arrived };
      return reference === '' ? said : { ...said, bankReference: reference };
    },
    subject: orderSubject,
    perform: async (ctx, { payload: approved, reason, askedBy }) => {
      const order = await lockForDecision(ctx, approved.withdrawalId);
      const found = await payoutToEnd(ctx, order, approved.sliceId);
      const { end, paid, reference, words } = approved;
      if (words !== undefined && words !== wordsOf(found)) {
        throw new Refusal('order_state_conflict', { state: order.state });
      }
      const plan = { end, paidMinor: BigInt(paid), reference };
      await refuseUsed(ctx, found, plan);
      const by = [askedBy, ctx.actor.id];
      await settlePayoutEnd(ctx, order, { ...plan, found, reason, by, rules });
    },
  };
}
