import { unlockOperator as call } from '@portal/protocol/calls/operators';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Unlock = Endpoints['unlockOperator'];

export function unlockOperator(input: Input<Unlock>): Promise<Outcome<Unlock>> {
  return client.send(call, input);
}
