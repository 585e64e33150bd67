import { refuseApplication as call } from '@portal/protocol/calls/promotions-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['refuseApplication'];

export function refuseApplication(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
