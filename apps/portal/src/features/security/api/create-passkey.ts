import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { createPasskey as call } from '@portal/protocol/calls/passkeys';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function createPasskey(
  body: SentBodyOf<Endpoints['createPasskey']>,
): Promise<Outcome<Endpoints['createPasskey']>> {
  return client.send(call, { body });
}
