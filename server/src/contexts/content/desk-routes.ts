import { endpoints } from '@portal/protocol/endpoints';
import { route, type Route } from '../../platform/http/route.ts';
import { articleFigures } from './article-figures.ts';
import type { ContentEnv } from './env.ts';
import { presentForDesk } from './present.ts';
import { selectVotes } from './store.ts';
import { answerFeedback } from './use-cases/answer-feedback.ts';
import { linkPicture } from './use-cases/link-picture.ts';
import { listFeedback } from './use-cases/list-feedback.ts';
import { readPicture } from './use-cases/read-picture.ts';

const rowsPerPage = 20;

/** The queue of the customer service, and what readers think of the help centre. */
export function contentDeskRoutes(env: ContentEnv): readonly Route[] {
  return [
    route(endpoints.listFeedback, async (ctx, { query }) => {
      const { view = 'waiting', questionType, cursor, limit = rowsPerPage } = query;
      const isWaiting = view === 'waiting';
      const page = await listFeedback(ctx, { isWaiting, questionType, cursor, limit });
      const content = page.rows.map((row) => presentForDesk(row, ctx.actor));
      return { content, nextCursor: page.nextCursor };
    }),
    route(endpoints.answerFeedback, async (ctx, { params, body }) => {
      const feedback = await answerFeedback(env, ctx, { ...params, ...body });
      return presentForDesk(feedback, ctx.actor);
    }),
    route(endpoints.createFeedbackPictureLink, (ctx, { params }) => linkPicture(ctx, params.id)),
    route(endpoints.readFeedbackPicture, (ctx, { params }) => readPicture(ctx, params.key)),
    route(endpoints.listHelpVotes, async (ctx) => {
      const snapshot = env.viewer.peek();
      const { code } = snapshot.languages.byDefault;
      return articleFigures(snapshot.configuration.help, await selectVotes(ctx.tx), code);
    }),
  ];
}
