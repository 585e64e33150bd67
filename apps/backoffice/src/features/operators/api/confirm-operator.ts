import { confirmOperator as call } from '@portal/protocol/calls/operators';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Confirm = Endpoints['confirmOperator'];

export function confirmOperator(input: Input<Confirm>): Promise<Outcome<Confirm>> {
  return client.send(call, input);
}
