import type { Texts } from '@portal/i18n/files';
import { currency, formatAmount } from '@portal/money';
import type { Endpoints, MemberId, PlayMode, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx } from '../../platform/context.ts';
import { ownRoute, route, type Route } from '../../platform/http/route.ts';
import { localeOf } from '../../platform/locale-of.ts';
import { readMember } from '../members/index.ts';
import { presentReceipt, presentRecord, presentTotals } from './record/present-record.ts';
import { readFile } from './record/read-file.ts';
import type { OpenTitles } from './record/titles.ts';
import { listBets } from './record/use-cases/list-bets.ts';
import { readBet } from './record/use-cases/read-bet.ts';
import { readBetTotals } from './record/use-cases/read-bet-totals.ts';
import { type KnownTransaction, lookUpTransactions } from './use-cases/look-up-transactions.ts';

/** The bets of a member as operators see them, and what became of a vendor's transaction. */
export function memberBetsRoutes(openTitles: OpenTitles, texts: Texts): readonly Route[] {
  return [
    ownRoute(endpoints.listMemberBets, async (scope, { params, query }) => {
      const { language, ...filter } = query;
      const view = { locale: localeOf(scope.ctx, language), titles: await openTitles() };
      const page = await scope.transaction(async (ctx) =>
        listBets(ctx, { ...filter, ...(await ownerOf(ctx, params.id, query.mode)) }),
      );
      return presentRecord(page, view);
    }),
    ownRoute(endpoints.readMemberBetTotals, async (scope, { params, query }) => {
      const view = { locale: localeOf(scope.ctx, undefined), titles: await openTitles() };
      const totals = await scope.transaction(async (ctx) =>
        readBetTotals(ctx, { ...query, ...(await ownerOf(ctx, params.id, query.mode)) }),
      );
      return presentTotals(totals, view);
    }),
    ownRoute(endpoints.readMemberBetsFile, async (scope, { params, query }) => {
      const { language, ...filter } = query;
      const view = { locale: localeOf(scope.ctx, language), titles: await openTitles() };
      return scope.transaction(async (ctx) => {
        const owner = await ownerOf(ctx, params.id, query.mode);
        return readFile(ctx, { ...filter, ...owner }, { view, texts });
      });
    }),
    ownRoute(endpoints.readMemberBet, async (scope, { params, query }) => {
      const view = { locale: localeOf(scope.ctx, query.language), titles: await openTitles() };
      const key = { memberId: params.id, betId: params.betId };
      return presentReceipt(await scope.transaction((ctx) => readBet(ctx, key)), view);
    }),
    route(endpoints.listVendorTransactions, async (ctx, { params, query }) => {
      const { transactionId } = query;
      const provider = `vendor:${params.vendorCode}`;
      return (await lookUpTransactions(ctx, { provider, transactionId })).map(presentTransaction);
    }),
  ];
}

/** Refuses with `not_found`. A trial account has bets of fun money only. */
async function ownerOf(ctx: Ctx, id: MemberId, mode: PlayMode | undefined) {
  const { kind } = await readMember(ctx, id);
  const isTrial = kind === 'trial';
  return { owner: { memberId: id, isTrial }, mode: isTrial ? 'trial' : mode } as const;
}

function presentTransaction(
  row: KnownTransaction,
): ReplyOf<Endpoints['listVendorTransactions']>[number] {
  const { amountMinor, betId, betState, betResult } = row;
  return {
    class: row.class,
    transactionId: row.txId,
    state: row.state,
    amount: formatAmount(amountMinor, currency(row.currency)),
    currency: row.currency,
    roundId: row.roundId ?? '',
    memberId: row.memberId,
    account: row.account,
    bookedAt: String(row.bookedAt),
    bet:
      betId === null || betState === null || betResult === null
        ? null
        : { betId, state: betState, result: betResult },
  };
}
