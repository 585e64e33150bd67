import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noticeExecutions, noticeTypes } from '../notice-types.ts';
import { brandAudience } from '../schemas/audience.ts';
import { brandText, wallTime } from '../schemas/brand-text.ts';
import { contentId } from '../schemas/ids.ts';
import { sectionChange, sectionHead } from '../schemas/site-section.ts';
import { instantText } from '../schemas/wire.ts';

const base = '/api/backoffice/content';
const mostNotices = 200;
const mostTitle = 200;
const mostContent = 5000;

const noticeForm = z.strictObject({
  id: contentId,
  title: brandText(mostTitle),
  content: brandText(mostContent),
  promotionType: z.enum(noticeTypes),
  execution: z.enum(noticeExecutions),
  /** Whether it advertises (R13); a promotion always does, a popup where nothing is said. */
  isOffer: z.boolean().optional(),
  /** Whether it stands above newer ones. */
  isPinned: z.boolean().optional(),
  /** Whether it is for agents alone; a popup never is. */
  isForAgents: z.boolean().optional(),
  /** Null for without a beginning, and without an end. */
  showFrom: wallTime.nullable(),
  showTo: wallTime.nullable(),
  audience: brandAudience,
});

const brandNotices = z.strictObject({
  ...sectionHead,
  list: z.array(
    noticeForm.extend({
      time: instantText,
      isOffer: z.boolean(),
      isPinned: z.boolean(),
      isForAgents: z.boolean(),
      isShown: z.boolean(),
    }),
  ),
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
  errors: ['content_changed', 'content_invalid', 'link_host_refused'],
});
