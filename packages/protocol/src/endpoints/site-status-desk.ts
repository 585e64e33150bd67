import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wallTime } from '../schemas/brand-text.ts';
import { modId } from '../schemas/ids.ts';
import { signInFlags } from '../schemas/sign-in.ts';
import { sectionChange, sectionHead } from '../schemas/site-section.ts';

const path = '/api/backoffice/site/status';
const countryCode = z.string().regex(/^[A-Z]{2}$/u);
const mostSwitches = 200;
const mostBlocks = 500;

const rules = {
  /** Closed to everybody but operators, at once. */
  maintenance: z.boolean(),
  /** The same by plan, on the clocks of the site; null for no plan, and for no end. */
  plannedFrom: wallTime.nullable(),
  plannedTo: wallTime.nullable(),
  isRegistrationOpen: z.boolean(),
  /** Countries whose visitors are shown that the site is not for them. */
  blockedCountries: z.array(countryCode).max(250),
  /** Which country an address block belongs to, whatever the database says. */
  overrides: z
    .array(z.strictObject({ block: z.union([z.cidrv4(), z.cidrv6()]), countryCode }))
    .max(mostBlocks),
  switches: z.array(z.strictObject({ modId, isOn: z.boolean() })).max(mostSwitches),
};

const siteStatus = z.strictObject({
  ...sectionHead,
  ...rules,
  /** Each with the one above it, without which it is off; null for the first. */
  switches: z.array(z.strictObject({ modId, isOn: z.boolean(), under: modId.nullable() })),
  /** What decides with the switches which ways in there are. */
  signIn: signInFlags,
  /** Whether visitors are let in now. */
  isOpen: z.boolean(),
});

export const readSiteStatus = endpoint({
  method: 'GET',
  path,
  summary: 'Whether the site is open, to whom, and which switches are on.',
  access: 'operator',
  ability: 'site.read',
  rate: 'read',
  always: true,
  reply: siteStatus,
  errors: [],
});

export const changeSiteStatus = endpoint({
  method: 'PUT',
  path,
  summary: 'Opens or closes the site, registration and single countries, and turns switches.',
  access: 'operator',
  ability: 'site.manage',
  rate: 'write',
  always: true,
  body: z.strictObject({ ...sectionChange, ...rules }),
  reply: siteStatus,
  errors: ['content_changed', 'content_invalid'],
});
