import { askReturn } from '@portal/protocol/calls/protection';
import { client } from '../../../shared/client/portal-client.ts';

export function sendReturn() {
  return client.send(askReturn, {});
}
