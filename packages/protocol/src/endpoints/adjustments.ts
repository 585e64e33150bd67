import { z } from 'zod';
import { adjustmentDirections } from '../approvals.ts';
import { endpoint } from '../endpoint.ts';
import { adjustmentId, approvalId, entryId, memberId } from '../schemas/ids.ts';
import { explanationText, reasonText } from '../schemas/reason.ts';
import {
  amountText,
  currencyText,
  cursorPageOf,
  cursorQuery,
  dayInput,
  dayText,
  instantText,
} from '../schemas/wire.ts';

const base = '/api/backoffice';

const adjusted = z.strictObject({
  /** Above the ceiling it waits for a second person. */
  outcome: z.enum(['posted', 'waiting']),
  approvalId: approvalId.nullable(),
  balance: amountText,
  currency: currencyText,
});

export const adjustMember = endpoint({
  method: 'POST',
  path: `${base}/members/{id}/adjust`,
  summary: 'Corrects the balance of a member, at once or by a second person (R53).',
  access: 'operator',
  ability: 'members.adjust',
  rate: 'write',
  idempotent: true,
  always: true,
  stepUp: true,
  params: z.strictObject({ id: memberId }),
  body: z.strictObject({
    direction: z.enum(adjustmentDirections),
    amount: amountText,
    currency: currencyText,
    reason: reasonText,
    explanation: explanationText,
  }),
  reply: adjusted,
  errors: [
    'not_found',
    'adjustment_currency',
    'adjustment_amount',
    'amount_too_large',
    'insufficient_balance',
  ],
});

export const reverseAdjustment = endpoint({
  method: 'POST',
  path: `${base}/adjustments/{id}/reverse`,
  summary: 'Takes a correction back by one that points to it, once (R104).',
  access: 'operator',
  ability: 'members.adjust',
  rate: 'write',
  idempotent: true,
  always: true,
  stepUp: true,
  params: z.strictObject({ id: adjustmentId }),
  body: z.strictObject({ reason: reasonText, explanation: explanationText }),
  reply: adjusted,
  errors: ['not_found', 'adjustment_closed', 'insufficient_balance', 'approval_waiting'],
});

export const readAdjustmentRules = endpoint({
  method: 'GET',
  path: `${base}/adjustments/rules`,
  summary: 'How much this operator may still correct alone, and how long a request waits.',
  access: 'operator',
  ability: 'members.adjust',
  rate: 'read',
  always: true,
  reply: z.strictObject({
    currency: currencyText,
    /** Of one correction. */
    aloneAmount: amountText,
    /** Of all that one operator makes alone in 24 hours. */
    aloneDailyAmount: amountText,
    /** What is left of the day, at most the amount of one. */
    leftAmount: amountText,
    waitHours: z.int(),
  }),
  errors: [],
});

export const listAdjustments = endpoint({
  method: 'GET',
  path: `${base}/adjustments`,
  summary: 'Corrections by hand of one day of the site, newest first, with their sums (R53).',
  access: 'operator',
  ability: 'statements.read',
  rate: 'read',
  always: true,
  query: z.strictObject({ day: dayInput.optional(), ...cursorQuery(100, 'adj') }),
  reply: cursorPageOf(
    z.strictObject({
      id: adjustmentId,
      at: instantText,
      memberId,
      account: z.string(),
      direction: z.enum(adjustmentDirections),
      amount: amountText,
      currency: currencyText,
      reason: z.string(),
      /** What the member was told. */
      explanation: z.string().nullable(),
      operatorName: z.string(),
      /** Who approved it; absent below the ceiling. */
      approverName: z.string().nullable(),
      approvalId: approvalId.nullable(),
      entryId,
      /** The correction that this one takes back. */
      reverses: adjustmentId.nullable(),
      /** The correction that took this one back. */
      reversedBy: adjustmentId.nullable(),
    }),
  ).extend({
    day: dayText,
    sums: z.array(
      z.strictObject({
        currency: currencyText,
        count: z.int(),
        creditAmount: amountText,
        debitAmount: amountText,
      }),
    ),
  }),
  errors: [],
});
