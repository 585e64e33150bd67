import { endPayout as call } from '@portal/protocol/calls/withdrawals-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['endPayout'];

export function endPayout(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
