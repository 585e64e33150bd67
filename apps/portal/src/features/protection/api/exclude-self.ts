import { excludeSelf } from '@portal/protocol/calls/protection';
import { client } from '../../../shared/client/portal-client.ts';

/** Null for ever. The session is over with the answer. */
export function sendExclusion(months: number | null) {
  return client.send(excludeSelf, { body: { months } });
}
