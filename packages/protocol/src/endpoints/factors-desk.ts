import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { sectionRevision } from '../schemas/brand-text.ts';
import { reasonText } from '../schemas/reason.ts';

const path = '/api/backoffice/site/second-factors';

const duty = {
  /** Without a second factor they can do nothing but bind one (R67). */
  staff: z.boolean(),
  agents: z.boolean(),
};

const factorPolicy = z.strictObject({
  ...duty,
  revision: sectionRevision,
  abilities: z.array(z.literal('manage')),
});

export const readFactorPolicy = endpoint({
  method: 'GET',
  path,
  summary: 'Whether operators and agents must have a second factor.',
  access: 'operator',
  ability: 'operators.read',
  rate: 'read',
  always: true,
  reply: factorPolicy,
  errors: [],
});

export const changeFactorPolicy = endpoint({
  method: 'PUT',
  path,
  summary: 'Says who must have a second factor; counts from the next call on.',
  access: 'operator',
  ability: 'operators.manage',
  rate: 'write',
  always: true,
  stepUp: true,
  body: z.strictObject({ ...duty, revision: sectionRevision, reason: reasonText }),
  reply: factorPolicy,
  errors: ['content_changed'],
});
