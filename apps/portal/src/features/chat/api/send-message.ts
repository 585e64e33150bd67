import { sendChatMessage as call } from '@portal/protocol/calls/chat';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client/portal-client.ts';

type Send = Endpoints['sendChatMessage'];

export function sendMessage(input: Input<Send>): Promise<Outcome<Send>> {
  return client.send(call, input);
}
