import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wallTime } from '../schemas/brand-text.ts';
import { sitePlanId } from '../schemas/ids.ts';
import { reasonBody, reasonText } from '../schemas/reason.ts';
import { countText, cursorPageOf, cursorQuery, instantText } from '../schemas/wire.ts';
import { restorableSections, siteOrigins, sitePlanStates, siteSections } from '../site-sections.ts';

const base = '/api/backoffice/site';
const section = z.enum(siteSections);
const restorable = z.enum(restorableSections);
const versionNumber = countText(1_000_000_000);
const params = z.strictObject({ version: versionNumber });

const siteVersion = z.strictObject({
  version: z.int(),
  at: instantText,
  origin: z.enum(siteOrigins),
  /** The operator who made it; null where a start of the process brought it. */
  author: z.string().nullable(),
  sections: z.array(section),
  reason: z.string().nullable(),
  /** The version of which sections were put back. */
  restoredFrom: z.int().nullable(),
  isInForce: z.boolean(),
});

export const listSiteVersions = endpoint({
  method: 'GET',
  path: `${base}/versions`,
  summary: 'Every state that the site was ever in, newest first: who made it, when and why.',
  access: 'operator',
  ability: 'content.read',
  rate: 'read',
  always: true,
  query: z.strictObject(cursorQuery(100, 'number')),
  reply: cursorPageOf(siteVersion),
  errors: [],
});

export const readSiteDifference = endpoint({
  method: 'GET',
  path: `${base}/versions/{version}/difference`,
  summary: 'What a version says otherwise than another one, place by place.',
  access: 'operator',
  ability: 'content.read',
  rate: 'read',
  always: true,
  params,
  query: z.strictObject({ against: versionNumber }),
  reply: z.strictObject({
    version: z.int(),
    against: z.int(),
    inForce: z.int(),
    timeZone: z.string(),
    /** Sections that differ from those in force and that this operator may put back. */
    restorable: z.array(restorable),
    /** More places differ than stand here. */
    isCut: z.boolean(),
    places: z.array(
      z.strictObject({
        /** Null for what no editor of the desk changes. */
        section: section.nullable(),
        place: z.string(),
        /** In `against` and in `version`; null where the place is not there. */
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    ),
  }),
  errors: ['not_found'],
});

export const restoreSiteVersion = endpoint({
  method: 'POST',
  path: `${base}/versions/{version}/restore`,
  summary: 'Puts sections of an older version in force again, as the next version.',
  access: 'operator',
  ability: 'content.manage',
  rate: 'write',
  always: true,
  params,
  body: z.strictObject({
    sections: z.array(restorable).min(1).max(restorableSections.length),
    /** The version in force that the operator compared with. */
    inForce: z.int().min(1).max(1_000_000_000),
    /** On the clocks of the site; null for at once. */
    effectiveFrom: wallTime.nullable(),
    reason: reasonText,
  }),
  reply: z.strictObject({ inForce: z.int() }),
  errors: ['not_found', 'content_changed', 'content_invalid', 'link_host_refused'],
});

const sitePlan = z.strictObject({
  id: sitePlanId,
  sections: z.array(section),
  dueAt: instantText,
  madeAt: instantText,
  author: z.string(),
  reason: z.string(),
  restoredFrom: z.int().nullable(),
  state: z.enum(sitePlanStates),
  closedAt: instantText.nullable(),
  abilities: z.array(z.literal('cancel')),
});

export const listSitePlans = endpoint({
  method: 'GET',
  path: `${base}/plans`,
  summary: 'Changes that wait for their moment, then what became of the last ones.',
  access: 'operator',
  ability: 'content.read',
  rate: 'read',
  always: true,
  reply: z.strictObject({ list: z.array(sitePlan) }),
  errors: [],
});

export const cancelSitePlan = endpoint({
  method: 'POST',
  path: `${base}/plans/{id}/cancel`,
  summary: 'Takes a planned change back before its moment.',
  access: 'operator',
  ability: 'content.manage',
  rate: 'write',
  always: true,
  params: z.strictObject({ id: sitePlanId }),
  body: reasonBody,
  reply: sitePlan,
  errors: ['not_found', 'content_changed'],
});
