import type { Endpoints } from '@portal/protocol';
import { startPasskey as call } from '@portal/protocol/calls/passkeys';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function startPasskey(): Promise<Outcome<Endpoints['startPasskey']>> {
  return client.send(call, {});
}
