import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { contentId } from '../schemas/ids.ts';
import { languageCode } from '../schemas/wire.ts';

export const readHelpLines = endpoint({
  method: 'GET',
  path: '/wps/system/helpLines',
  summary: 'Who helps people whose play does them harm; those of the country of the caller first.',
  access: 'visitor',
  rate: 'read',
  query: z.strictObject({ lang: languageCode.optional() }),
  reply: z.strictObject({
    lines: z.array(
      z.strictObject({
        id: contentId,
        name: z.string(),
        /** Whom they help, and when somebody answers. */
        text: z.string(),
        /** As it is dialled; empty for none. */
        phone: z.string(),
        /** An https address; empty for none. */
        url: z.string(),
        isNear: z.boolean(),
      }),
    ),
  }),
  errors: [],
});
