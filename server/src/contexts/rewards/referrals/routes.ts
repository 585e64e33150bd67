import { endpoints } from '@portal/protocol/endpoints';
import { route, type Route } from '../../../platform/http/route.ts';
import { localesOf } from '../promotions/present.ts';
import {
  presentDeskReferral,
  presentOwn,
  presentRules,
  presentSummary,
  rulesForm,
} from './present-referrals.ts';
import { findNewestRules } from './store-referral-rules.ts';
import { changeReferralRules } from './use-cases/change-referral-rules.ts';
import { decideReferral } from './use-cases/decide-referral.ts';
import { listDeskReferrals, readDeskReferral } from './use-cases/list-desk-referrals.ts';
import { listReferrals, readReferral } from './use-cases/read-referral.ts';

const rowsPerPage = 20;

/** Invitations, for members and at the desk (MC-16, BO-09). */
export const referralRoutes: readonly Route[] = [
  route(endpoints.readReferral, async (ctx, { query }) => {
    const viewer = { locales: localesOf(ctx, query.language), currency: ctx.site.currency };
    return presentSummary(await readReferral(ctx), viewer);
  }),
  route(endpoints.listReferrals, async (ctx, { query }) => {
    const { cursor, limit = rowsPerPage } = query;
    const { rows, nextCursor } = await listReferrals(ctx, { cursor, limit });
    return { content: rows.map((row) => presentOwn(row, ctx.site.currency)), nextCursor };
  }),
  route(endpoints.readReferralRules, async (ctx) =>
    presentRules(await findNewestRules(ctx.tx), ctx),
  ),
  route(endpoints.changeReferralRules, async (ctx, { body }) => {
    const form = rulesForm(body, ctx.site.currency);
    await changeReferralRules(ctx, { form, version: body.version, reason: body.reason });
    return presentRules(await findNewestRules(ctx.tx), ctx);
  }),
  route(endpoints.listDeskReferrals, async (ctx, { query }) => {
    const { state, cursor, limit = rowsPerPage } = query;
    const { rows, nextCursor } = await listDeskReferrals(ctx, { state, cursor, limit });
    return { content: rows.map((row) => presentDeskReferral(row, ctx)), nextCursor };
  }),
  route(endpoints.decideReferral, async (ctx, { params: { id }, body }) => {
    await decideReferral(ctx, { friendId: id, ...body });
    return presentDeskReferral(await readDeskReferral(ctx, id), ctx);
  }),
];
