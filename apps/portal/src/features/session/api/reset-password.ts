import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { resetPassword as call } from '@portal/protocol/calls/password';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

/** Sets a new password by the code that was sent to the mobile number, and signs in. */
export function resetPassword(
  body: SentBodyOf<Endpoints['resetPassword']>,
): Promise<Outcome<Endpoints['resetPassword']>> {
  return client.send(call, { body });
}
