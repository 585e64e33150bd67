import type { Endpoints, MemberId, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx } from '../../../platform/context.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { presentContracts } from '../agreements/present.ts';
import type { ContractSettings } from '../settings.ts';
import { readMemberContracts } from './use-cases/read-member-contracts.ts';
import { processForHouse } from './use-cases/process-for-house.ts';
import { proposeForHouse } from './use-cases/propose-for-house.ts';

/** Contracts of an agent as operators see them, and what they do for the house (BO-17). */
export function contractDeskRoutes(settings: () => ContractSettings): readonly Route[] {
  return [
    route(endpoints.readMemberContracts, (ctx, { params }) => contractsOf(ctx, params.id)),
    route(endpoints.proposeHouseContract, async (ctx, { params, body }) => {
      await proposeForHouse(ctx, { ...body, payeeId: params.id }, settings());
      return contractsOf(ctx, params.id);
    }),
    route(endpoints.processHouseContract, async (ctx, { params, body }) => {
      await processForHouse(ctx, { ...body, payeeId: params.id }, settings());
      return contractsOf(ctx, params.id);
    }),
  ];
}

async function contractsOf(
  ctx: Ctx,
  id: MemberId,
): Promise<ReplyOf<Endpoints['readMemberContracts']>> {
  const { isBelowHouse, rows } = await readMemberContracts(ctx, id);
  const contracts = await presentContracts(ctx, rows, null);
  return { currency: ctx.site.currency, isBelowHouse, contracts };
}
