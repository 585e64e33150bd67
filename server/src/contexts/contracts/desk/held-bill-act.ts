import { currency, formatAmount } from '@portal/money';
import { type BillId, heldBillWays, isIdOf } from '@portal/protocol';
import { z } from 'zod';
import { Refusal } from '../../../platform/refusal.ts';
import type { Act } from '../../operators/index.ts';
import { type Facts, recordAct } from '../../trail/index.ts';
import { holdSettle } from '../pay/store-runs.ts';
import { decideBill, findHeldBill } from './store-held.ts';

const payload = z.strictObject({
  billId: z.custom<BillId>((id) => typeof id === 'string' && isIdOf('bil', id)),
  way: z.enum(heldBillWays),
  /** As it stood when it was asked for. */
  revision: z.int(),
  account: z.string(),
  unitKey: z.string(),
  amount: z.string(),
  currency: z.string(),
});

export type HeldBillDecision = z.output<typeof payload>;

/**
 * A large dividend of the house is let go, or refused for ever, as a second person lets it happen
 * (C6 step 3). Refuses `not_found` what does not wait any more, and `contract_stale` what was
 * corrected since it was asked for: the two would have decided on another amount.
 */
export const heldBillAct: Act<HeldBillDecision> = {
  name: 'agent.decide_bill',
  ability: 'agents.manage',
  payload,
  facts: ({ account, unitKey, way, amount, currency: code }): Facts => ({
    account,
    bill: unitKey,
    way,
    amount,
    currency: code,
  }),
  subject: ({ billId }) => ({ type: 'bill', id: billId }),
  perform: async (ctx, { payload: { billId, way, revision }, reason }) => {
    // Nobody pays it, or computes it again, while it is decided.
    await holdSettle(ctx.tx);
    const bill = await findHeldBill(ctx.tx, billId);
    if (bill === undefined) {
      throw new Refusal('not_found');
    }
    if (bill.revision !== revision) {
      throw new Refusal('contract_stale', { version: bill.revision });
    }
    await decideBill(ctx.tx, billId, way === 'pay' ? 'WAITING' : 'REJECTED');
    const amount = formatAmount(bill.amountMinor, currency(ctx.site.currency));
    await recordAct(ctx, {
      action: 'agent.decide_bill',
      subject: { type: 'bill', id: billId },
      after: { way, amount, unit: bill.unitKey },
      reason,
    });
  },
};
