import type { Endpoints } from '@portal/protocol';
import { logInByHandOff as call } from '@portal/protocol/calls/hand-off';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function logInByHandOff(token: string): Promise<Outcome<Endpoints['logInByHandOff']>> {
  return client.send(call, { body: { token } });
}
