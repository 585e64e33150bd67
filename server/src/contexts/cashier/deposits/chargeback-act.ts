import type { Facts } from '../../trail/index.ts';
import { isIdOf } from '@portal/protocol';
import { z } from 'zod';
import type { Act } from '../../operators/index.ts';
import type { CashierRules } from '../rules.ts';
import { lockDepositForDecision } from './decidable-deposit.ts';
import { settleChargeback } from './settle-chargeback.ts';

const payload = z.strictObject({
  depositId: z.string().refine((id) => isIdOf('dep', id)),
  bankReference: z.string().min(1),
});

type Payload = z.output<typeof payload>;

/** A chargeback from the ceiling on, as a second person agrees to it. */
export function chargebackApproval(rules: CashierRules): Act<Payload> {
  return {
    name: 'deposit.charge_back',
    ability: 'cashier.decide',
    payload,
    facts: ({ depositId: deposit, bankReference }): Facts => ({ deposit, bankReference }),
    subject: ({ depositId }) => ({ type: 'deposit', id: depositId }),
    perform: async (ctx, { payload: approved, reason }) => {
      const order = await lockDepositForDecision(ctx, approved.depositId);
      const { bankReference } = approved;
      await settleChargeback(ctx, order, { bankReference, reason, rules });
    },
  };
}
