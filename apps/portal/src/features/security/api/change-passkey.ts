import type { Endpoints } from '@portal/protocol';
import { changePasskey as call } from '@portal/protocol/calls/passkeys';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function changePasskey(
  id: string,
  name: string,
): Promise<Outcome<Endpoints['changePasskey']>> {
  return client.send(call, { params: { id }, body: { name } });
}
