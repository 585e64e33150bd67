import type { Endpoints } from '@portal/protocol';
import { createRecoveryCodes as call } from '@portal/protocol/calls/security';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function createRecoveryCodes(): Promise<Outcome<Endpoints['createRecoveryCodes']>> {
  return client.send(call, {});
}
