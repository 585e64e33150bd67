import type { Endpoints, ReplyOf } from '@portal/protocol';
import { assertDefined } from '@portal/money';
import type { Ctx } from '../../platform/context.ts';
import { momentsOf } from '../../platform/site-days.ts';
import { siteDay } from '../../platform/site-date.ts';
import type { PrizeMode } from './game.ts';
import { presentIssue } from './present.ts';
import { selectGames } from './store-games.ts';
import { countDrawnBetween, selectDrawnBetween } from './store-issues.ts';

const shownOfGame = 3;

interface DayQuery {
  readonly day?: string | undefined;
  readonly prizeMode?: PrizeMode | undefined;
  readonly nameOf: (gameCode: string) => string;
}

/** What was drawn on a day of the site, game by game; games without a draw stand there too. */
export async function readDay(
  ctx: Ctx,
  { day: named, prizeMode, nameOf }: DayQuery,
): Promise<ReplyOf<Endpoints['readLotteryDay']>> {
  const today = siteDay(ctx);
  const day = named ?? today;
  const moments = momentsOf({ from: day, to: day }, ctx.site.timeZone);
  const from = assertDefined(moments.from, 'the beginning of a day');
  const to = assertDefined(moments.to, 'the end of a day');
  const games = (await selectGames(ctx.tx, ctx.clock.now())).filter(
    ({ settings }) => prizeMode === undefined || settings.modes.includes(prizeMode),
  );
  const gameCodes = games.map(({ gameCode }) => gameCode);
  const drawn = await countDrawnBetween(ctx.tx, { gameCodes, from, to });
  const issues = await selectDrawnBetween(ctx.tx, { gameCodes, from, to, count: shownOfGame });
  const issuesOf = Map.groupBy(issues, ({ gameCode }) => gameCode);
  return {
    day,
    today,
    games: games.map(({ gameCode, settings }) => ({
      gameCode,
      displayName: nameOf(gameCode),
      families: [...settings.families],
      prizeModes: [...settings.modes],
      drawn: drawn.get(gameCode) ?? 0,
      results: (issuesOf.get(gameCode) ?? []).map(presentIssue),
    })),
  };
}
