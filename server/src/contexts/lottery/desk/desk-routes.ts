import { formatDecimal } from '@portal/lottery';
import { currency as currencyOf, formatAmount } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx } from '../../../platform/context.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findGame } from '../find-game.ts';
import type { Game, GameSettings } from '../game.ts';
import type { GameNames } from '../names.ts';
import { wholeIssue } from '../orders/owings.ts';
import { presentIssue } from '../present.ts';
import { selectGames } from '../store-games.ts';
import { findIssue } from '../store-issues.ts';
import { presentVersions, wireSettings } from './present-versions.ts';
import {
  type DeskIssue,
  selectDeskIssues,
  selectExposure,
  selectSold,
  selectVersions,
} from './store-desk.ts';
import { changeGame, createGame, pauseGame } from './use-cases/change-game.ts';
import { enterResults } from './use-cases/enter-results.ts';
import { importResults } from './use-cases/import-results.ts';
import { publishIssues } from './use-cases/publish-issues.ts';
import { countWaitingResults } from './store-waiting.ts';

const issuesOfPage = 30;

/** What operators do with games, issues and results. */
export function lotteryDeskRoutes(names: GameNames): readonly Route[] {
  const shown = ({ locale }: Ctx, game: Game) => ({
    gameCode: game.gameCode,
    displayName: names(locale, game.gameCode),
    version: game.version,
    pausedBecause: game.pausedBecause,
    waitsForBeacon: game.waitsForBeacon,
    settings: wireSettings(game.settings),
  });
  return [
    route(endpoints.listDeskLotteryGames, async (ctx) => {
      const waiting = await countWaitingResults(ctx.tx);
      return (await selectGames(ctx.tx, ctx.clock.now())).map((game) => {
        return { ...shown(ctx, game), waitingResults: waiting.get(game.gameCode) ?? 0 };
      });
    }),
    route(endpoints.createLotteryGame, async (ctx, { body }) =>
      shown(ctx, await createGame(ctx, { ...body, settings: ownSettings(body.settings) })),
    ),
    route(endpoints.listLotteryGameVersions, async (ctx, { params }) => {
      const { gameCode } = await findGame(ctx, params.gameCode);
      return presentVersions(ctx, await selectVersions(ctx.tx, gameCode));
    }),
    route(endpoints.changeLotteryGame, async (ctx, { params, body }) => {
      const settings = ownSettings(body.settings);
      return shown(ctx, await changeGame(ctx, { ...params, ...body, settings }));
    }),
    route(endpoints.pauseLotteryGame, async (ctx, { params, body }) =>
      shown(ctx, await pauseGame(ctx, { ...params, ...body, isPaused: true })),
    ),
    route(endpoints.openLotteryGame, async (ctx, { params, body }) =>
      shown(ctx, await pauseGame(ctx, { ...params, ...body, isPaused: false })),
    ),
    route(endpoints.publishLotteryIssues, async (ctx, { params, body }) => ({
      published: await publishIssues(ctx, { ...params, ...body }),
    })),
    route(endpoints.enterLotteryResults, async (ctx, { body }) => ({
      results: [...(await enterResults(ctx, body))],
    })),
    route(endpoints.importLotteryResults, async (ctx, { body }) => ({
      results: [...(await importResults(ctx, body))],
    })),
    ...issueRoutes,
  ];
}

const issueRoutes: readonly Route[] = [
  route(endpoints.readDeskLotteryIssues, async (ctx, { query }) => {
    const { gameCode } = await findGame(ctx, query.gameCode);
    const limit = query.limit ?? issuesOfPage;
    const before =
      query.before === undefined
        ? ctx.clock.now().add({ hours: hoursAhead(query) })
        : Temporal.Instant.from(query.before);
    const { state, issueNo } = query;
    const rows = await selectDeskIssues(ctx.tx, { gameCode, state, issueNo, before, limit });
    const last = rows.length === limit ? rows.at(-1) : undefined;
    return {
      issues: rows.map((row) => presentDeskIssue(ctx, row)),
      nextBefore: last === undefined ? null : String(last.opensAt),
    };
  }),
  route(endpoints.readLotteryExposure, async (ctx, { query }) => {
    const issue = await findIssue(ctx.tx, query);
    if (issue === undefined) {
      throw new Refusal('lottery_issue_not_found');
    }
    const sold = await selectSold(ctx.tx, issue.id);
    const rows = await selectExposure(ctx.tx, issue.id);
    const { currency } = ctx.site;
    return {
      currency,
      tickets: sold.tickets,
      stake: formatAmount(sold.stakeMinor, currencyOf(currency)),
      owedByAll: formatDecimal(rows.find(isWhole)?.owed ?? 0n),
      numbers: rows
        .filter((row) => !isWhole(row))
        .map(({ betType, number, owed }) => ({
          betType,
          number: number ?? '',
          owed: formatDecimal(owed ?? 0n),
        })),
    };
  }),
];

/** The list begins with what is on sale now: what is to come is asked for by state or number. */
function hoursAhead(query: {
  readonly state?: string | undefined;
  readonly issueNo?: string | undefined;
}): number {
  if (query.issueNo !== undefined) {
    return 366 * 24;
  }
  return query.state === undefined ? 0 : 24;
}

function isWhole({ betType }: { readonly betType: string }): boolean {
  return betType === wholeIssue;
}

function presentDeskIssue({ site }: Ctx, row: DeskIssue) {
  const { payoutMinor, rebateMinor, isWaiting, ...issue } = row;
  const amountOf = (minor: bigint): string => formatAmount(minor, currencyOf(site.currency));
  const { ticketStakeMinor: stakeMinor } = issue;
  const isSettled = stakeMinor !== null && rebateMinor !== null;
  return {
    ...presentIssue(issue),
    stake: stakeMinor === null ? null : amountOf(stakeMinor),
    payout: amountOf(payoutMinor),
    // What was given back to members as rebate was not earned (lottery.md B2).
    rebate: rebateMinor === null ? null : amountOf(rebateMinor),
    profit: isSettled ? amountOf(stakeMinor - payoutMinor - rebateMinor) : null,
    currency: site.currency,
    isWaitingForSecond: isWaiting ?? false,
  };
}

/** The schema has read the same fields; only which lists are never empty is beyond it. */
function ownSettings(settings: object): GameSettings {
  return settings as GameSettings;
}
