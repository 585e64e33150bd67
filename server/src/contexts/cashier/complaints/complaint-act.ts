import type { Facts } from '../../trail/index.ts';
import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import { z } from 'zod';
import type { Act } from '../../operators/index.ts';
import { lockForDecision } from '../withdrawals/decidable.ts';
import { openComplaintOf, payComplaint } from './answer-complaint.ts';

const payload = z.strictObject({
  withdrawalId: z.string().refine((id) => isIdOf('wdr', id)),
  sliceId: z.string().refine((id) => isIdOf('slc', id)),
  /** JSON has no bigint. */
  amount: z.string().regex(/^[1-9]\d{0,18}$/u),
  currency: z.string().refine(isCurrencyCode),
});

type Payload = z.output<typeof payload>;

/** A complaint from the ceiling on that the house pays, as a second person agrees to it (R53). */
export const complaintApproval: Act<Payload> = {
  name: 'withdrawal.complaint',
  ability: 'cashier.decide',
  payload,
  facts: ({ withdrawalId, amount, currency: code }): Facts => ({
    withdrawal: withdrawalId,
    amount: formatAmount(BigInt(amount), currency(code)),
    currency: code,
  }),
  subject: ({ withdrawalId }) => ({ type: 'withdrawal', id: withdrawalId }),
  perform: async (ctx, { payload: approved, reason, askedBy }) => {
    const order = await lockForDecision(ctx, approved.withdrawalId);
    const complaint = await openComplaintOf(ctx, order, approved.sliceId);
    await payComplaint(ctx, order, { complaint, reason, by: [askedBy, ctx.actor.id] });
  },
};
