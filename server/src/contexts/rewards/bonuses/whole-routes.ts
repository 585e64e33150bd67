import type { RewardId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import type { Catalogue } from '../../catalog/index.ts';
import { moneyRoute } from '../../wallet/index.ts';
import { localesOf } from '../promotions/present.ts';
import { presentWhole } from './present-bonuses.ts';
import { claimReward } from './use-cases/claim-reward.ts';
import { giveUpBonus } from './use-cases/give-up-bonus.ts';
import { readBonus } from './use-cases/list-bonuses.ts';

/** One bonus with its bets, whose games go by the names of the catalogue. */
export function wholeBonusRoutes(catalogue: Pick<Catalogue, 'current'>): readonly Route[] {
  const shown = async (ctx: Ctx<MemberActor>, id: RewardId, language: string | undefined) =>
    presentWhole(await readBonus(ctx, id), localesOf(ctx, language), await catalogue.current());
  return [
    route(endpoints.readBonus, (ctx, { params, query }) => shown(ctx, params.id, query.language)),
    moneyRoute(endpoints.claimReward, async (ctx, { params, query }) => {
      await claimReward(ctx, params.id);
      return shown(ctx, params.id, query.language);
    }),
    moneyRoute(endpoints.giveUpBonus, async (ctx, { params, query }) => {
      await giveUpBonus(ctx, params.id);
      return shown(ctx, params.id, query.language);
    }),
  ];
}
