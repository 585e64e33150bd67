import { followFeedback as call } from '@portal/protocol/calls/content';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client/portal-client.ts';

type Follow = Endpoints['followFeedback'];

export function followFeedback(input: Input<Follow>): Promise<Outcome<Follow>> {
  return client.send(call, input);
}
