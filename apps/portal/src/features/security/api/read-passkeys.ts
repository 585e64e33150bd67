import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readPasskeys } from '@portal/protocol/calls/passkeys';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { securityKeys } from '../security-keys.ts';

export type Passkey = ReplyOf<Endpoints['readPasskeys']>['passkeys'][number];

export const passkeysQuery = queryOptions({
  queryKey: securityKeys.passkeys,
  queryFn: async ({ signal }) => valueOf(await client.send(readPasskeys, { signal })),
});
