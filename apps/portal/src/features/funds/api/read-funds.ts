import { readFunds } from '@portal/protocol/calls/funds';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';

export type Funds = ReplyOf<Endpoints['readFunds']>;

/** Asked for anew whenever it is shown: play and withdrawals change it. */
export const fundsQuery = queryOptions({
  queryKey: ['funds'],
  queryFn: async ({ signal }) => valueOf(await client.send(readFunds, { signal })),
});
