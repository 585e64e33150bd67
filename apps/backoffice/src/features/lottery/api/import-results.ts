import { importLotteryResults } from '@portal/protocol/calls/lottery-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Import = Endpoints['importLotteryResults'];

export function importResults(body: NonNullable<Input<Import>['body']>): Promise<Outcome<Import>> {
  return client.send(importLotteryResults, { body });
}
