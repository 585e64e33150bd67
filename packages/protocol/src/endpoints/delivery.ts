import { z } from 'zod';
import { deliveryChannels, deliveryPurposes, deliveryStates } from '../deliveries.ts';
import { endpoint } from '../endpoint.ts';
import { deliveryId } from '../schemas/ids.ts';
import { cursorPageOf, cursorQuery, instantText } from '../schemas/wire.ts';

const delivery = z.strictObject({
  id: deliveryId,
  channel: z.enum(deliveryChannels),
  to: z.string(),
  purpose: z.enum(deliveryPurposes),
  subject: z.string().nullable(),
  /** Null once a provider has it. */
  text: z.string().nullable(),
  state: z.enum(deliveryStates),
  tries: z.int(),
  failure: z.string().nullable(),
  at: instantText,
  settledAt: instantText.nullable(),
});

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/backoffice/outbox',
  summary:
    'Messages by SMS and e-mail, newest first; `to` is the start of a recipient, or six digits of a number.',
  access: 'operator',
  ability: 'outbox.read',
  rate: 'read',
  always: true,
  query: z.strictObject({ to: z.string().max(254).optional(), ...cursorQuery(100, 'dlv') }),
  reply: cursorPageOf(delivery),
  errors: [],
});
