import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { forgetPassword as call } from '@portal/protocol/calls/password';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

/** Has a temporary password sent, if name and address belong together. */
export function forgetPassword(
  body: SentBodyOf<Endpoints['forgetPassword']>,
): Promise<Outcome<Endpoints['forgetPassword']>> {
  return client.send(call, { body });
}
