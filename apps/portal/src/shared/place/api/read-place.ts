import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readPlace } from '@portal/protocol/calls/places';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';

export type Place = ReplyOf<Endpoints['readPlace']>;

export const placeQuery = queryOptions({
  queryKey: ['security', 'place'],
  queryFn: async ({ signal }) => valueOf(await client.send(readPlace, { signal })),
  // What stood when the question was asked before may be over.
  staleTime: 0,
});
