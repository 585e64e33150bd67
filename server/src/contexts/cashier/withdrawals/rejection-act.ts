import { rejectionReasons } from '@portal/protocol';
import { z } from 'zod';
import type { Act } from '../../operators/index.ts';
import { disputePayload, lockDispute } from './lock-dispute.ts';
import { orderFacts, orderSubject } from './order-act.ts';
import { refuseSide } from './refuse-ruling.ts';
import { giveBackRejected } from './reject.ts';

const payload = z.strictObject({
  ...disputePayload,
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
    const order = await lockDispute(ctx, approved);
    await refuseSide(ctx, order);
    await giveBackRejected(ctx, order, { code: approved.code, reason });
  },
};
