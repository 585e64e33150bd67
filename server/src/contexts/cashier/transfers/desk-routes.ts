import { endpoints } from '@portal/protocol/endpoints';
import { type Route, route } from '../../../platform/http/route.ts';
import { moneyRoute } from '../../wallet/index.ts';
import type { CashierRules } from '../rules.ts';
import { presentPairs, presentTakenBack } from './present-pairs.ts';
import { askToTakeBack } from './use-cases/ask-to-take-back.ts';
import { listTransferPairs } from './use-cases/list-transfer-pairs.ts';

const pairsPerPage = 20;

export function transferDeskRoutes(rules: CashierRules): readonly Route[] {
  return [
    route(endpoints.listTransferPairs, async (ctx, { query }) => {
      const { day, cursor, limit = pairsPerPage } = query;
      return presentPairs(await listTransferPairs(ctx, { day, cursor, limit }), ctx.clock.now());
    }),
    moneyRoute(endpoints.takeTransferBack, async (ctx, { params: { id }, body: { reason } }) =>
      presentTakenBack(await askToTakeBack(ctx, { id, reason }, rules)),
    ),
  ];
}
