import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import { browserSecretOf } from '../codes/browser-secret.ts';
import { secretHash } from '../secrets.ts';
import type { TicketKey } from './store-social.ts';

/** A ticket opens something in the browser only that was sent to the provider for it. */
export function ticketKey(request: RequestFacts, ticket: string): TicketKey {
  return {
    ticketHash: secretHash(ticket),
    browserHash: secretHash(browserSecretOf(request) ?? ''),
  };
}
