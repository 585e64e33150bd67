import { approveApplication as call } from '@portal/protocol/calls/promotions-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['approveApplication'];

export function approveApplication(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
