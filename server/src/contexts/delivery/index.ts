/**
 * Messages by SMS and e-mail. They exist exactly when the transaction does that wanted them, are
 * handed over outside of every transaction, and at least once. Texts are the caller's; secrets in
 * them are forgotten once a provider has them.
 */
export { plugDelivery } from './plug.ts';
export type { Send } from './plug.ts';
export type { SenderSettings } from './sender-settings.ts';
