import { takeTransferBack as call } from '@portal/protocol/calls/transfers-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type TakeBack = Endpoints['takeTransferBack'];

export function takeTransferBack(input: Input<TakeBack>): Promise<Outcome<TakeBack>> {
  return client.send(call, input);
}
