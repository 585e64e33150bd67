import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { plainText } from '../schemas/brand-text.ts';
import { sectionChange, sectionHead } from '../schemas/site-section.ts';
import { languageCode, pageOf, pageQuery } from '../schemas/wire.ts';
import { textViews } from '../site-sections.ts';

const path = '/api/backoffice/content/texts';
const mostCharacters = 2000;
const textKey = z
  .string()
  .max(200)
  .regex(/^[a-z][a-z0-9-]*(\.[\w-]+)+$/iu);

const siteText = z.strictObject({
  /** With its area, `session.login.title`. */
  key: z.string(),
  english: z.string(),
  /** What the release says in the language; null where another language stands in. */
  shipped: z.string().nullable(),
  /** What the operator says in its place. */
  changed: z.string().nullable(),
});

export const listSiteTexts = endpoint({
  method: 'GET',
  path,
  summary: 'Texts of the site in a language: those that miss, those that the operator changed.',
  access: 'operator',
  ability: 'content.read',
  rate: 'read',
  always: true,
  query: z.strictObject({
    language: languageCode.optional(),
    search: z.string().trim().max(64).optional(),
    view: z.enum(textViews).optional(),
    ...pageQuery(100),
  }),
  reply: z.strictObject({
    ...sectionHead,
    /** The code of the language that is shown. */
    language: z.string(),
    /** How many texts the release does not have in it. */
    missing: z.int(),
    ...pageOf(siteText).shape,
  }),
  errors: [],
});

export const changeSiteText = endpoint({
  method: 'PUT',
  path,
  summary: 'Says a text of the site otherwise, or as the release does where the text is null.',
  access: 'operator',
  ability: 'content.manage',
  rate: 'write',
  always: true,
  body: z.strictObject({
    ...sectionChange,
    language: languageCode.min(1),
    key: textKey,
    text: plainText(mostCharacters).nullable(),
  }),
  reply: z.strictObject({ revision: z.string() }),
  errors: ['not_found', 'language_not_offered', 'text_unfit', 'content_changed', 'content_invalid'],
});
