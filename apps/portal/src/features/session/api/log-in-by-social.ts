import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { logInBySocial as call } from '@portal/protocol/calls/social';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function logInBySocial(
  body: SentBodyOf<Endpoints['logInBySocial']>,
): Promise<Outcome<Endpoints['logInBySocial']>> {
  return client.send(call, { body });
}
