import type { Endpoints } from '@portal/protocol';
import { endOtherSessions as call } from '@portal/protocol/calls/security';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function endOtherSessions(): Promise<Outcome<Endpoints['endOtherSessions']>> {
  return client.send(call, {});
}
