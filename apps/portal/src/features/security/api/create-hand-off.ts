import type { Endpoints } from '@portal/protocol';
import { createHandOff as call } from '@portal/protocol/calls/security';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function createHandOff(): Promise<Outcome<Endpoints['createHandOff']>> {
  return client.send(call, {});
}
