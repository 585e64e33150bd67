import { z } from 'zod';
import { audienceDevices, audienceLogins } from '../banner-audience.ts';
import { languageCode } from './wire.ts';

const mostLanguages = 50;

/**
 * The answer is one for all callers of a language, so the page shows what is meant for whoever
 * looks at it.
 */
export const shownAudience = z.strictObject({
  login: z.enum(audienceLogins),
  device: z.enum(audienceDevices),
});

/** As operators choose it. */
export const brandAudience = z.strictObject({
  /** Codes; empty for every language. */
  languages: z.array(languageCode.min(1)).max(mostLanguages),
  login: z.enum(audienceLogins),
  device: z.enum(audienceDevices),
});
