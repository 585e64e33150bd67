import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { changeProfile as call } from '@portal/protocol/calls/profile';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../client/portal-client.ts';

export function changeProfile(
  body: SentBodyOf<Endpoints['changeProfile']>,
): Promise<Outcome<Endpoints['changeProfile']>> {
  return client.send(call, { body });
}
