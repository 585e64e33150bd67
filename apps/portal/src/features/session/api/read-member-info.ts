import type { Endpoints } from '@portal/protocol';
import { readMemberInfo as call } from '@portal/protocol/calls/identity';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function readMemberInfo(): Promise<Outcome<Endpoints['readMemberInfo']>> {
  return client.send(call, {});
}
