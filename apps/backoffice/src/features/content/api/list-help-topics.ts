import type { ReplyOf } from '@portal/protocol';
import { listHelpTopics } from '@portal/protocol/calls/help-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { contentKeys } from '../content-keys.ts';

export type HelpTopics = ReplyOf<Endpoints['listHelpTopics']>;
export type HelpTopic = HelpTopics['list'][number];
export type HelpArticle = HelpTopic['articles'][number];

export function useHelpTopics() {
  return useQuery({
    queryKey: contentKeys.help,
    queryFn: async ({ signal }) => valueOf(await client.send(listHelpTopics, { signal })),
  });
}
