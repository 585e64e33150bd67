import type { PersonCaseId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { presentPersonCase, presentWholePerson } from './present-persons.ts';
import { claimPersonCase } from './use-cases/claim-person-case.ts';
import { decidePersonCase, type SamePersonPort } from './use-cases/decide-person-case.ts';
import { listPersonCases } from './use-cases/list-person-cases.ts';
import { readPersonCase } from './use-cases/read-person-case.ts';

const rowsPerPage = 20;

async function shown(ctx: Ctx<OperatorActor>, id: PersonCaseId) {
  return presentWholePerson(await readPersonCase(ctx, id), ctx);
}

/** Accounts that may be one person's, at the desk (R12). */
export const personDeskRoutes = (refuseSamePerson: SamePersonPort): readonly Route[] => [
  route(endpoints.listPersonCases, async (ctx, { query }) => {
    const { view = 'waiting', mark, cursor, limit = rowsPerPage } = query;
    const { rows, nextCursor } = await listPersonCases(ctx, { view, mark, cursor, limit });
    return { content: rows.map(presentPersonCase), nextCursor };
  }),
  route(endpoints.readPersonCase, (ctx, { params }) => shown(ctx, params.id)),
  route(endpoints.claimPersonCase, async (ctx, { params: { id } }) => {
    await claimPersonCase(ctx, id);
    return shown(ctx, id);
  }),
  route(endpoints.decidePersonCase, async (ctx, { params: { id }, body }) => {
    await decidePersonCase(ctx, refuseSamePerson, { id, ...body });
    return shown(ctx, id);
  }),
];
