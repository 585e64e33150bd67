import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { verifyPlaceByPasskey as call } from '@portal/protocol/calls/places';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../client/portal-client.ts';

export function verifyPlaceByPasskey(
  body: SentBodyOf<Endpoints['verifyPlaceByPasskey']>,
): Promise<Outcome<Endpoints['verifyPlaceByPasskey']>> {
  return client.send(call, { body });
}
