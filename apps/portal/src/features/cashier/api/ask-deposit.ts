import type { Endpoints } from '@portal/protocol';
import { askDeposit as call } from '@portal/protocol/calls/deposits';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['askDeposit'];

export function askDeposit(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
