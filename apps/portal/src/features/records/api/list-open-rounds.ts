import { listRounds } from '@portal/protocol/calls/rounds';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { recordKeys } from '../../../shared/records/record-keys.ts';

const mostShown = '5';

/** Rounds that wait for a step; they become bets of the record when they are over. */
export function openRoundsQuery(filter: { readonly language: string }) {
  return queryOptions({
    queryKey: recordKeys.openRounds(filter),
    queryFn: async ({ signal }) => {
      const query = { ...filter, state: 'open', limit: mostShown } as const;
      return valueOf(await client.send(listRounds, { query, signal }));
    },
  });
}
