import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { stepUp as call } from '@portal/protocol/calls/security';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../client/portal-client.ts';

export function stepUp(
  body: SentBodyOf<Endpoints['stepUp']>,
): Promise<Outcome<Endpoints['stepUp']>> {
  return client.send(call, { body });
}
