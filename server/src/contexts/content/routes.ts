import { endpoints } from '@portal/protocol/endpoints';
import { route, type Route } from '../../platform/http/route.ts';
import type { SiteViewer } from '../site/index.ts';
import { presentOwn } from './present.ts';
import { listOwnFeedback } from './use-cases/list-own-feedback.ts';
import { sendFeedback } from './use-cases/send-feedback.ts';
import { voteArticle } from './use-cases/vote-article.ts';

const rowsPerPage = 10;

export function contentRoutes(viewer: SiteViewer): readonly Route[] {
  const configuration = () => viewer.peek().configuration;
  return [
    route(endpoints.sendFeedback, {
      useCase: (ctx, { body }) => sendFeedback(ctx, { ...body, rule: configuration().feedback }),
      present: presentOwn,
    }),
    route(endpoints.listOwnFeedback, {
      useCase: (ctx, { query: { cursor, limit = rowsPerPage } }) =>
        listOwnFeedback(ctx, { cursor, limit }),
      present: ({ rows, nextCursor }) => ({ content: rows.map(presentOwn), nextCursor }),
    }),
    route(endpoints.voteArticle, async (ctx, { params, body }) => {
      const articles = configuration().help.flatMap((topic) => topic.articles);
      const articleIds = new Set(articles.map(({ id }) => id));
      await voteArticle(ctx, { articleIds, ...params, ...body });
      return {};
    }),
  ];
}
