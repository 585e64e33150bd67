import { changeOperatorPasskey } from '@portal/protocol/calls/operator-passkeys';
import type { Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

export function changePasskey(
  id: string,
  name: string,
): Promise<Outcome<Endpoints['changeOperatorPasskey']>> {
  return client.send(changeOperatorPasskey, { params: { id }, body: { name } });
}
