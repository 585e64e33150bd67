import type { Endpoints } from '@portal/protocol';
import { createTransfer as call } from '@portal/protocol/calls/transfers';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['createTransfer'];

export function createTransfer(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
