import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { verifyPlace as call } from '@portal/protocol/calls/places';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../client/portal-client.ts';

export function verifyPlace(
  body: SentBodyOf<Endpoints['verifyPlace']>,
): Promise<Outcome<Endpoints['verifyPlace']>> {
  return client.send(call, { body });
}
