import { endBetReview as call } from '@portal/protocol/calls/bets-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type End = Endpoints['endBetReview'];

export function endBetReview(input: Input<End>): Promise<Outcome<End>> {
  return client.send(call, input);
}
