import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { reconciliationCaseId } from '../schemas/ids.ts';
import { reasonBody, reasonText } from '../schemas/reason.ts';
import {
  amountText,
  currencyText,
  cursorPageOf,
  cursorQuery,
  dayInput,
  dayText,
  instantText,
} from '../schemas/wire.ts';

const path = '/api/backoffice/reconciliation';

const control = z.strictObject({
  currency: currencyText,
  /** Providers whose statements can be fetched. */
  providers: z.array(z.string()),
  /** Since when nothing is paid out: the books are not zero, or an account differs. */
  payoutsStoppedAt: instantText.nullable(),
  /** The last trial balance; null before the first hour. */
  trial: z
    .strictObject({
      at: instantText,
      /** Zero, or the books are wrong. */
      sum: amountText,
      members: amountText,
      /** Asked for and not paid yet: on hold, beside the balances (R23). */
      pendingWithdrawals: amountText,
      openStakes: amountText,
      suspense: amountText,
      /** Prizes, rewards and rebates that lie in no account yet. */
      promised: amountText,
      /** All that belongs to members (R23). */
      owed: amountText,
    })
    .nullable(),
  /** What is kept apart for members, as somebody said it last. */
  protectedFunds: amountText.nullable(),
  shortfall: amountText,
  /** Since when there is one. */
  shortSince: instantText.nullable(),
});

const fault = z.strictObject({
  account: z.string(),
  currency: currencyText,
  stored: amountText,
  lines: amountText,
  foundAt: instantText,
});

const run = z.strictObject({
  provider: z.string(),
  day: dayText,
  theirsCount: z.int(),
  oursCount: z.int(),
  theirs: amountText,
  ours: amountText,
  differences: z.int(),
  ranAt: instantText,
});

const difference = z.strictObject({
  id: reconciliationCaseId,
  provider: z.string(),
  day: dayText,
  kind: z.enum([
    'missing_here',
    'missing_there',
    'amount_differs',
    'paid_twice',
    'statement_missing',
    'transfer_ring',
    'bad_signature',
  ]),
  reference: z.string(),
  transaction: z.string(),
  ours: amountText.nullable(),
  theirs: amountText.nullable(),
  /**
   * What a statement lists for it, beside the word that a person still decides about; its amount is
   * null where the currency of the site has none.
   */
  statement: z.strictObject({ amount: amountText.nullable(), at: instantText }).nullable(),
  openedAt: instantText,
  closedAt: instantText.nullable(),
  closedBy: z.string().nullable(),
  reason: z.string().nullable(),
  /** A later statement of the day has it no more, and nobody decided it. */
  agrees: z.boolean(),
});

const shared = { access: 'operator', rate: 'write', always: true, reply: control } as const;
const looked = {
  method: 'GET',
  access: 'operator',
  ability: 'cashier.read',
  rate: 'read',
  always: true,
} as const;

export const readReconciliation = endpoint({
  ...looked,
  path,
  summary: 'Whether the books hold: trial balance and funds of members.',
  reply: control,
  errors: [],
});

export const listAccountFaults = endpoint({
  ...looked,
  path: `${path}/faults`,
  summary:
    'Accounts whose balance was not the sum of its lines at the last trial balance, by path.',
  query: z.strictObject(cursorQuery(100, 'account')),
  reply: cursorPageOf(fault),
  errors: [],
});

export const listReconciliationRuns = endpoint({
  ...looked,
  path: `${path}/runs`,
  summary: 'What was compared with statements, a provider and day each, newest day first (R117).',
  query: z.strictObject(cursorQuery(100, 'run')),
  reply: cursorPageOf(run).extend({ currency: currencyText }),
  errors: [],
});

export const listReconciliationCases = endpoint({
  ...looked,
  path: `${path}/cases`,
  summary: 'Differences between our books and statements, newest first; of all days or of one.',
  query: z.strictObject({
    view: z.enum(['open', 'closed']).optional(),
    day: dayInput.optional(),
    ...cursorQuery(100, 'rcc'),
  }),
  reply: cursorPageOf(difference).extend({ currency: currencyText }),
  errors: [],
});

export const runReconciliation = endpoint({
  ...shared,
  method: 'POST',
  path: `${path}/runs`,
  summary: 'Holds the statement of a provider and day against the books, again or anew (R117).',
  ability: 'cashier.decide',
  body: z.strictObject({ provider: z.string().min(1).max(40), day: dayInput }),
  errors: ['statement_day_future', 'not_found', 'statement_unavailable'],
});

export const importBankStatement = endpoint({
  ...shared,
  method: 'POST',
  path: `${path}/bank`,
  summary: 'Holds a statement of the bank against transfers by hand and payouts of a day (R117).',
  ability: 'cashier.decide',
  largeBody: true,
  body: z.strictObject({
    day: dayInput,
    /**
     * A table with the columns `date`, `reference` and `amount`, of which payouts are below zero.
     */
    file: z.string().min(1).max(1_000_000),
    /** It is the right file, however much differs. */
    isConfirmed: z.boolean().optional(),
  }),
  errors: ['statement_day_future', 'bank_file_unreadable', 'bank_file_foreign'],
});

export const runTrialBalance = endpoint({
  ...shared,
  method: 'POST',
  path: `${path}/trial`,
  summary: 'Sums the books now; payouts stop while they are not zero or an account differs (R52).',
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
