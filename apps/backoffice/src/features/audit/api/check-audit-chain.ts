import { checkAuditChain as call } from '@portal/protocol/calls/trail';
import type { Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

export function checkAuditChain(): Promise<Outcome<Endpoints['checkAuditChain']>> {
  return client.send(call, {});
}
