import { isKeepableText } from '@portal/money';
import { z } from 'zod';

const secret = z.string().min(32).max(200).refine(isKeepableText);

/** What a provider hands to a site before the first payment: who it is, where, and its keys. */
export const introduction = z.strictObject({
  code: z.string().regex(/^[A-Z0-9_]{1,40}$/u),
  name: z.string().min(1).max(120).refine(isKeepableText),
  /**
   * Where its calls are: `/orders`, `/orders/query`, `/payouts`, `/payouts/query`, `/statement`.
   */
  url: z.url().refine(isKeepableText),
  /** Signs what the site asks. */
  requestSecret: secret,
  /** Signs what the provider tells. */
  eventSecret: secret,
});
export type Introduction = z.output<typeof introduction>;
