import { confirmOperatorAuthenticator } from '@portal/protocol/calls/operator-security';
import type { Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Confirm = Endpoints['confirmOperatorAuthenticator'];

export function confirmAuthenticator(code: string): Promise<Outcome<Confirm>> {
  return client.send(confirmOperatorAuthenticator, { body: { code } });
}
