import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import { z } from 'zod';
import type { Act } from '../../operators/index.ts';
import { takePoints } from './use-cases/take-points.ts';

/** JSON has no bigint. */
const figure = z.string().regex(/^[1-9]\d{0,18}$/u);

const payload = z.strictObject({
  memberId: z.string().refine((id) => isIdOf('mbr', id)),
  account: z.string(),
  points: figure,
  /** At the rate of conversion when it was asked for. */
  worthMinor: figure,
  currency: z.string().refine(isCurrencyCode),
});

type Payload = z.output<typeof payload>;

/** Points worth more than one operator takes alone, as a second person approves it (R53). */
export const takeBackPoints: Act<Payload> = {
  name: 'points.take',
  ability: 'members.adjust',
  payload,
  facts: ({ account, points, worthMinor, currency: code }) => ({
    account,
    points,
    amount: formatAmount(BigInt(worthMinor), currency(code)),
    currency: code,
  }),
  mayRepeat: true,
  subject: ({ memberId }) => ({ type: 'member', id: memberId }),
  perform: async (ctx, { id: approvalId, payload: approved, reason, askedBy: operatorId }) => {
    const { memberId, points, worthMinor } = approved;
    const taking = { memberId, points: BigInt(points), worthMinor: BigInt(worthMinor) };
    await takePoints(ctx, { ...taking, reason, operatorId, approvalId });
  },
};
