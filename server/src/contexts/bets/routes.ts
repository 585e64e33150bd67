import type { Texts } from '@portal/i18n/files';
import { endpoints } from '@portal/protocol/endpoints';
import type { MemberActor } from '../../platform/context.ts';
import { ownRoute, type Route } from '../../platform/http/route.ts';
import { localeOf } from '../../platform/locale-of.ts';
import { presentReceipt, presentRecord, presentTotals } from './record/present-record.ts';
import { readFile } from './record/read-file.ts';
import type { OpenTitles } from './record/titles.ts';
import { listBets, type RecordOwner } from './record/use-cases/list-bets.ts';
import { readBet } from './record/use-cases/read-bet.ts';
import { readBetTotals } from './record/use-cases/read-bet-totals.ts';

export function betsRoutes(openTitles: OpenTitles, texts: Texts): readonly Route[] {
  return [
    ownRoute(endpoints.listBets, async (scope, { query }) => {
      const { language, ...filter } = query;
      const view = { locale: localeOf(scope.ctx, language), titles: await openTitles() };
      const owner = ownerOf(scope.ctx.actor);
      return presentRecord(
        await scope.transaction((ctx) => listBets(ctx, { ...filter, owner })),
        view,
      );
    }),
    ownRoute(endpoints.readBetTotals, async (scope, { query }) => {
      const view = { locale: localeOf(scope.ctx, undefined), titles: await openTitles() };
      const filter = { ...query, owner: ownerOf(scope.ctx.actor) };
      return presentTotals(await scope.transaction((ctx) => readBetTotals(ctx, filter)), view);
    }),
    ownRoute(endpoints.readBetsFile, async (scope, { query }) => {
      const { language, ...days } = query;
      const view = { locale: localeOf(scope.ctx, language), titles: await openTitles() };
      const filter = { ...days, owner: ownerOf(scope.ctx.actor) };
      return scope.transaction((ctx) => readFile(ctx, filter, { view, texts }));
    }),
    ownRoute(endpoints.readBet, async (scope, { params, query }) => {
      const view = { locale: localeOf(scope.ctx, query.language), titles: await openTitles() };
      const key = { memberId: scope.ctx.actor.id, betId: params.betId };
      return presentReceipt(await scope.transaction((ctx) => readBet(ctx, key)), view);
    }),
  ];
}

function ownerOf({ id: memberId, isTrial }: MemberActor): RecordOwner {
  return { memberId, isTrial };
}
