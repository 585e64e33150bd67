import type { Endpoints } from '@portal/protocol';
import { cancelLotteryOrder } from '@portal/protocol/calls/lottery-orders';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

/** An order whole, or the issues of a chase that are named. */
export interface Cancelling {
  readonly orderId: string;
  readonly issueNos: readonly string[] | undefined;
}

export function cancelOrder(
  { orderId, issueNos }: Cancelling,
  key: string,
): Promise<Outcome<Endpoints['cancelLotteryOrder']>> {
  const body = issueNos === undefined ? {} : { issueNos: [...issueNos] };
  return client.send(cancelLotteryOrder, { params: { orderId }, body, key });
}
