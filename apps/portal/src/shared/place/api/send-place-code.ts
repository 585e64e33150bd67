import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { sendPlaceCode as call } from '@portal/protocol/calls/places';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../client/portal-client.ts';

export function sendPlaceCode(
  body: SentBodyOf<Endpoints['sendPlaceCode']>,
): Promise<Outcome<Endpoints['sendPlaceCode']>> {
  return client.send(call, { body });
}
