import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { memberId } from '../schemas/ids.ts';
import { countingText, instantText } from '../schemas/wire.ts';

const digest = z.string().regex(/^[0-9a-f]{64}$/u);

const link = z.strictObject({ position: countingText, hash: digest });

export const readAccountEvents = endpoint({
  method: 'GET',
  path: '/wps/relay/account/events',
  summary: "What happened to the caller's account, as a chain that can be checked offline.",
  access: 'member',
  rate: 'read',
  /** The position behind which to go on; from the first event without one. */
  query: z.strictObject({ after: countingText.optional() }),
  reply: z.strictObject({
    format: z.literal('account-events/1'),
    memberId,
    /** What the first of the events follows: position 0 and zeros before the very first. */
    start: link,
    events: z.array(
      link.extend({
        at: instantText,
        action: z.string(),
        rowHash: digest,
        /** What `rowHash` is of; null where an operator acted, whose words stay with the site. */
        row: z.string().nullable(),
      }),
    ),
    isWhole: z.boolean(),
  }),
  errors: [],
});
