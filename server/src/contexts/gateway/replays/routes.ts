import { endpoints } from '@portal/protocol/endpoints';
import { ownRoute, type Route } from '../../../platform/http/route.ts';
import { localeOf } from '../../../platform/locale-of.ts';
import { readBet } from '../../bets/index.ts';
import { replayAddress, type ReplayParts } from './replay-address.ts';

/** Rounds of vendors that members see again; the vendor is asked beside every transaction. */
export function replayRoutes(parts: ReplayParts): readonly Route[] {
  return [
    ownRoute(endpoints.openBetReplay, async (scope, { params, body }) => {
      const { id: memberId } = scope.ctx.actor;
      const language = localeOf(scope.ctx, body.language);
      const { bet } = await scope.transaction((ctx) => readBet(ctx, { ...params, memberId }));
      return { url: await replayAddress(parts, { ...bet, language }) };
    }),
  ];
}
