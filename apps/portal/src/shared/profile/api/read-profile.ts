import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readProfile } from '@portal/protocol/calls/profile';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';
import { profileKeys } from '../profile-keys.ts';

export type Profile = ReplyOf<Endpoints['readProfile']>;

export const profileQuery = queryOptions({
  queryKey: profileKeys.own,
  queryFn: async ({ signal }) => valueOf(await client.send(readProfile, { signal })),
});
