import { changeSiteText as call } from '@portal/protocol/calls/texts-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['changeSiteText'];

export function changeSiteText(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
