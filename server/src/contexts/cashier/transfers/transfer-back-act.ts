import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import { z } from 'zod';
import type { Act } from '../../operators/index.ts';
import type { Facts } from '../../trail/index.ts';
import type { CashierRules } from '../rules.ts';
import { lockToTakeBack, takeBackTransfer } from './take-back-transfer.ts';

const payload = z.strictObject({
  transferId: z.string().refine((id) => isIdOf('trf', id)),
  /** JSON has no bigint. */
  amount: z.string().regex(/^[1-9]\d{0,18}$/u),
  currency: z.string().refine(isCurrencyCode),
});

type Payload = z.output<typeof payload>;

/** A transfer between members above the ceiling, taken back as a second person agrees (R53). */
export function transferBackApproval(rules: CashierRules): Act<Payload> {
  return {
    name: 'transfer.take_back',
    ability: 'cashier.decide',
    payload,
    facts: ({ transferId, amount, currency: code }): Facts => ({
      transfer: transferId,
      amount: formatAmount(BigInt(amount), currency(code)),
      currency: code,
    }),
    subject: ({ transferId }) => ({ type: 'transfer', id: transferId }),
    perform: async (ctx, { payload: { transferId }, reason }) => {
      const takeable = await lockToTakeBack(ctx, transferId);
      await takeBackTransfer(ctx, { ...takeable, reason }, rules);
    },
  };
}
