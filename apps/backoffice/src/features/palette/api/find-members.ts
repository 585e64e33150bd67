import { listMembers } from '@portal/protocol/calls/backoffice';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

const mostShown = '6';

/** Members whose account begins so, or who have this id. */
export function membersNamed(search: string) {
  return queryOptions({
    queryKey: ['members', 'named', search],
    queryFn: async ({ signal }) => {
      const query = { search, pageSize: mostShown };
      return valueOf(await client.send(listMembers, { query, signal })).content;
    },
  });
}
