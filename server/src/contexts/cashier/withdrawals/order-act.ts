import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import { isIdOf, type WithdrawalId } from '@portal/protocol';
import { z } from 'zod';
import type { Facts } from '../../trail/index.ts';

/** An amount in minor units; JSON has no bigint. */
export const minorText = z.string().regex(/^(?:0|[1-9]\d{0,18})$/u);

/** What every act about a withdrawal keeps for its second person (R53). */
export const orderPayload = {
  withdrawalId: z.string().refine((id) => isIdOf('wdr', id)),
  amount: z.string().regex(/^[1-9]\d{0,18}$/u),
  currency: z.string().refine(isCurrencyCode),
} as const;

interface OrderPayload {
  readonly withdrawalId: WithdrawalId;
  readonly amount: string;
  readonly currency: string;
}

/** What the second person reads of it. */
export function orderFacts({ withdrawalId, amount, currency: code }: OrderPayload): Facts {
  return {
    withdrawal: withdrawalId,
    amount: formatAmount(BigInt(amount), currency(code)),
    currency: code,
  };
}

export function orderSubject({ withdrawalId }: OrderPayload) {
  return { type: 'withdrawal', id: withdrawalId } as const;
}
