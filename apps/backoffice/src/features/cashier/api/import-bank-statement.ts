import { importBankStatement as call } from '@portal/protocol/calls/reconciliation';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['importBankStatement'];

export function importBankStatement(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
