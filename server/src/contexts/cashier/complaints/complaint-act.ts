import { isIdOf } from '@portal/protocol';
import { z } from 'zod';
import type { Act } from '../../operators/index.ts';
import { lockForDecision } from '../withdrawals/decidable.ts';
import { orderFacts, orderPayload, orderSubject } from '../withdrawals/order-act.ts';
import { openComplaintOf, payComplaint } from './answer-complaint.ts';

const payload = z.strictObject({
  ...orderPayload,
  sliceId: z.string().refine((id) => isIdOf('slc', id)),
});

type Payload = z.output<typeof payload>;

/** A complaint from the ceiling on that the house pays, as a second person agrees to it (R53). */
export const complaintApproval: Act<Payload> = {
  name: 'withdrawal.complaint',
  ability: 'cashier.decide',
  payload,
  facts: orderFacts,
  subject: orderSubject,
  perform: async (ctx, { payload: approved, reason, askedBy }) => {
    const order = await lockForDecision(ctx, approved.withdrawalId);
    const complaint = await openComplaintOf(ctx, order, approved.sliceId);
    await payComplaint(ctx, order, { complaint, reason, by: [askedBy, ctx.actor.id] });
  },
};
