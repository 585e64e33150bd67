import { z } from 'zod';
import { address, text } from './texts.ts';

const secret = text.min(32).max(200);

/** What a provider hands to a site before the first payment: who it is, where, and its keys. */
export const introduction = z.strictObject({
  code: z.string().regex(/^[A-Z0-9_]{1,40}$/u),
  name: text.min(1).max(120),
  /**
   * Where its calls are: `/orders`, `/orders/query`, `/payouts`, `/payouts/query`, `/statement`.
   */
  url: address,
  /** Signs what the site asks. */
  requestSecret: secret,
  /** Signs what the provider tells. */
  eventSecret: secret,
});
export type Introduction = z.output<typeof introduction>;
