import { readConsentNeed } from '@portal/protocol/calls/password';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';

/** What the account still has to say; asked anew each time, because another person may sit here. */
export const consentNeedQuery = queryOptions({
  queryKey: ['session', 'consent'],
  queryFn: async ({ signal }) => valueOf(await client.send(readConsentNeed, { signal })),
  staleTime: 0,
  gcTime: 0,
});
