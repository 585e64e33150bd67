import type { Endpoints } from '@portal/protocol';
import { resumeSession as call } from '@portal/protocol/calls/identity';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

/** Asks for a token by the cookie that an earlier tab left. */
export function resumeSession(): Promise<Outcome<Endpoints['resumeSession']>> {
  return client.send(call, {});
}
