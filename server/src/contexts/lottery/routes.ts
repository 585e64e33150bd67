import { assertDefined } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx } from '../../platform/context.ts';
import { localeOf } from '../../platform/locale-of.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { momentsOf } from '../../platform/site-days.ts';
import { findGame } from './find-game.ts';
import type { GameNames } from './names.ts';
import { ownGroup } from './own-group.ts';
import {
  type MenuEntry,
  type NameView,
  presentIssue,
  presentMenu,
  presentNumero,
} from './present.ts';
import { readDay } from './read-day.ts';
import { entriesOf, readMenus } from './read-menus.ts';
import { readOpened } from './read-opened.ts';
import { findIssue, selectLastDraws, selectNext, selectOpened } from './store-issues.ts';
import { groupsFor } from './slip-rules.ts';
import { selectPlayed, selectRecent } from './store-favourite-games.ts';
import { launchLottery } from './use-cases/launch-lottery.ts';
import { readLastChange } from './read-last-change.ts';
import { regionsOf } from './vietnam-regions.ts';

type ViewOf = (ctx: Ctx, language: string | undefined) => NameView;

/** What anybody may see: menus, results, proofs. */
export function publicRoutes(names: GameNames): readonly Route[] {
  const viewOf: ViewOf = (ctx, language) => ({
    names,
    locale: localeOf(ctx, language),
  });
  return [
    route(endpoints.readLotteryMenus, async (ctx, { query }) => {
      const { prizeMode: mode } = query;
      const entries = await readMenus(ctx, mode);
      const view = { ...viewOf(ctx, query.language), mode };
      return {
        serverTime: String(ctx.clock.now()),
        gameMenus: entries.map((entry) => presentMenu(entry, view)),
      };
    }),
    route(endpoints.listPopularLottery, async (ctx, { query }) => {
      const { prizeMode: mode } = query;
      const entries = await readMenus(ctx, mode);
      const played = await selectPlayed(ctx.tx, ctx.clock.now().subtract({ hours: 168 }));
      const view = { ...viewOf(ctx, query.language), mode };
      return {
        serverTime: String(ctx.clock.now()),
        list: inOrderOf(entries, played)
          .slice(0, query.limitNum ?? 20)
          .map((entry) => presentMenu(entry, view)),
      };
    }),
    route(endpoints.readRecentVietnam, async (ctx, { query }) => {
      const entries = await readMenus(ctx, 'TCG_LOTTO_VN');
      const recent = await selectRecent(ctx.tx, ctx.actor.id);
      const view = viewOf(ctx, query.language);
      const played = entries.filter(({ game }) => recent.includes(game.gameCode));
      return {
        serverTime: String(ctx.clock.now()),
        gameMenus: inOrderOf(played, recent).map((entry) => presentMenu(entry, view)),
      };
    }),
    route(endpoints.readVietnamMenus, async (ctx, { query }) => {
      const entries = await readMenus(ctx, 'TCG_LOTTO_VN');
      const view = viewOf(ctx, query.language);
      return {
        serverTime: String(ctx.clock.now()),
        vnLotteryMenus: regionsOf(entries).map(({ region, games }) => ({
          region,
          accountTypeName: 'TCG_LOTTO_VN' as const,
          gameMenus: games.map((entry) => presentMenu(entry, view)),
        })),
      };
    }),
    route(endpoints.readVietnamNumbers, async (ctx, { query }) => {
      const opened = await readOpened(ctx, { mode: 'TCG_LOTTO_VN', gameCode: query.gameCode });
      const view = viewOf(ctx, query.language);
      return { numeros: opened.map(({ game, issue }) => presentNumero(game, issue, view)) };
    }),
    route(endpoints.readOpenedNumbers, async (ctx, { query }) => {
      const { prizeMode: mode, gameCode } = query;
      const opened = await readOpened(ctx, { mode, gameCode });
      const view = { ...viewOf(ctx, query.language), mode };
      return { numeros: opened.map(({ game, issue }) => presentNumero(game, issue, view)) };
    }),
    route(endpoints.launchLottery, (ctx, { body }) => launchLottery(ctx, names, body)),
    ...gameRoutes(names, viewOf),
  ];
}

/** Entries by the place of their game in a list; those that it does not name come last. */
function inOrderOf(
  entries: readonly MenuEntry[],
  gameCodes: readonly string[],
): readonly MenuEntry[] {
  const placeOf = ({ game }: MenuEntry): number => {
    const place = gameCodes.indexOf(game.gameCode);
    return place < 0 ? gameCodes.length : place;
  };
  return entries.toSorted((left, right) => placeOf(left) - placeOf(right));
}

/** One game, its results, its issues. */
function gameRoutes(names: GameNames, viewOf: ViewOf): readonly Route[] {
  return [
    route(endpoints.readLotteryGame, async (ctx, { params, query }) => {
      const game = await findGame(ctx, params.gameCode);
      const [entry] = await entriesOf(ctx, [game]);
      const gameCodes = [game.gameCode];
      const at = ctx.clock.now();
      const issues = await selectNext(ctx.tx, { gameCodes, at, count: query.ahead ?? 2 });
      const results = await selectLastDraws(ctx.tx, { gameCodes, count: query.behind ?? 10 });
      const { settings } = game;
      const {
        exposurePerNumber: _,
        exposurePerIssue: __,
        stakePerIssue: ___,
        ...limits
      } = settings.limits;
      return {
        serverTime: String(at),
        game: presentMenu(assertDefined(entry, 'the game'), viewOf(ctx, query.language)),
        version: game.version,
        source: settings.source,
        zone: settings.schedule.zone,
        pausedBecause: game.pausedBecause,
        waitsForBeacon: game.waitsForBeacon,
        lastChange: await readLastChange(ctx, game),
        limits,
        groups: settings.groups,
        factors: Object.entries(settings.factors).map(([betType, factor]) => ({ betType, factor })),
        hotNumbers: [...(settings.hotNumbers ?? [])],
        issues: issues.map(presentIssue),
        results: results.map(presentIssue),
      };
    }),
    route(endpoints.readPrizeGroup, async (ctx, { params }) => {
      const game = await findGame(ctx, params.gameCode);
      return groupsFor(game.settings.groups.lowest, await ownGroup(ctx, game));
    }),
    route(endpoints.readLotteryDay, async (ctx, { query }) => {
      const { locale } = viewOf(ctx, query.language);
      return readDay(ctx, { ...query, nameOf: (gameCode) => names(locale, gameCode) });
    }),
    route(endpoints.readLotteryResults, async (ctx, { params, query }) => {
      const { gameCode } = await findGame(ctx, params.gameCode);
      const limit = query.limit ?? 50;
      const { day } = query;
      const { from, to } = momentsOf({ from: day, to: day }, ctx.site.timeZone);
      // A draw of this very moment is a result too.
      const newest = to ?? ctx.clock.now().add({ seconds: 1 });
      const before = query.before === undefined ? newest : Temporal.Instant.from(query.before);
      const results = await selectOpened(ctx.tx, { gameCode, from, before, limit });
      const last = results.length === limit ? results.at(-1) : undefined;
      const nextBefore = last === undefined ? null : String(last.drawsAt);
      return { results: results.map(presentIssue), nextBefore };
    }),
    route(endpoints.readLotteryIssue, async (ctx, { query }) => {
      const issue = await findIssue(ctx.tx, query);
      if (issue === undefined) {
        throw new Refusal('lottery_issue_not_found');
      }
      return presentIssue(issue);
    }),
  ];
}
