import { changeRegistrationRules as call } from '@portal/protocol/calls/registration-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['changeRegistrationRules'];

export function changeRegistrationRules(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
