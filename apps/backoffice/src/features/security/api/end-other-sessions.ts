import { endOtherOperatorSessions } from '@portal/protocol/calls/operator-security';
import type { Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

export function endOtherSessions(): Promise<Outcome<Endpoints['endOtherOperatorSessions']>> {
  return client.send(endOtherOperatorSessions, {});
}
