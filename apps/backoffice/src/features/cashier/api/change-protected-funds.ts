import { changeProtectedFunds as call } from '@portal/protocol/calls/reconciliation';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['changeProtectedFunds'];

export function changeProtectedFunds(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
