import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { patternIds, registrationFields } from '../registration-fields.ts';
import { sectionChange, sectionHead } from '../schemas/site-section.ts';

const path = '/api/backoffice/site/registration';
const mostLength = 255;

const fieldRow = z
  .strictObject({
    name: z.enum(registrationFields),
    enabled: z.boolean(),
    required: z.boolean(),
    minLength: z.int().min(0).max(mostLength),
    maxLength: z.int().min(1).max(mostLength),
    patternId: z.enum(patternIds),
  })
  .refine((rule) => rule.minLength <= rule.maxLength, { error: 'minLength above maxLength' });

const rules = {
  /** Every field once, in the order of the form. */
  fields: z
    .array(fieldRow)
    .length(registrationFields.length)
    .refine((rows) => new Set(rows.map(({ name }) => name)).size === rows.length, {
      error: 'a field is there twice',
    }),
};

const registrationRules = z.strictObject({ ...sectionHead, ...rules });

export const readRegistrationRules = endpoint({
  method: 'GET',
  path,
  summary: 'The rule of each field of the registration, in the order of the form.',
  access: 'operator',
  ability: 'site.read',
  rate: 'read',
  always: true,
  reply: registrationRules,
  errors: [],
});

export const changeRegistrationRules = endpoint({
  method: 'PUT',
  path,
  summary: 'Replaces the rules of the registration and the order of its fields.',
  access: 'operator',
  ability: 'site.manage',
  rate: 'write',
  always: true,
  body: z.strictObject({ ...sectionChange, ...rules }),
  reply: registrationRules,
  errors: ['content_changed', 'content_invalid'],
});
