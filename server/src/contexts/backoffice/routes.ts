import { endpoints } from '@portal/protocol/endpoints';
import type { Route } from '../../platform/http/route.ts';
import { route } from '../../platform/http/route.ts';
import type { BackofficeEnv } from './env.ts';
import { presentAudit } from './present.ts';
import { memberCareRoutes } from './routes-members.ts';
import { operatorSessionRoutes } from './routes-session.ts';
import { listAudit } from './use-cases/list-audit.ts';

const linesPerPage = 20;

export function backofficeRoutes(env: BackofficeEnv): readonly Route[] {
  return [
    ...operatorSessionRoutes(env),
    ...memberCareRoutes(env),
    route(endpoints.listAudit, {
      useCase: (ctx, { query }) => {
        const { subjectId, operatorId, action, cursor } = query;
        const limit = query.limit ?? linesPerPage;
        return listAudit(ctx, { subjectId, operatorId, action, cursor, limit });
      },
      present: presentAudit,
    }),
  ];
}
