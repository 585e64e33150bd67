import type { Endpoints } from '@portal/protocol';
import { startPasskeyProof as call } from '@portal/protocol/calls/passkeys';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../client/portal-client.ts';

export function startPasskeyProof(
  purpose: 'login' | 'prove',
): Promise<Outcome<Endpoints['startPasskeyProof']>> {
  return client.send(call, { body: { purpose } });
}
