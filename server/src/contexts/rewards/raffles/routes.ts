import { endpoints } from '@portal/protocol/endpoints';
import { route, type Route } from '../../../platform/http/route.ts';
import { moneyRoute } from '../../wallet/index.ts';
import type { GiftRules } from '../envelopes/given-alone.ts';
import { localesOf } from '../promotions/present.ts';
import {
  manageAbilities,
  presentDeskRaffle,
  presentProof,
  presentRaffle,
  raffleForm,
} from './present-raffles.ts';
import { claimRafflePrize } from './use-cases/claim-raffle-prize.ts';
import { endRaffle } from './use-cases/end-raffle.ts';
import {
  listDeskRaffles,
  listRaffles,
  readRaffle,
  readRaffleProof,
} from './use-cases/list-raffles.ts';
import { submitRaffle } from './use-cases/submit-raffle.ts';

const openRoutes: readonly Route[] = [
  route(endpoints.listRaffles, async (ctx, { query }) => {
    const viewer = { locales: localesOf(ctx, query.language), site: ctx.site };
    return (await listRaffles(ctx)).map((row) => presentRaffle(row, viewer));
  }),
  moneyRoute(endpoints.claimRafflePrize, async (ctx, { params, query }) => {
    const viewer = { locales: localesOf(ctx, query.language), site: ctx.site };
    return presentRaffle(await claimRafflePrize(ctx, params.id), viewer);
  }),
  route(endpoints.readRaffleProof, async (ctx, { params }) =>
    presentProof(await readRaffleProof(ctx, params.id), ctx.site.currency),
  ),
  route(endpoints.listDeskRaffles, async (ctx) => ({
    currency: ctx.site.currency,
    list: (await listDeskRaffles(ctx)).map((row) => presentDeskRaffle(row, ctx)),
    abilities: manageAbilities(ctx),
  })),
  route(endpoints.endRaffle, async (ctx, { params: { id }, body: { reason } }) => {
    await endRaffle(ctx, { id, reason });
    return presentDeskRaffle(await readRaffle(ctx, id, null), ctx);
  }),
];

/** Raffles, for members, for whoever checks a draw, and at the desk (PR-05, BO-09). */
export function raffleRoutes(giftRules: () => GiftRules): readonly Route[] {
  return [
    ...openRoutes,
    moneyRoute(endpoints.createRaffle, async (ctx, { body }) => {
      const form = raffleForm(body, ctx.site.currency);
      const outcome = await submitRaffle(ctx, { form, reason: body.reason }, giftRules());
      if (typeof outcome === 'string') {
        return { raffle: null, approvalId: outcome };
      }
      const seen = await readRaffle(ctx, outcome.id, null);
      return { raffle: presentDeskRaffle(seen, ctx), approvalId: null };
    }),
  ];
}
