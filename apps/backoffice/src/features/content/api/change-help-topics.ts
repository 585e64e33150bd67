import { changeHelpTopics as call } from '@portal/protocol/calls/help-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['changeHelpTopics'];

export function changeHelpTopics(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
