import { assertDefined } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { readAccounts } from '../../members/index.ts';
import { presentFault } from './present-faults.ts';
import { countFaults, selectFaults } from './store-faults.ts';
import { repairTeamDay } from './use-cases/repair-team-day.ts';

const rowsPerPage = 20;

/** Where the sums of teams differ from their facts, and what operators do about it. */
export const proofRoutes: readonly Route[] = [
  route(endpoints.listTeamFaults, async (ctx, { query }) => {
    const { page = 1, pageNo: pageNum = page, pageSize = rowsPerPage } = query;
    return listFaults(ctx, { pageNum, pageSize });
  }),
  route(endpoints.repairTeamSums, async (ctx, { body: { day: siteDay, ...body } }) => {
    await repairTeamDay(ctx, { ...body, siteDay });
    return {};
  }),
];

async function listFaults(
  ctx: Ctx,
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
): Promise<ReplyOf<Endpoints['listTeamFaults']>> {
  const page = { offset: (pageNum - 1) * pageSize, limit: pageSize };
  const rows = await selectFaults(ctx.tx, page);
  const names = await readAccounts(ctx, [...new Set(rows.map(({ agentId }) => agentId))]);
  const { count: total } = await countFaults(ctx.tx);
  return {
    content: rows.map((row) => {
      const agent = assertDefined(names.get(row.agentId), 'an agent is a member');
      return presentFault(ctx, { ...row, agent });
    }),
    currency: ctx.site.currency,
    pageNum,
    pageSize,
    total,
    totalPages: Math.ceil(total / pageSize),
  };
}
