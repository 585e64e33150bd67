import type { Endpoints } from '@portal/protocol';
import { stepUpByPasskey as call } from '@portal/protocol/calls/passkeys';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../client/portal-client.ts';

export function stepUpByPasskey(response: string): Promise<Outcome<Endpoints['stepUpByPasskey']>> {
  return client.send(call, { body: { response } });
}
