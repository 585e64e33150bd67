import { z } from 'zod';
import { audienceDevices, audienceLogins } from '../banner-audience.ts';
import { languageCode } from './wire.ts';

const mostLanguages = 50;
const mostCountries = 250;
/** The ladder of ranks has no more steps. */
const highestRank = 50;

/** Who asks for what has an audience: as the page says, so it decides nothing but a list. */
export const viewerQuery = {
  login: z.enum(audienceLogins).optional(),
  device: z.enum(audienceDevices).optional(),
  /** Of the VIP ladder. */
  rank: z
    .string()
    .regex(/^\d{1,2}$/u)
    .optional(),
};

/**
 * The answer is one for all callers of a language and a country, so the page shows what is meant
 * for whoever looks at it.
 */
export const shownAudience = z.strictObject({
  login: z.enum(audienceLogins),
  device: z.enum(audienceDevices),
  /** From which VIP rank on; 0 for everybody. */
  leastRank: z.int(),
});

/** As operators choose it. */
export const brandAudience = z.strictObject({
  /** Codes; empty for every language. */
  languages: z.array(languageCode.min(1)).max(mostLanguages),
  /** Where the law of a place asks for it, or forbids it; empty for everywhere. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/u)).max(mostCountries),
  login: z.enum(audienceLogins),
  device: z.enum(audienceDevices),
  leastRank: z.int().min(0).max(highestRank),
});

export type BrandAudience = z.output<typeof brandAudience>;
