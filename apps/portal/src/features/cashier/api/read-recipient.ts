import { readTransferTerms as call } from '@portal/protocol/calls/transfers';
import type { Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client/portal-client.ts';

/** The terms with the name of who would get the money, in part. */
export function readRecipient(to: string): Promise<Outcome<Endpoints['readTransferTerms']>> {
  return client.send(call, { query: { to } });
}
