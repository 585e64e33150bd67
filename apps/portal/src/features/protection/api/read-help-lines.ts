import { readHelpLines } from '@portal/protocol/calls/safer-play';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';

export function helpLinesQuery(language: string) {
  return queryOptions({
    queryKey: ['help-lines', language],
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readHelpLines, { query: { lang: language }, signal })),
  });
}
