import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx } from '../../../platform/context.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { localeOf } from '../../../platform/locale-of.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Catalogue } from '../../catalog/index.ts';
import { moneyRoute } from '../../wallet/index.ts';
import type { PromiseRules } from '../made-alone.ts';
import { missionForm } from './mission-form.ts';
import { manageAbilities, presentDeskMission, presentMission, presentSummary } from './present.ts';
import type { MissionGifts } from './mission-gifts.ts';
import { isInCatalogue } from './scope.ts';
import { selectAllMissions } from './store-missions.ts';
import { noteAppVisit } from './use-cases/note-app-visit.ts';
import { claimMission } from './use-cases/claim-mission.ts';
import { endMission } from './use-cases/end-mission.ts';
import { joinMission } from './use-cases/join-mission.ts';
import { readMissionSummary } from './use-cases/read-mission-summary.ts';
import { submitMission } from './use-cases/submit-mission.ts';

/** Missions, for members and at the desk (MC-17, BO-09). */
export function missionRoutes(
  rules: PromiseRules & { readonly gifts: MissionGifts },
  catalogue: Pick<Catalogue, 'current'>,
): readonly Route[] {
  const viewerOf = async ({ site, locale }: Pick<Ctx, 'site' | 'locale'>) => {
    return { site, locale, games: await catalogue.current() };
  };
  return [
    route(endpoints.readMissionSummary, async (ctx, { query }) => {
      const viewer = await viewerOf({ site: ctx.site, locale: localeOf(ctx, query.language) });
      return presentSummary(await readMissionSummary(ctx), viewer);
    }),
    route(endpoints.noteAppVisit, noteAppVisit),
    route(endpoints.joinMission, async (ctx, { params: { id } }) =>
      presentMission(await joinMission(ctx, id), await viewerOf(ctx)),
    ),
    moneyRoute(endpoints.claimMission, async (ctx, { params: { id }, body: { period } }) =>
      presentMission(await claimMission(ctx, { id, period }, rules.gifts), await viewerOf(ctx)),
    ),
    route(endpoints.listMissions, async (ctx) => {
      const rows = await selectAllMissions(ctx.tx);
      return {
        currency: ctx.site.currency,
        list: rows.map((row) => presentDeskMission(row, ctx)),
        abilities: manageAbilities(ctx),
      };
    }),
    moneyRoute(endpoints.createMission, async (ctx, { body }) => {
      const form = missionForm(body, ctx.site.currency);
      if (form !== undefined && !isInCatalogue(await catalogue.current(), form)) {
        throw new Refusal('mission_scope');
      }
      const outcome = await submitMission(ctx, { form, reason: body.reason }, rules);
      return typeof outcome === 'string'
        ? { mission: null, approvalId: outcome }
        : { mission: presentDeskMission(outcome, ctx), approvalId: null };
    }),
    route(endpoints.endMission, async (ctx, { params: { id }, body: { reason } }) =>
      presentDeskMission(await endMission(ctx, { id, reason }), ctx),
    ),
  ];
}
