import type { Texts } from '@portal/i18n/files';
import { endpoints } from '@portal/protocol/endpoints';
import { route, type Route } from '../../../platform/http/route.ts';
import { auditWords } from './audit-csv.ts';
import { presentAudit } from './present-audit.ts';
import { listAudit } from './use-cases/list-audit.ts';
import { exportAudit } from './use-cases/export-audit.ts';

const linesPerPage = 20;

/** The trail for those who may read it (BO-20). */
export function auditRoutes(texts: Texts): readonly Route[] {
  return [
    route(endpoints.listAuditEntries, {
      useCase: (ctx, { query }) => listAudit(ctx, { ...query, limit: query.limit ?? linesPerPage }),
      present: presentAudit,
    }),
    route(endpoints.readAuditFile, (ctx, { query }) =>
      exportAudit(ctx, { query, words: auditWords(texts, ctx) }),
    ),
  ];
}
