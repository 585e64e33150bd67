import { readLifetimeMoney } from '@portal/protocol/calls/profit';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { recordKeys } from '../../../shared/records/record-keys.ts';

export const lifetimeQuery = queryOptions({
  queryKey: recordKeys.lifetime,
  queryFn: async ({ signal }) => valueOf(await client.send(readLifetimeMoney, { signal })),
});
