import type { ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { readDifference } from './difference.ts';
import { readLatestVersionNumber } from './store.ts';
import { selectPlans, type PlanLine } from './store-plans.ts';
import { selectVersions } from './store-versions.ts';
import { cancelPlan, mayChange } from './use-cases/cancel-plan.ts';
import { restoreVersion } from './use-cases/restore-version.ts';

const linesPerPage = 20;
const mostPlans = 50;
const pastAll = 2_147_483_647;

/** The versions of the site, what tells them apart, and changes that wait. */
export const versionRoutes: readonly Route[] = [
  route(endpoints.listSiteVersions, (ctx, { query }) => pageOfVersions(ctx, query)),
  route(endpoints.readSiteDifference, (ctx, { params, query }) =>
    readDifference(ctx, { ...params, ...query }),
  ),
  route(endpoints.restoreSiteVersion, (ctx, { params, body }) =>
    restoreVersion(ctx, { ...params, ...body }),
  ),
  route(endpoints.listSitePlans, async (ctx) => {
    const plans = await selectPlans(ctx.tx, mostPlans);
    return { list: plans.map((plan) => presentPlan(ctx, plan)) };
  }),
  route(endpoints.cancelSitePlan, async (ctx, { params, body }) =>
    presentPlan(ctx, await cancelPlan(ctx, { ...params, ...body })),
  ),
];

async function pageOfVersions(
  ctx: Ctx<OperatorActor>,
  query: { readonly cursor?: string | undefined; readonly limit?: number | undefined },
): Promise<ReplyOf<(typeof endpoints)['listSiteVersions']>> {
  const { cursor, limit = linesPerPage } = query;
  const below = cursor === undefined ? pastAll : Math.min(Number(cursor), pastAll);
  const rows = await selectVersions(ctx.tx, { below, limit: limit + 1 });
  const inForce = await readLatestVersionNumber(ctx.tx);
  const lines = rows.slice(0, limit);
  return {
    content: lines.map(({ at, sections, ...row }) => ({
      ...row,
      at: String(at),
      sections: [...(sections ?? [])],
      isInForce: row.version === inForce,
    })),
    nextCursor: rows.length > limit ? String(lines.at(-1)?.version) : null,
  };
}

function presentPlan(
  ctx: Ctx<OperatorActor>,
  plan: PlanLine,
): ReplyOf<(typeof endpoints)['cancelSitePlan']> {
  const { authorId: _author, dueAt, madeAt, closedAt, sections, ...row } = plan;
  const mayCancel = row.state === 'waiting' && mayChange(ctx, sections);
  return {
    ...row,
    sections: [...sections],
    dueAt: String(dueAt),
    madeAt: String(madeAt),
    closedAt: closedAt === null ? null : String(closedAt),
    abilities: mayCancel ? ['cancel'] : [],
  };
}
