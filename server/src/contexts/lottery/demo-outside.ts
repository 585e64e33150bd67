import {
  addDays,
  drawsOn,
  familyOf,
  hasInHouseDraw,
  localTime,
  realIssue,
  ticketRoot,
} from '@portal/lottery';
import { assertDefined } from '@portal/money';
import type { Chance } from '../../platform/demo/chance.ts';
import type { DemoDay } from '../../platform/demo/demo-part.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Member } from '../members/index.ts';
import { insertPastIssues, type PastIssue } from './desk/store-desk.ts';
import type { Game } from './game.ts';
import { issuesAfter, type PlannedIssue } from './issues-ahead.ts';
import { insertShots } from './shots/store-shots.ts';
import { writeDraws } from './store-issues.ts';
import { withYear } from './year-of-draw.ts';

const daysBack = 30;
const roundsBack = 20;
const roundMs = 15 * 60_000;
/** Canadian keno is drawn every three and a half minutes (lottery.md A3.2). */
const feedMs = 210_000;
const shotsOfRound = 24;

interface Drawn extends PastIssue {
  readonly draw: object;
  readonly source: 'import' | 'shots';
}

/**
 * A month of draws that the house does not make, as if a file had brought them, and the last rounds
 * of shots. Their numbers fall by the chance of the demo. Nobody had bet on them.
 */
export async function tellOutsideDraws(
  ctx: Ctx,
  story: {
    readonly games: readonly Game[];
    readonly members: readonly Member[];
    readonly day: DemoDay;
  },
): Promise<void> {
  const { games, members, day } = story;
  const at = ctx.clock.now();
  const chance = day.chance('outside draws');
  const drawn = withSharedPrizes(
    games.flatMap((game) =>
      pastOf(game, at.epochMilliseconds).map((issue) => drawnBy(game, issue, day)),
    ),
  );
  const rows = await insertPastIssues(ctx.tx, drawn, { root: ticketRoot([]), at });
  const idOf = new Map(rows.map(({ id, gameCode, issueNo }) => [`${gameCode} ${issueNo}`, id]));
  // What somebody bet on was drawn when it was due, and stands.
  const missing = drawn.filter(({ gameCode, issueNo }) => idOf.has(`${gameCode} ${issueNo}`));
  const made = missing.map(({ gameCode, issueNo, draw, source }) => ({
    issueId: assertDefined(idOf.get(`${gameCode} ${issueNo}`), 'an issue of now'),
    version: 1,
    draw,
    source,
    algorithm: undefined,
    enteredBy: source === 'import' ? ['demo'] : [],
    reason: undefined,
    serverSeed: undefined,
    isSettled: true,
    isSettling: false,
  }));
  await writeDraws(ctx.tx, made, at);
  await insertShots(
    ctx.tx,
    made.flatMap(({ issueId, draw }) =>
      shotsOf(draw).map((number) => {
        return { issueId, memberId: chance.pick(members).id, number, at };
      }),
    ),
  );
}

/** Issues of a game whose draw is over, as far back as its page shows. */
function pastOf({ settings, gameCode }: Game, nowMs: number): readonly PlannedIssue[] {
  const { schedule } = settings;
  if (schedule.kind === 'yeekee') {
    const atMs = nowMs - (roundsBack + 1) * roundMs;
    return issuesAfter([{ schedule, fromMs: 0 }], { atMs, count: roundsBack }).filter(
      ({ drawsAtMs }) => drawsAtMs < nowMs,
    );
  }
  if (schedule.kind === 'feed') {
    const last = Math.floor(nowMs / feedMs);
    return Array.from({ length: roundsBack }, (_, back) => {
      const drawsAtMs = (last - back) * feedMs;
      const closesAtMs = drawsAtMs - 20_000;
      return { issueNo: String(last - back), opensAtMs: drawsAtMs - feedMs, closesAtMs, drawsAtMs };
    });
  }
  if (schedule.kind !== 'calendar' || settings.source !== 'manual') {
    return [];
  }
  const { date: today } = localTime(nowMs, schedule.zone);
  return Array.from({ length: daysBack }, (_, back) => addDays(today, -back))
    .filter((date) => drawsOn(schedule, date))
    .map((date) => realIssue(schedule, date))
    .filter(({ drawsAtMs }) => drawsAtMs < nowMs)
    .map((issue) => {
      const { province } = schedule;
      const issueNo = province === undefined ? issue.issueNo : `${issue.issueNo}-${province}`;
      return { ...issue, issueNo, gameCode };
    });
}

function drawnBy({ gameCode, settings }: Game, issue: PlannedIssue, day: DemoDay): Drawn {
  const [family] = settings.families;
  const chance = chanceOfDraw(gameCode, issue, day);
  const uniform = (limit: number): number => chance.between(0, limit - 1);
  const base = { ...issue, gameCode };
  if (!hasInHouseDraw(family)) {
    const shots = Array.from({ length: shotsOfRound }, () =>
      String(uniform(100_000)).padStart(5, '0'),
    );
    return { ...base, draw: { shots }, source: 'shots' };
  }
  const { drawFrom } = familyOf(family);
  const draw = assertDefined(drawFrom, 'a family with draws')(uniform);
  const drawsAt = Temporal.Instant.fromEpochMilliseconds(issue.drawsAtMs);
  return { ...base, draw: withYear(family, draw, drawsAt), source: 'import' };
}

/** The numbers of an outside draw, however often they are asked for. */
export function drawTold(game: Game, issue: PlannedIssue, day: DemoDay): object {
  return drawnBy(game, issue, day).draw;
}

/** Falls by how long after the opening of the site it is drawn, the same in every telling. */
function chanceOfDraw(gameCode: string, { drawsAtMs }: PlannedIssue, day: DemoDay): Chance {
  const sinceMs = drawsAtMs - day.at(0).epochMilliseconds;
  const minute = Math.floor(sinceMs / 60_000) + day.number * 24 * 60;
  return day.chanceOf(`draw of ${gameCode} ${minute}`);
}

/** The plain Hanoi draw is two prizes of Vietnam North (lottery.md A3.2). */
function withSharedPrizes(drawn: readonly Drawn[]): readonly Drawn[] {
  const north = new Map(
    drawn
      .filter(({ gameCode }) => gameCode === 'VNNORTH')
      .map(({ issueNo, draw }) => [issueNo, draw as { db: string; g1: readonly string[] }]),
  );
  return drawn.map((issue) => {
    const shared = issue.gameCode === 'HNNORMAL' ? north.get(issue.issueNo) : undefined;
    return shared === undefined
      ? issue
      : { ...issue, draw: { db: shared.db, g1: shared.g1[0] ?? '' } };
  });
}

function shotsOf(draw: object): readonly string[] {
  return 'shots' in draw && Array.isArray(draw.shots) ? draw.shots.map(String) : [];
}
