import { z } from 'zod';

const amount = z.string().regex(/^\d{1,12}(\.\d{1,3})?$/u);

/** Points and ranks of the site (agents-loyalty-money.md D). */
export const loyaltySection = z.strictObject({
  /** Off: the site shows nothing of ranks (portal.md 3). */
  hasVip: z.boolean(),
  /** Off: members get no page for inviting others (portal.md 2). */
  hasReferral: z.boolean().default(false),
  points: z.strictObject({
    /** How much money one member may get for points in a day. */
    convertDayMost: amount,
    /** Up to so many points an order of credit or codes needs nobody. */
    autoApproveMost: z.int().min(0),
    /** Whether a member may cancel an order of the mall that nobody decided, within ten minutes. */
    allowCancel: z.boolean().default(false),
  }),
});

export const usualLoyalty: z.output<typeof loyaltySection> = {
  hasVip: false,
  hasReferral: false,
  points: { convertDayMost: '500', autoApproveMost: 5000, allowCancel: false },
};
