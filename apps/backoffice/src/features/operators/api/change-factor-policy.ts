import { changeFactorPolicy as call } from '@portal/protocol/calls/factors-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['changeFactorPolicy'];

export function changeFactorPolicy(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
