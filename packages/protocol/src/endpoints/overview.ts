import { z } from 'zod';
import { deskQueues } from '../desk-queues.ts';
import { endpoint } from '../endpoint.ts';
import {
  amountText,
  countText,
  currencyText,
  dayInput,
  dayText,
  instantText,
} from '../schemas/wire.ts';

const path = '/api/backoffice';

const figures = {
  betCount: z.int().nonnegative(),
  stakeAmount: amountText,
  payoutAmount: amountText,
  /** Stakes less payouts: what the house keeps before costs. */
  grossAmount: amountText,
};

const siteDay = z.strictObject({
  day: dayText,
  /** Members who bet. */
  players: z.int().nonnegative(),
  ...figures,
  depositAmount: amountText,
  withdrawalAmount: amountText,
  /** Bonus, rebate, salary and dividend. */
  costAmount: amountText,
  categories: z.array(z.strictObject({ category: z.string(), ...figures })),
});

export const readOverview = endpoint({
  method: 'GET',
  path: `${path}/overview`,
  summary: 'What waits for this operator, and the figures of today and yesterday.',
  access: 'operator',
  rate: 'read',
  reply: z.strictObject({
    currency: currencyText,
    queues: z.array(
      z.strictObject({
        name: z.enum(deskQueues),
        count: z.int().nonnegative(),
        /** Since when the oldest waits; null when nothing does. */
        oldestAt: instantText.nullable(),
      }),
    ),
    /** Today and the day before; empty for an operator who may not see money. */
    days: z.array(siteDay),
  }),
  errors: [],
});

export const readRevenue = endpoint({
  method: 'GET',
  path: `${path}/revenue`,
  summary: 'Stakes, payouts and money of all members by day and category.',
  access: 'operator',
  ability: 'statements.read',
  rate: 'read',
  query: z.strictObject({
    /** The last day; today of the site when it is left out. */
    to: dayInput.optional(),
    days: countText(92).optional(),
  }),
  reply: z.strictObject({ currency: currencyText, days: z.array(siteDay) }),
  errors: [],
});
