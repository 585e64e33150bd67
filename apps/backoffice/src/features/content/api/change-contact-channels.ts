import { changeContactChannels as call } from '@portal/protocol/calls/contact-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['changeContactChannels'];

export function changeContactChannels(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
