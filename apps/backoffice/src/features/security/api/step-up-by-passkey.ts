import { stepUpOperatorByPasskey } from '@portal/protocol/calls/operator-passkeys';
import type { Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type StepUp = Endpoints['stepUpOperatorByPasskey'];

export function stepUpByPasskey(response: string): Promise<Outcome<StepUp>> {
  return client.send(stepUpOperatorByPasskey, { body: { response } });
}
