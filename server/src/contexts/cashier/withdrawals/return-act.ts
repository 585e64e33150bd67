import { isIdOf } from '@portal/protocol';
import { z } from 'zod';
import type { Act } from '../../operators/index.ts';
import type { CashierSettings } from '../settings.ts';
import { lockForDecision } from './decidable.ts';
import { orderFacts, orderPayload, orderSubject } from './order-act.ts';
import { settleReturn } from './settle-return.ts';

const payload = z.strictObject({
  ...orderPayload,
  sliceId: z.string().refine((id) => isIdOf('slc', id)),
  bankReference: z.string().min(1),
});

type Payload = z.output<typeof payload>;

/** A payment from the ceiling on that came back, as a second person agrees to it (R53). */
export function returnApproval(settings: () => CashierSettings): Act<Payload> {
  return {
    name: 'withdrawal.return',
    ability: 'cashier.decide',
    payload,
    facts: ({ bankReference, ...order }) => ({ ...orderFacts(order), bankReference }),
    subject: orderSubject,
    perform: async (ctx, { payload: approved, reason }) => {
      const order = await lockForDecision(ctx, approved.withdrawalId);
      const { sliceId, bankReference } = approved;
      await settleReturn(ctx, order, { sliceId, bankReference, reason, settings: settings() });
    },
  };
}
