import { z } from 'zod';

/** What of play counts as turnover, and how vendors of it are heard. */
export const playFields = {
  /** Percent of a valid bet that counts, by `<provider>:<game code>` (sports-and-games.md D16). */
  gameWeights: z.record(z.string().regex(/^[\w.:-]{3,150}$/u), z.int().min(0).max(100)).default({}),
  /** Of two opposite sides: their difference, or nothing (agents-loyalty-money.md A3). */
  oppositePolicy: z.enum(['DIFFERENCE', 'ZERO_BOTH']).default('DIFFERENCE'),
  /** What of a bet counts as turnover: by its product, or no more than it won or lost (A3). */
  validBase: z.enum(['BY_PRODUCT', 'NET_CAPPED']).default('BY_PRODUCT'),
  /** So long the key before still opens, once a vendor has changed it (R97). */
  vendorKeyHours: z.int().min(0).max(720).default(24),
  /** How often a member takes orders of the lottery back, a day of the site (lottery.md B6). */
  lotteryCancelsPerDay: z.int().min(0).max(1000).default(20),
};
