import { endpoints } from '@portal/protocol/endpoints';
import type { DeskQueue } from '../../platform/desk-queue.ts';
import type { Route } from '../../platform/http/route.ts';
import { route } from '../../platform/http/route.ts';
import { ceilingOf, type SiteConfiguration } from '../site/index.ts';
import { moneyRoute } from '../wallet/index.ts';
import { presentAdjusted, presentDay, presentRules } from './present.ts';
import { adjustMember } from './use-cases/adjust-member.ts';
import { askRelease } from './use-cases/ask-release.ts';
import { presentOverview, presentRevenue } from './present-overview.ts';
import { listAdjustments } from './use-cases/list-adjustments.ts';
import { readAdjustmentRules } from './use-cases/read-adjustment-rules.ts';
import { reverseAdjustment } from './use-cases/reverse-adjustment.ts';
import { readOverview } from './use-cases/read-overview.ts';
import { readRevenue } from './use-cases/read-revenue.ts';

const linesPerPage = 20;

/** `configuration` is what is in force now. */
export function deskRoutes(
  configuration: () => SiteConfiguration,
  queues: readonly DeskQueue[],
): readonly Route[] {
  const rules = () => {
    const site = configuration();
    return { ceiling: ceilingOf(site), waitHours: site.adjustments.waitHours };
  };
  return [
    moneyRoute(endpoints.adjustMember, async (ctx, { params, body }) =>
      presentAdjusted(await adjustMember(ctx, { memberId: params.id, ...body }, rules())),
    ),
    moneyRoute(endpoints.reverseAdjustment, async (ctx, { params, body }) =>
      presentAdjusted(await reverseAdjustment(ctx, { id: params.id, ...body }, rules())),
    ),
    route(endpoints.releaseProtection, async (ctx, { params, body }) => {
      const command = { memberId: params.id, ...body };
      return { approvalId: await askRelease(ctx, command, rules()) };
    }),
    route(endpoints.readAdjustmentRules, async (ctx) =>
      presentRules(await readAdjustmentRules(ctx, rules()), ctx.site.currency),
    ),
    route(endpoints.listAdjustments, async (ctx, { query }) => {
      const { day, cursor, limit = linesPerPage } = query;
      return presentDay(await listAdjustments(ctx, { day, cursor, limit }));
    }),
    route(endpoints.readOverview, async (ctx) =>
      presentOverview(await readOverview(ctx, queues), ctx.site.currency),
    ),
    route(endpoints.readRevenue, async (ctx, { query: { to, days } }) =>
      presentRevenue(await readRevenue(ctx, { to, days }), ctx.site.currency),
    ),
  ];
}
