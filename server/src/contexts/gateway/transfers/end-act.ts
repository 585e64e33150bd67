import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import { z } from 'zod';
import type { Act } from '../../operators/index.ts';
import { type Facts, recordAct } from '../../trail/index.ts';
import { settleTransfer } from './settle-transfer.ts';
import { lockStuck } from './stuck-transfer.ts';

const payload = z.strictObject({
  transferId: z.string().refine((id) => isIdOf('wtr', id)),
  outcome: z.enum(['SUCCESS', 'FAILED']),
  /** JSON has no bigint. */
  amount: z.string().regex(/^[1-9]\d{0,18}$/u),
  currency: z.string().refine(isCurrencyCode),
});

type Payload = z.output<typeof payload>;

/** A transfer that no vendor answered for, as a second person ends it (E8). */
export const endApproval: Act<Payload> = {
  name: 'wallet_transfer.end',
  ability: 'cashier.decide',
  payload,
  facts: ({ transferId, outcome, amount, currency: code }): Facts => ({
    transfer: transferId,
    outcome,
    amount: formatAmount(BigInt(amount), currency(code)),
    currency: code,
  }),
  subject: ({ transferId }) => ({ type: 'wallet_transfer', id: transferId }),
  perform: async (ctx, { payload: { transferId, outcome }, reason }) => {
    const transfer = await lockStuck(ctx, transferId);
    await settleTransfer(ctx, transfer, { state: outcome, reason: 'by_hand' });
    await recordAct(ctx, {
      action: 'wallet_transfer.end',
      subject: { type: 'member', id: transfer.memberId },
      before: { state: transfer.state },
      after: { transfer: transferId, state: outcome },
      reason,
    });
  },
};
