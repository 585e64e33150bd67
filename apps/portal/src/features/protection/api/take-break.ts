import { takeBreak } from '@portal/protocol/calls/protection';
import { client } from '../../../shared/client/portal-client.ts';

/** The session is over with the answer; the next call finds it ended and says why. */
export function sendBreak(hours: number) {
  return client.send(takeBreak, { body: { hours } });
}
