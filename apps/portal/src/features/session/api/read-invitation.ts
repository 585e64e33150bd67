import type { Endpoints } from '@portal/protocol';
import { readInvitation as call } from '@portal/protocol/calls/agents';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

/** Whether a code of an agent can be registered with. */
export function readInvitation(code: string): Promise<Outcome<Endpoints['readInvitation']>> {
  return client.send(call, { query: { code, domain: globalThis.location.hostname } });
}
