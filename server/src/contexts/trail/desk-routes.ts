import type { Endpoints, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Route } from '../../platform/http/route.ts';
import { route } from '../../platform/http/route.ts';
import type { TrailPage } from './use-cases/list-entries.ts';
import { listEntries } from './use-cases/list-entries.ts';

const linesPerPage = 20;

export const trailDeskRoutes: readonly Route[] = [
  route(endpoints.listAudit, {
    useCase: (ctx, { query }) => {
      const { subjectId, actorId, action, cursor } = query;
      const limit = query.limit ?? linesPerPage;
      return listEntries(ctx, { subjectId, actorId, action, cursor, limit });
    },
    present: presentPage,
  }),
];

function presentPage(page: TrailPage): ReplyOf<Endpoints['listAudit']> {
  return {
    content: page.entries.map((entry) => ({ ...entry, at: String(entry.at) })),
    nextCursor: page.nextCursor ?? null,
  };
}
