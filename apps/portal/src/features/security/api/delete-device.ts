import type { Endpoints } from '@portal/protocol';
import { deleteDevice as call } from '@portal/protocol/calls/security';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function deleteDevice(id: string): Promise<Outcome<Endpoints['deleteDevice']>> {
  return client.send(call, { params: { id } });
}
