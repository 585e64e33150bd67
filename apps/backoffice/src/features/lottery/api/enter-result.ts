import { enterLotteryResults } from '@portal/protocol/calls/lottery-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Enter = Endpoints['enterLotteryResults'];

export function enterResult(body: NonNullable<Input<Enter>['body']>): Promise<Outcome<Enter>> {
  return client.send(enterLotteryResults, { body });
}
