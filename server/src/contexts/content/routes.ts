import type { AudienceDevice } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, MemberActor } from '../../platform/context.ts';
import type { RequestFacts } from '../../platform/http/request-facts.ts';
import { ownRoute, route, type Route } from '../../platform/http/route.ts';
import { takePictureQuota } from '../../platform/picture-quota/take-picture-quota.ts';
import { redrawOrRefuse } from '../../platform/pictures.ts';
import { hearsOffers } from '../limits/index.ts';
import { idsAnnouncedTo, pageAnnouncedTo } from '../site/index.ts';
import type { ContentEnv } from './env.ts';
import { presentOwn } from './present.ts';
import { followFeedback } from './use-cases/follow-feedback.ts';
import { listOwnFeedback } from './use-cases/list-own-feedback.ts';
import { allowFeedback, sendFeedback } from './use-cases/send-feedback.ts';
import { readAnnouncementMarks, markAnnouncements } from './use-cases/mark-announcements.ts';
import { sendVisitorFeedback } from './use-cases/send-visitor-feedback.ts';
import { voteArticle } from './use-cases/vote-article.ts';

const rowsPerPage = 10;

export function contentRoutes(env: ContentEnv): readonly Route[] {
  const configuration = () => env.viewer.peek().configuration;
  return [
    ownRoute(endpoints.sendFeedback, async (scope, { body }) => {
      const { images = [], ...message } = body;
      const command = { ...message, rule: configuration().feedback };
      if (images.length > 0) {
        await scope.transaction(async (ctx) => {
          await allowFeedback(ctx, command);
          await takePictureQuota(ctx, images);
        });
      }
      const pictures = await redrawOrRefuse(images, ['jpeg', 'png']);
      return scope.transaction(async (ctx) =>
        presentOwn(await sendFeedback(ctx, { ...command, pictures })),
      );
    }),
    ownRoute(endpoints.sendVisitorFeedback, async (scope, { body, request }) => {
      const message = { body, rule: configuration().feedback, request };
      const { id, sentAt } = await sendVisitorFeedback(env, scope, message);
      return { id, sentAt: String(sentAt) };
    }),
    route(endpoints.listOwnFeedback, {
      useCase: (ctx, { query: { cursor, limit = rowsPerPage } }) =>
        listOwnFeedback(ctx, { cursor, limit }),
      present: ({ rows, nextCursor }) => ({ content: rows.map(presentOwn), nextCursor }),
    }),
    route(endpoints.followFeedback, async (ctx, { params, body }) =>
      presentOwn(await followFeedback(ctx, { ...params, ...body, rule: configuration().feedback })),
    ),
    ownRoute(endpoints.listOwnAnnouncements, async (scope, { query, request }) => {
      const snapshot = await env.viewer.current();
      const { device, unread, agents, ...filter } = query;
      return scope.transaction(async (ctx) => {
        const reader = await readerOf(env, ctx, { request, device });
        const { ids: readIds } = unread === 'yes' ? await readAnnouncementMarks(ctx) : { ids: [] };
        return pageAnnouncedTo(snapshot, reader, {
          ...filter,
          device,
          without: new Set<string>(readIds),
          isForAgents: agents === 'yes',
        });
      });
    }),
    route(endpoints.readAnnouncementMarks, readAnnouncementMarks),
    route(endpoints.markAnnouncements, (ctx, { body }) => {
      const known = new Set(configuration().notices.map(({ id }) => id));
      const ids = body.ids.filter((id) => known.has(id));
      return markAnnouncements(ctx, ids);
    }),
    ownRoute(endpoints.markAllAnnouncements, async (scope, { body: { device }, request }) => {
      const snapshot = await env.viewer.current();
      return scope.transaction(async (ctx) => {
        const reader = await readerOf(env, ctx, { request, device });
        return markAnnouncements(ctx, idsAnnouncedTo(snapshot, reader));
      });
    }),
    route(endpoints.voteArticle, async (ctx, { params, body }) => {
      const articles = configuration().help.flatMap((topic) => topic.articles);
      const articleIds = new Set(articles.map(({ id }) => id));
      await voteArticle(ctx, { articleIds, ...params, ...body });
      return {};
    }),
  ];
}

/** The caller as a reader of announcements. */
async function readerOf(
  env: ContentEnv,
  ctx: Ctx<MemberActor>,
  at: {
    readonly request: Pick<RequestFacts, 'ip' | 'acceptLanguage'>;
    readonly device: AudienceDevice | undefined;
  },
) {
  const { isTrial, isAgent } = ctx.actor;
  const rank = await env.rankOf(ctx);
  return { ...at, isTrial, isAgent, rank, hearsOffers: await hearsOffers(ctx) };
}
