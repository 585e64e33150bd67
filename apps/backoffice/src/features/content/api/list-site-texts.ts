import type { ReplyOf } from '@portal/protocol';
import { listSiteTexts } from '@portal/protocol/calls/texts-desk';
import { valueOf, type Input } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { contentKeys } from '../content-keys.ts';

type Call = Endpoints['listSiteTexts'];

export type SiteTexts = ReplyOf<Call>;
export type SiteText = SiteTexts['content'][number];

export function useSiteTexts(query: NonNullable<Input<Call>['query']>) {
  return useQuery({
    queryKey: [...contentKeys.texts, query],
    queryFn: async ({ signal }) => valueOf(await client.send(listSiteTexts, { query, signal })),
    placeholderData: keepPreviousData,
  });
}
