import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx } from '../../platform/context.ts';
import { ownRoute, route, type Route } from '../../platform/http/route.ts';
import { takePictureQuota } from '../../platform/picture-quota/take-picture-quota.ts';
import { redrawOrRefuse } from '../../platform/pictures.ts';
import { moneyRoute } from '../wallet/index.ts';
import { localesOf, presentPromotion, type SeenPromotion } from './promotions/present.ts';
import { applyForPromotion, lockApplicable } from './promotions/use-cases/apply-for-promotion.ts';
import { claimPromotion } from './promotions/use-cases/claim-promotion.ts';
import { joinPromotion } from './promotions/use-cases/join-promotion.ts';
import { listPromotions } from './promotions/use-cases/list-promotions.ts';

interface LocalisedCall {
  readonly query: { readonly language?: string | undefined };
}

function shown(ctx: Ctx, { query }: LocalisedCall, row: SeenPromotion) {
  const locales = localesOf(ctx, query.language);
  return presentPromotion(row, { locales, site: ctx.site });
}

export const rewardRoutes: readonly Route[] = [
  route(endpoints.listPromotions, async (ctx, call) =>
    (await listPromotions(ctx)).map((row) => shown(ctx, call, row)),
  ),
  route(endpoints.listOwnPromotions, async (ctx, call) =>
    (await listPromotions(ctx)).map((row) => shown(ctx, call, row)),
  ),
  route(endpoints.joinPromotion, async (ctx, call) =>
    shown(ctx, call, await joinPromotion(ctx, { ...call.params, ...call.body })),
  ),
  moneyRoute(endpoints.claimPromotion, async (ctx, call) =>
    shown(ctx, call, await claimPromotion(ctx, call.params)),
  ),
  ownRoute(endpoints.applyForPromotion, async (scope, call) => {
    const { images, ...wish } = { ...call.params, ...call.body };
    await scope.transaction(async (ctx) => {
      await lockApplicable(ctx, wish);
      await takePictureQuota(ctx, images);
    });
    const pictures = await redrawOrRefuse(images, ['jpeg', 'png']);
    return scope.transaction(async (ctx) =>
      shown(ctx, call, await applyForPromotion(ctx, { ...wish, pictures })),
    );
  }),
];
