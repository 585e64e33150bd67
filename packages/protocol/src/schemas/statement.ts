import { z } from 'zod';
import { withdrawalStates } from '../cashier.ts';
import { entryId } from './ids.ts';
import { amountText, currencyText, instantText } from './wire.ts';

/** Lines of one transfer type only; a type that nobody knows has none. */
export const statementFilter = {
  type: z
    .string()
    .regex(/^[a-z_]{1,40}$/u)
    .optional(),
};

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
  /** By what its reader finds it: the number of an order, or the id of what has a page. */
  number: z.string().nullable(),
  /** What the desk told its member of a correction; null for everybody else. */
  explanation: z.string().nullable(),
  reversesEntryId: entryId.nullable(),
  at: instantText,
});

/** With whom money was moved, as the member may know it. */
const counterparts = ['house', 'own', 'member', 'bank', 'provider'] as const;

/** All of one movement: what it changed, with whom, and what took it back. */
export const entryReceipt = z.strictObject({
  line: statementLine,
  balanceBefore: amountText,
  counterpart: z.enum(counterparts),
  /** Who that is, of a transfer, as its member may know it. */
  partner: z.string().nullable(),
  /** What became of a withdrawal until now: of what is paid, the account itself has no line. */
  withdrawal: z
    .strictObject({
      state: z.enum(withdrawalStates),
      since: instantText,
      /** When the last of its payments was sent. */
      sentAt: instantText.nullable(),
      /** What arrived and did not come back. */
      received: amountText,
      /** What is still on hold, its fee included. */
      held: amountText,
    })
    .nullable(),
  /** The entry that took this one back. */
  reversedByEntryId: entryId.nullable(),
});

/** Of every line of the days and types that were asked for, whatever the page. */
export const statementTotals = z.strictObject({
  currency: currencyText,
  lines: z.int(),
  /** What came in and what went out, both without a sign. */
  moneyIn: amountText,
  moneyOut: amountText,
  net: amountText,
  /**
   * Before the first day and after the last: opening + in − out is closing. Null of one type only.
   */
  opening: amountText.nullable(),
  closing: amountText.nullable(),
});
