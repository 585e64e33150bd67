import { publishLotteryIssues } from '@portal/protocol/calls/lottery-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Publish = Endpoints['publishLotteryIssues'];

/** Publishes issues of an outside draw; those that stand stay. */
export function publishIssues(
  gameCode: string,
  body: NonNullable<Input<Publish>['body']>,
): Promise<Outcome<Publish>> {
  return client.send(publishLotteryIssues, { params: { gameCode }, body });
}
