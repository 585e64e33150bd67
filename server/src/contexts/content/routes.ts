import { endpoints } from '@portal/protocol/endpoints';
import { ownRoute, route, type Route } from '../../platform/http/route.ts';
import { redrawOrRefuse } from '../../platform/pictures.ts';
import type { SiteViewer } from '../site/index.ts';
import { presentOwn } from './present.ts';
import { listOwnFeedback } from './use-cases/list-own-feedback.ts';
import { allowFeedback, sendFeedback } from './use-cases/send-feedback.ts';
import { voteArticle } from './use-cases/vote-article.ts';

const rowsPerPage = 10;

export function contentRoutes(viewer: SiteViewer): readonly Route[] {
  const configuration = () => viewer.peek().configuration;
  return [
    ownRoute(endpoints.sendFeedback, async (scope, { body }) => {
      const { images = [], ...message } = body;
      const command = { ...message, rule: configuration().feedback };
      if (images.length > 0) {
        await scope.transaction((ctx) => allowFeedback(ctx, command));
      }
      const pictures = await redrawOrRefuse(images, ['jpeg', 'png']);
      return scope.transaction(async (ctx) =>
        presentOwn(await sendFeedback(ctx, { ...command, pictures })),
      );
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
