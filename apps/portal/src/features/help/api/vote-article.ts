import { voteArticle as call } from '@portal/protocol/calls/content';
import type { Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client/portal-client.ts';

export function voteArticle(
  articleId: string,
  isClear: boolean,
): Promise<Outcome<Endpoints['voteArticle']>> {
  return client.send(call, { params: { articleId }, body: { isClear } });
}
