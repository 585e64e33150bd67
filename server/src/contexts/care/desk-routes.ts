import { endpoints } from '@portal/protocol/endpoints';
import { route, type Route } from '../../platform/http/route.ts';
import { presentCase } from './present.ts';
import { closeCase } from './use-cases/close-case.ts';
import { listCases } from './use-cases/list-cases.ts';
import { readCase } from './use-cases/read-case.ts';

const rowsPerPage = 20;

/** Cases of the protection of members, at the desk. */
export const careDeskRoutes: readonly Route[] = [
  route(endpoints.listCareCases, async (ctx, { query }) => {
    const { view = 'open', sign, cursor, limit = rowsPerPage } = query;
    const { rows, nextCursor } = await listCases(ctx, { view, sign, cursor, limit });
    return { content: rows.map((row) => presentCase(row, ctx)), nextCursor };
  }),
  route(endpoints.readCareCase, async (ctx, { params }) =>
    presentCase(await readCase(ctx, params.id), ctx),
  ),
  route(endpoints.closeCareCase, async (ctx, { params: { id }, body }) => {
    await closeCase(ctx, { id, ...body });
    return presentCase(await readCase(ctx, id), ctx);
  }),
];
