import { liftChatMute as call } from '@portal/protocol/calls/chat-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Lift = Endpoints['liftChatMute'];

export function liftMute(input: Input<Lift>): Promise<Outcome<Lift>> {
  return client.send(call, input);
}
