import { endpoints } from '@portal/protocol/endpoints';
import { enqueue } from '../../platform/jobs.ts';
import type { Route } from '../../platform/http/route.ts';
import { route } from '../../platform/http/route.ts';
import { verifyJob } from './jobs.ts';
import { presentEntries, presentState } from './present.ts';
import { listEntries } from './use-cases/list-entries.ts';
import { readState } from './use-cases/read-state.ts';

const linesPerPage = 20;

/** The trail for those who may read it. */
export const trailDeskRoutes: readonly Route[] = [
  route(endpoints.listAuditEntries, {
    useCase: (ctx, { query }) => {
      const { subjectId, actorId, action, cursor } = query;
      const limit = query.limit ?? linesPerPage;
      return listEntries(ctx, { subjectId, actorId, action, cursor, limit });
    },
    present: presentEntries,
  }),
  route(endpoints.readAuditChain, { useCase: readState, present: presentState }),
  route(endpoints.checkAuditChain, {
    useCase: (ctx) => enqueue(ctx, { name: verifyJob, payload: {}, key: verifyJob }),
    present: () => ({}),
  }),
];
