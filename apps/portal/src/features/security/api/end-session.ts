import type { Endpoints } from '@portal/protocol';
import { endSession as call } from '@portal/protocol/calls/security';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function endSession(id: string): Promise<Outcome<Endpoints['endSession']>> {
  return client.send(call, { params: { id } });
}
