import type { ApprovalId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import type { IdentityEnv } from '../../identity/index.ts';
import { moneyRoute } from '../../wallet/index.ts';
import { localesOf } from '../promotions/present.ts';
import {
  giftForm,
  manageAbilities,
  presentDeskEnvelope,
  presentEnvelope,
  rainForm,
} from './present-envelopes.ts';
import type { GiftRules } from './given-alone.ts';
import { openingRoute } from './opening-route.ts';
import type { Envelope } from './store-envelopes.ts';
import { listDeskEnvelopes, listEnvelopes, readDeskEnvelope } from './use-cases/list-envelopes.ts';
import { stopEnvelope } from './use-cases/stop-envelope.ts';
import { submitGift } from './use-cases/submit-gift.ts';
import { submitRain } from './use-cases/submit-rain.ts';

/** Red envelopes, for members and at the desk (PR-12, BO-09). */
export function envelopeRoutes(
  env: Pick<IdentityEnv, 'readCaptcha'> & { readonly giftRules: () => GiftRules },
): readonly Route[] {
  const { giftRules } = env;
  return [
    route(endpoints.listEnvelopes, async (ctx, { query }) => {
      const { currency } = ctx.site;
      const viewer = { locales: localesOf(ctx, query.language), currency, now: ctx.clock.now() };
      return (await listEnvelopes(ctx)).map((row) => presentEnvelope(row, viewer));
    }),
    openingRoute(env),
    route(endpoints.listDeskEnvelopes, async (ctx) => ({
      currency: ctx.site.currency,
      list: (await listDeskEnvelopes(ctx)).map((row) => presentDeskEnvelope(row, ctx)),
      abilities: manageAbilities(ctx),
    })),
    moneyRoute(endpoints.createEnvelope, async (ctx, { body }) => {
      const form = rainForm(body, ctx.site.currency);
      return answered(ctx, await submitRain(ctx, { form, reason: body.reason }, giftRules()));
    }),
    moneyRoute(endpoints.giveEnvelopes, async (ctx, { body }) => {
      const form = giftForm(body, ctx.site.currency);
      return answered(ctx, await submitGift(ctx, { form, reason: body.reason }, giftRules()));
    }),
    route(endpoints.stopEnvelope, async (ctx, { params: { id }, body: { reason } }) =>
      shown(ctx, await stopEnvelope(ctx, { id, reason })),
    ),
  ];
}

/** What was made, or the request that waits for a second person. */
async function answered(ctx: Ctx<OperatorActor>, outcome: Envelope | ApprovalId) {
  return typeof outcome === 'string'
    ? { envelope: null, approvalId: outcome }
    : { envelope: await shown(ctx, outcome), approvalId: null };
}

async function shown(ctx: Ctx<OperatorActor>, { id }: Envelope) {
  return presentDeskEnvelope(await readDeskEnvelope(ctx, id), ctx);
}
