import { chargeBackDeposit as call } from '@portal/protocol/calls/deposits-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['chargeBackDeposit'];

export function chargeBackDeposit(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
