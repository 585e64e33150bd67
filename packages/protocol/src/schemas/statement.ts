import { z } from 'zod';
import { entryId } from './ids.ts';
import { amountText, currencyText, instantText } from './wire.ts';

/** One line of an account statement; `amount` is signed from the member's side. */
export const statementLine = z.strictObject({
  entryId,
  /** The transfer type; its text is `account.entry.<type>`. */
  type: z.string(),
  amount: amountText,
  balanceAfter: amountText,
  currency: currencyText,
  /** What it was for: a round id, a reason. */
  reference: z.string(),
  reversesEntryId: entryId.nullable(),
  at: instantText,
});
