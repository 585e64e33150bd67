import type { Endpoints } from '@portal/protocol';
import { deletePasskey as call } from '@portal/protocol/calls/passkeys';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function deletePasskey(id: string): Promise<Outcome<Endpoints['deletePasskey']>> {
  return client.send(call, { params: { id } });
}
