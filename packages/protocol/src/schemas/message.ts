import { z } from 'zod';
import { amountText, currencyText, instantText } from './wire.ts';

const messageValue = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('money'), amount: amountText, currency: currencyText }),
  z.strictObject({ kind: z.literal('moment'), at: instantText }),
  z.strictObject({ kind: z.literal('count'), count: z.int() }),
  z.strictObject({ kind: z.literal('word'), word: z.string().max(400) }),
]);

/** The values of a message by their names in its text. */
export const messageParams = z.record(z.string(), messageValue);
