import type { Endpoints, ReplyOf } from '@portal/protocol';
import { listTeamEnvelopes } from '@portal/protocol/calls/team-envelopes';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';

export type TeamEnvelopes = ReplyOf<Endpoints['listTeamEnvelopes']>;
export type TeamEnvelope = TeamEnvelopes['list'][number];

export const teamEnvelopeKey = ['team-envelopes'] as const;

export const givenQuery = queryOptions({
  queryKey: [...teamEnvelopeKey, 'given'],
  queryFn: async ({ signal }) => valueOf(await client.send(listTeamEnvelopes, { signal })),
});
