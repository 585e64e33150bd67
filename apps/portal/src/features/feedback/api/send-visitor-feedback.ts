import { sendVisitorFeedback as call } from '@portal/protocol/calls/content';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client/portal-client.ts';

type Send = Endpoints['sendVisitorFeedback'];

export function sendVisitorFeedback(input: Input<Send>): Promise<Outcome<Send>> {
  return client.send(call, input);
}
