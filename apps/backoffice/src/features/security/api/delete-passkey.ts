import { deleteOperatorPasskey } from '@portal/protocol/calls/operator-passkeys';
import type { Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

export function deletePasskey(id: string): Promise<Outcome<Endpoints['deleteOperatorPasskey']>> {
  return client.send(deleteOperatorPasskey, { params: { id } });
}
