import { readSocialProviders } from '@portal/protocol/calls/social';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';

/** Whose accounts sign people in here; it changes with a start of the server only. */
export const socialProvidersQuery = queryOptions({
  queryKey: ['session', 'social'],
  queryFn: async ({ signal }) => valueOf(await client.send(readSocialProviders, { signal })),
  staleTime: Infinity,
});
