import { reportChatMessage as call } from '@portal/protocol/calls/chat';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client/portal-client.ts';

type Report = Endpoints['reportChatMessage'];

export function reportMessage(input: Input<Report>): Promise<Outcome<Report>> {
  return client.send(call, input);
}
