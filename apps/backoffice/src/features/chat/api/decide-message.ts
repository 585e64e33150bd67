import { decideChatMessage as call } from '@portal/protocol/calls/chat-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Decide = Endpoints['decideChatMessage'];

export function decideMessage(input: Input<Decide>): Promise<Outcome<Decide>> {
  return client.send(call, input);
}
