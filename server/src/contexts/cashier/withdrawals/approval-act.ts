import { z } from 'zod';
import type { Act } from '../../operators/index.ts';
import type { CashierSettings } from '../settings.ts';
import { orderFacts, orderPayload, orderSubject } from './order-act.ts';
import { grantWithdrawal } from './grant.ts';
import { lockForDecision } from './decidable.ts';

const payload = z.strictObject(orderPayload);

type Payload = z.output<typeof payload>;

/** A withdrawal from the ceiling on, as a second person approves it. */
export function withdrawalApproval(settings: () => CashierSettings): Act<Payload> {
  return {
    name: 'withdrawal.approve',
    ability: 'cashier.decide',
    payload,
    facts: orderFacts,
    subject: orderSubject,
    perform: async (ctx, { payload: approved, reason }) => {
      const order = await lockForDecision(ctx, approved.withdrawalId);
      await grantWithdrawal(ctx, order, { reason, settings: settings() });
    },
  };
}
