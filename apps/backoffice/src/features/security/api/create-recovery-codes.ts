import { createOperatorRecoveryCodes } from '@portal/protocol/calls/operator-security';
import type { Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

export function createRecoveryCodes(): Promise<Outcome<Endpoints['createOperatorRecoveryCodes']>> {
  return client.send(createOperatorRecoveryCodes, {});
}
