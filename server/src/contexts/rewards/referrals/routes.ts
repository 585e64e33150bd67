import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { readWaitingFor } from '../../operators/index.ts';
import { moneyRoute } from '../../wallet/index.ts';
import type { GiftRules } from '../envelopes/given-alone.ts';
import { localesOf } from '../promotions/present.ts';
import {
  presentDeskReferral,
  presentOwn,
  presentRules,
  presentSummary,
  rulesForm,
} from './present-referrals.ts';
import { findNewestRules } from './store-referral-rules.ts';
import { listDeskReferrals, readDeskReferral } from './use-cases/list-desk-referrals.ts';
import { listReferrals, readReferral } from './use-cases/read-referral.ts';
import { submitReferralDecision } from './use-cases/submit-referral-decision.ts';
import { submitReferralRules } from './use-cases/submit-referral-rules.ts';

const rowsPerPage = 20;

const openRoutes: readonly Route[] = [
  route(endpoints.readReferral, async (ctx, { query }) => {
    const viewer = { locales: localesOf(ctx, query.language), currency: ctx.site.currency };
    return presentSummary(await readReferral(ctx), viewer);
  }),
  route(endpoints.listReferrals, async (ctx, { query }) => {
    const { cursor, limit = rowsPerPage } = query;
    const { rows, nextCursor } = await listReferrals(ctx, { cursor, limit });
    return { content: rows.map((row) => presentOwn(row, ctx.site.currency)), nextCursor };
  }),
  route(endpoints.readReferralRules, shownRules),
  route(endpoints.listDeskReferrals, async (ctx, { query }) => {
    const { state, cursor, limit = rowsPerPage } = query;
    const { rows, nextCursor } = await listDeskReferrals(ctx, { state, cursor, limit });
    return { content: rows.map((row) => presentDeskReferral(row, ctx)), nextCursor };
  }),
];

/** Invitations, for members and at the desk (MC-16, BO-09). */
export function referralRoutes(giftRules: () => GiftRules): readonly Route[] {
  return [
    ...openRoutes,
    moneyRoute(endpoints.changeReferralRules, async (ctx, { body }) => {
      const form = rulesForm(body, ctx.site.currency);
      const { version, reason } = body;
      await submitReferralRules(ctx, { form, version, reason }, giftRules());
      return shownRules(ctx);
    }),
    moneyRoute(endpoints.decideReferral, async (ctx, { params: { id }, body }) => {
      await submitReferralDecision(ctx, { friendId: id, ...body }, giftRules());
      return presentDeskReferral(await readDeskReferral(ctx, id), ctx);
    }),
  ];
}

/** The rules of now, and the request for others that waits for a second person. */
async function shownRules(ctx: Ctx<OperatorActor>) {
  const waiting = await readWaitingFor(ctx, ['referral.change_rules']);
  const approvalId = waiting.get(ctx.site.id) ?? null;
  return { ...presentRules(await findNewestRules(ctx.tx), ctx), approvalId };
}
