import { changeGoods as call } from '@portal/protocol/calls/points-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['changeGoods'];

export function changeGoods(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
