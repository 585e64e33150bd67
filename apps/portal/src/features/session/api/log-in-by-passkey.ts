import type { Endpoints } from '@portal/protocol';
import { logInByPasskey as call } from '@portal/protocol/calls/passkeys';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function logInByPasskey(response: string): Promise<Outcome<Endpoints['logInByPasskey']>> {
  return client.send(call, { body: { response } });
}
