import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readRebates } from '@portal/protocol/calls/rebates';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { rebateKeys } from '../rebate-keys.ts';

export type Rebates = ReplyOf<Endpoints['readRebates']>;

export const rebatesQuery = queryOptions({
  queryKey: rebateKeys.earned,
  queryFn: async ({ signal }) => valueOf(await client.send(readRebates, { signal })),
});
