import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { brandAudience } from '../schemas/audience.ts';
import { brandText, siteLink, wallTime } from '../schemas/brand-text.ts';
import { contentId } from '../schemas/ids.ts';
import { sectionChange, sectionHead } from '../schemas/site-section.ts';

const base = '/api/backoffice/content';
const mostBanners = 30;
const mostText = 300;
/** A picture as the desk sends it: of bounded size, drawn anew. */
const picture = z.base64().max(2_000_000);

const bannerForm = z.strictObject({
  id: contentId,
  title: brandText(mostText),
  text: brandText(mostText),
  /** The words of the button; there is none without them. */
  action: brandText(mostText),
  /**
   * Where the button leads, and the address of the picture; empty for none, and for a drawn one.
   */
  link: z.union([z.literal(''), siteLink]),
  url: z.union([z.literal(''), siteLink]),
  palette: z.string().regex(/^[a-z]{0,20}$/u),
  showFrom: wallTime.nullable(),
  showTo: wallTime.nullable(),
  /** Whether it advertises (R13); where nothing is said, it does. */
  isOffer: z.boolean().optional(),
  audience: brandAudience,
});

const banners = z.strictObject({
  ...sectionHead,
  list: z.array(bannerForm.extend({ isOffer: z.boolean(), isShown: z.boolean() })),
});

export const listBanners = endpoint({
  method: 'GET',
  path: `${base}/banners`,
  summary: 'The banners of the home page in every language, also those that are not shown now.',
  access: 'operator',
  ability: 'content.read',
  rate: 'read',
  always: true,
  reply: banners,
  errors: [],
});

export const changeBanners = endpoint({
  method: 'PUT',
  path: `${base}/banners`,
  summary: 'Replaces the banners of the home page, in the order in which they are shown.',
  access: 'operator',
  ability: 'content.manage',
  rate: 'write',
  always: true,
  body: z.strictObject({ ...sectionChange, list: z.array(bannerForm).max(mostBanners) }),
  reply: banners,
  errors: ['content_changed', 'content_invalid', 'link_host_refused'],
});

export const createBrandPicture = endpoint({
  method: 'POST',
  path: `${base}/pictures`,
  summary: 'Keeps a picture for banners and answers its address; the same picture is kept once.',
  access: 'operator',
  ability: 'content.manage',
  rate: 'write',
  always: true,
  largeBody: true,
  body: z.strictObject({ picture }),
  reply: z.strictObject({ url: z.string() }),
  errors: ['picture_unreadable'],
});
