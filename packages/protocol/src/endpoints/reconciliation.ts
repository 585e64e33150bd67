import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { reconciliationCaseId } from '../schemas/ids.ts';
import { reasonBody, reasonText } from '../schemas/reason.ts';
import { amountText, currencyText, dayInput, dayText, instantText } from '../schemas/wire.ts';

const path = '/api/backoffice/reconciliation';

const control = z.strictObject({
  currency: currencyText,
  /** Providers whose statements can be fetched. */
  providers: z.array(z.string()),
  /** Since when nothing is paid out, because the books do not come to zero. */
  payoutsStoppedAt: instantText.nullable(),
  /** The last trial balance; null before the first hour. */
  trial: z
    .strictObject({
      at: instantText,
      /** Zero, or the books are wrong. */
      sum: amountText,
      members: amountText,
      openStakes: amountText,
      suspense: amountText,
      /** All that belongs to members (R23). */
      owed: amountText,
    })
    .nullable(),
  /** What is kept apart for members, as somebody said it last. */
  protectedFunds: amountText.nullable(),
  shortfall: amountText,
  runs: z.array(
    z.strictObject({
      provider: z.string(),
      day: dayText,
      theirsCount: z.int(),
      oursCount: z.int(),
      theirs: amountText,
      ours: amountText,
      differences: z.int(),
      ranAt: instantText,
    }),
  ),
  cases: z.array(
    z.strictObject({
      id: reconciliationCaseId,
      provider: z.string(),
      day: dayText,
      kind: z.enum([
        'missing_here',
        'missing_there',
        'amount_differs',
        'paid_twice',
        'statement_missing',
      ]),
      reference: z.string(),
      transaction: z.string(),
      ours: amountText.nullable(),
      theirs: amountText.nullable(),
      openedAt: instantText,
      closedAt: instantText.nullable(),
      closedBy: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
});

const shared = { access: 'operator', rate: 'write', always: true, reply: control } as const;

export const readReconciliation = endpoint({
  method: 'GET',
  path,
  summary: 'Whether the books hold: trial balance, funds of members, statements and differences.',
  access: 'operator',
  ability: 'cashier.read',
  rate: 'read',
  always: true,
  reply: control,
  errors: [],
});

export const runReconciliation = endpoint({
  ...shared,
  method: 'POST',
  path: `${path}/runs`,
  summary: 'Holds the statement of a provider and day against the books, again or anew (R117).',
  ability: 'cashier.decide',
  body: z.strictObject({ provider: z.string().min(1).max(40), day: dayInput }),
  errors: ['not_found', 'statement_unavailable'],
});

export const runTrialBalance = endpoint({
  ...shared,
  method: 'POST',
  path: `${path}/trial`,
  summary: 'Sums the books now; payouts stop while they do not come to zero (R52).',
  ability: 'cashier.decide',
  errors: [],
});

export const closeDifference = endpoint({
  ...shared,
  method: 'POST',
  path: `${path}/cases/{id}/close`,
  summary: 'Says what a difference was.',
  ability: 'cashier.decide',
  params: z.strictObject({ id: reconciliationCaseId }),
  body: reasonBody,
  errors: ['not_found', 'order_state_conflict'],
});

export const changeProtectedFunds = endpoint({
  ...shared,
  method: 'PUT',
  path: `${path}/funds`,
  summary: 'Says what is kept apart for members at the bank (R23).',
  ability: 'cashier.decide',
  stepUp: true,
  body: z.strictObject({ amount: amountText, reason: reasonText }),
  errors: ['deposit_paid_amount'],
});
