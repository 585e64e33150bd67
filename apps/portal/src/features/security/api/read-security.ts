import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readSecurity } from '@portal/protocol/calls/security';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { securityKeys } from '../security-keys.ts';

export type Security = ReplyOf<Endpoints['readSecurity']>;

export const securityQuery = queryOptions({
  queryKey: securityKeys.factors,
  queryFn: async ({ signal }) => valueOf(await client.send(readSecurity, { signal })),
});
