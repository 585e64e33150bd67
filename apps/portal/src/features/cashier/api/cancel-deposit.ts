import type { Endpoints } from '@portal/protocol';
import { cancelDeposit as call } from '@portal/protocol/calls/deposits';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['cancelDeposit'];

export function cancelDeposit(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
