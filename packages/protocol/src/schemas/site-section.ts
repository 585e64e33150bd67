import { z } from 'zod';
import { sectionRevision, wallTime } from './brand-text.ts';
import { reasonText } from './reason.ts';

/** What every editor of a section of the site needs beside its rows. */
export const sectionHead = {
  revision: sectionRevision,
  /** The default first. */
  languages: z.array(z.strictObject({ code: z.string(), locale: z.string() })),
  /** In which the moments of a schedule are given. */
  timeZone: z.string(),
  abilities: z.array(z.literal('manage')),
};

export const sectionChange = {
  revision: sectionRevision,
  reason: reasonText,
  /** When it comes into force, on the clocks of the site; at once where it does not say. */
  effectiveFrom: wallTime.nullable().optional(),
};
