import type { Endpoints } from '@portal/protocol';
import { proposeContract as call } from '@portal/protocol/calls/contracts';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['proposeContract'];

export function proposeContract(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
