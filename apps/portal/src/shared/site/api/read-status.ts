import type { BootAnswer } from '@portal/protocol';
import { readStatus } from '@portal/protocol/calls/site';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';

export function systemQuery(language: string) {
  return queryOptions({
    queryKey: ['system', language],
    // The page knows switches and rules by what it arrived with.
    queryFn: async ({ signal }): Promise<BootAnswer['system']> =>
      valueOf(await client.send(readStatus, { query: { language }, signal })),
    staleTime: Infinity,
  });
}
