import { endOperatorSession } from '@portal/protocol/calls/operator-security';
import type { Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

export function endSession(id: string): Promise<Outcome<Endpoints['endOperatorSession']>> {
  return client.send(endOperatorSession, { params: { id } });
}
