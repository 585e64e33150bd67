import { acknowledgeCheck } from '@portal/protocol/calls/protection';
import { client } from '../../../shared/client/portal-client.ts';

export function sendAcknowledged() {
  return client.send(acknowledgeCheck, {});
}
