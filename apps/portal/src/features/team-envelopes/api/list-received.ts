import type { Endpoints, ReplyOf } from '@portal/protocol';
import { listReceivedEnvelopes } from '@portal/protocol/calls/team-envelopes';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { teamEnvelopeKey } from './list-team-envelopes.ts';

export type Received = ReplyOf<Endpoints['listReceivedEnvelopes']>[number];

export const receivedQuery = queryOptions({
  queryKey: [...teamEnvelopeKey, 'received'],
  queryFn: async ({ signal }) => valueOf(await client.send(listReceivedEnvelopes, { signal })),
});
