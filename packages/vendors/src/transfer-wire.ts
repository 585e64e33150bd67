import { z } from 'zod';
import { codeText } from './wire/fields.ts';

/** Digits and a point; each side reads it by way of its digits. */
const amount = z.string().regex(/^\d{1,18}(\.\d{1,4})?$/u);

/**
 * What an operator asks of a vendor that keeps purses of its own (agents-loyalty-money.md E8): to
 * fill or empty one, once for each reference, whatever comes twice. Signed as a launch is.
 */
export const transferOrder = z.strictObject({
  reference: codeText.max(60),
  playerId: codeText.max(120),
  currency: codeText,
  /** Into the purse of the vendor, or out of it. */
  direction: z.enum(['in', 'out']),
  amount,
});
export type TransferOrder = z.output<typeof transferOrder>;

/** What became of a reference. */
export const transferQuery = z.strictObject({ reference: codeText.max(60) });

/**
 * `PENDING` is not decided yet, `NOT_FOUND` was never heard of. Of what was done, the balance of
 * the purse right after it; it is the same whenever it is asked for.
 */
export const transferAnswer = z.discriminatedUnion('state', [
  z.looseObject({ state: z.literal('DONE'), balance: amount }),
  z.looseObject({ state: z.enum(['REFUSED', 'PENDING', 'NOT_FOUND']) }),
]);
export type TransferAnswer = z.output<typeof transferAnswer>;

export const purseQuery = z.strictObject({ playerId: codeText.max(120), currency: codeText });
export const purseAnswer = z.looseObject({ balance: amount });

/** What lies in all purses of a currency (E8). */
export const totalQuery = z.strictObject({ currency: codeText });

/** Asks for the transfers that were carried out in a span, a page at a time as bets of a day. */
export const transferListQuery = z.strictObject({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  after: codeText.max(60).optional(),
});
export type TransferListQuery = z.output<typeof transferListQuery>;

export const transferLine = z.looseObject(transferOrder.shape);
export type TransferLine = z.output<typeof transferLine>;

export const transferListAnswer = z.looseObject({
  transfers: z.array(transferLine),
  /** Null on the last page. */
  next: codeText.max(60).nullable(),
});

/** Below the address that the vendor gave. */
export const transferPaths = {
  order: '/orders',
  query: '/orders/query',
  balance: '/balance',
  list: '/orders/list',
  total: '/total',
} as const;
