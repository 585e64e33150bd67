import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noticeExecutions, noticeTypes } from '../notice-types.ts';
import { brandText, sectionRevision, wallTime } from '../schemas/brand-text.ts';
import { contentId } from '../schemas/ids.ts';
import { reasonText } from '../schemas/reason.ts';
import { instantText } from '../schemas/wire.ts';

const base = '/api/backoffice/content';
const mostNotices = 200;
const mostTitle = 200;
const mostContent = 5000;

/** What every editor of a section of the site needs beside its rows. */
const sectionHead = {
  revision: sectionRevision,
  /** The default first. */
  languages: z.array(z.strictObject({ code: z.string(), locale: z.string() })),
  /** In which the moments of a schedule are given. */
  timeZone: z.string(),
  abilities: z.array(z.literal('manage')),
};

const sectionChange = { revision: sectionRevision, reason: reasonText };

const noticeForm = z.strictObject({
  id: contentId,
  title: brandText(mostTitle),
  content: brandText(mostContent),
  promotionType: z.enum(noticeTypes),
  execution: z.enum(noticeExecutions),
  /** Null for without a beginning, and without an end. */
  showFrom: wallTime.nullable(),
  showTo: wallTime.nullable(),
});

const brandNotices = z.strictObject({
  ...sectionHead,
  list: z.array(noticeForm.extend({ time: instantText, isShown: z.boolean() })),
});

export const listBrandNotices = endpoint({
  method: 'GET',
  path: `${base}/announcements`,
  summary: 'Announcements and popups in every language, also those that are not shown now.',
  access: 'operator',
  ability: 'content.read',
  rate: 'read',
  always: true,
  reply: brandNotices,
  errors: [],
});

export const changeBrandNotices = endpoint({
  method: 'PUT',
  path: `${base}/announcements`,
  summary: 'Replaces the announcements and popups, in the order in which they are shown.',
  access: 'operator',
  ability: 'content.manage',
  rate: 'write',
  always: true,
  body: z.strictObject({ ...sectionChange, list: z.array(noticeForm).max(mostNotices) }),
  reply: brandNotices,
  errors: ['content_changed', 'content_invalid'],
});
