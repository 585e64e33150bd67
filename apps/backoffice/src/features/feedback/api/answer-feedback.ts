import { answerFeedback as call } from '@portal/protocol/calls/content';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Answer = Endpoints['answerFeedback'];

export function answerFeedback(input: Input<Answer>): Promise<Outcome<Answer>> {
  return client.send(call, input);
}
