import type { Endpoints } from '@portal/protocol';
import { deleteOtherDevices as call } from '@portal/protocol/calls/security';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function deleteOtherDevices(): Promise<Outcome<Endpoints['deleteOtherDevices']>> {
  return client.send(call, {});
}
