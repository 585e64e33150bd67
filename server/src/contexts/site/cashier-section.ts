import { z } from 'zod';

const amount = z.string().regex(/^\d{1,12}(\.\d{1,3})?$/u);

const fee = z.strictObject({
  fixed: amount,
  partsPerMillion: z.int().min(0).max(200_000),
  least: amount,
  most: amount.nullable(),
});

/** Money in and out, in the currency of the site (agents-loyalty-money.md 9). */
export const cashierSection = z.strictObject({
  withdrawal: z.strictObject({
    least: amount,
    most: amount,
    dailyCount: z.int().min(1).max(100),
    dailyAmount: amount,
    /** Above it a person looks, whatever the risk. */
    autoMost: amount,
    /** From it on a second person decides too. */
    twoPersonsFrom: amount,
    fee,
    /** How long nothing is paid to a new account beside the first (R20). */
    coolingHours: z.int().min(0).max(720),
    promisedMinutes: z.int().min(1).max(10_080),
    reviewHours: z.int().min(1).max(168),
  }),
  receipt: z.strictObject({
    isOn: z.boolean(),
    /** After so many minutes a payment that nobody answered counts as received (portal.md 4). */
    autoMinutes: z.int().min(10).max(10_080),
    /** A larger one is looked at by a person instead. */
    autoMost: amount,
  }),
});

type CashierSection = z.output<typeof cashierSection>;

const free = { fixed: '0', partsPerMillion: 0, least: '0', most: null };

export const usualCashier: CashierSection = {
  withdrawal: {
    least: '100',
    most: '50000',
    dailyCount: 3,
    dailyAmount: '50000',
    autoMost: '2000',
    twoPersonsFrom: '20000',
    fee: free,
    coolingHours: 24,
    promisedMinutes: 15,
    reviewHours: 24,
  },
  receipt: { isOn: true, autoMinutes: 120, autoMost: '5000' },
};
