import type { ReplyOf } from '@portal/protocol';
import { tryContractTerms as call } from '@portal/protocol/calls/desk-agent-bills';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['tryContractTerms'];

export type TermsTrial = ReplyOf<Call>;

export function tryTerms(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
