import { rejectionReasons } from '@portal/protocol';
import { z } from 'zod';
import { Refusal } from '../../../platform/refusal.ts';
import type { Act } from '../../operators/index.ts';
import { lockForDecision } from './decidable.ts';
import { orderFacts, orderPayload, orderSubject } from './order-act.ts';
import { giveBackRejected } from './reject.ts';

const payload = z.strictObject({
  ...orderPayload,
  code: z.enum(rejectionReasons),
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
  facts: orderFacts,
  subject: orderSubject,
  perform: async (ctx, { payload: approved, reason }) => {
    const order = await lockForDecision(ctx, approved.withdrawalId);
    if (order.state !== 'DISPUTED') {
      throw new Refusal('order_state_conflict', { state: order.state });
    }
    await giveBackRejected(ctx, order, { code: approved.code, reason });
  },
};
