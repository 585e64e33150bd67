import { createOperator as call } from '@portal/protocol/calls/operators';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Create = Endpoints['createOperator'];

export function createOperator(input: Input<Create>): Promise<Outcome<Create>> {
  return client.send(call, input);
}
