import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readSocialBindings } from '@portal/protocol/calls/social';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { securityKeys } from '../security-keys.ts';

export type SocialBinding = ReplyOf<Endpoints['readSocialBindings']>['providers'][number];

export const socialBindingsQuery = queryOptions({
  queryKey: securityKeys.social,
  queryFn: async ({ signal }) => valueOf(await client.send(readSocialBindings, { signal })),
});
