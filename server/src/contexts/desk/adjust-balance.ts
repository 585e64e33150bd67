import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import { adjustmentDirections, isIdOf } from '@portal/protocol';
import { z } from 'zod';
import type { Act } from '../operators/index.ts';
import { postAdjustment } from './use-cases/post-adjustment.ts';

const payload = z.strictObject({
  memberId: z.string().refine((id) => isIdOf('mbr', id)),
  account: z.string(),
  direction: z.enum(adjustmentDirections),
  /** JSON has no bigint. */
  amountMinor: z.string().regex(/^[1-9]\d{0,18}$/u),
  currency: z.string().refine(isCurrencyCode),
  explanation: z.string().min(1).max(500).optional(),
  reverses: z
    .strictObject({
      id: z.string().refine((id) => isIdOf('adj', id)),
      entryId: z.string().regex(/^[1-9]\d{0,18}$/u),
    })
    .optional(),
});

type Payload = z.output<typeof payload>;

/** A correction above the ceiling, as a second person approves it. */
export const adjustBalance: Act<Payload> = {
  name: 'member.adjust',
  ability: 'members.adjust',
  payload,
  facts: ({ account, direction, amountMinor, currency: code, explanation, reverses }) => ({
    account,
    direction,
    amount: formatAmount(BigInt(amountMinor), currency(code)),
    currency: code,
    ...(explanation !== undefined && { message: explanation }),
    ...(reverses !== undefined && { reverses: reverses.id }),
  }),
  mayRepeat: true,
  once: ({ reverses }) => (reverses === undefined ? undefined : { reverses }),
  subject: ({ memberId }) => ({ type: 'member', id: memberId }),
  perform: async (ctx, { id, payload: approved, reason, askedBy }) => {
    await postAdjustment(ctx, {
      memberId: approved.memberId,
      direction: approved.direction,
      amountMinor: BigInt(approved.amountMinor),
      currency: approved.currency,
      reason,
      explanation: approved.explanation ?? null,
      operatorId: askedBy,
      approvalId: id,
      reverses: approved.reverses ?? null,
    });
  },
};
