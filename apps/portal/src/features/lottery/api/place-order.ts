import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { placeLotteryOrder } from '@portal/protocol/calls/lottery-orders';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export type OrderBody = SentBodyOf<Endpoints['placeLotteryOrder']>;

export function placeOrder(
  body: OrderBody,
  key: string,
): Promise<Outcome<Endpoints['placeLotteryOrder']>> {
  return client.send(placeLotteryOrder, { body, key });
}
