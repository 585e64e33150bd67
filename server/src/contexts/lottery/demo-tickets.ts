import { assertDefined } from '@portal/money';
import type { Chance } from '../../platform/demo/chance.ts';
import type { DemoDay, Scene } from '../../platform/demo/demo-part.ts';
import { memberCtx } from '../../platform/demo/member-ctx.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Bets } from '../bets/index.ts';
import type { Member } from '../members/index.ts';
import { toldHours } from './demo-issues.ts';
import { drawTold } from './demo-outside.ts';
import { demoLine } from './demo-slip.ts';
import type { Game } from './game.ts';
import { issueAfter, type PlannedIssue } from './issues-ahead.ts';
import { placeOrders } from './orders/use-cases/place-orders.ts';
import { settleIssue } from './orders/use-cases/settle-issue.ts';
import { findIssue, insertIssues, openDue, writeDraws } from './store-issues.ts';
import { closeIssues } from './use-cases/close-issues.ts';
import { drawShots } from './shots/use-cases/draw-shots.ts';
import { drawIssues } from './use-cases/draw-issues.ts';
import { newIssue } from './use-cases/make-issues-ahead.ts';

export interface Story {
  readonly bets: Bets;
  readonly games: readonly Game[];
  readonly members: readonly Member[];
  readonly day: DemoDay;
}

/** Whom the demo's documents name; the account has tickets of its own. */
const knownAccount = 'demomember';
const betweenIssuesMs = 90 * 60_000;
const slowestMs = 5 * 60_000;
const outsideGamesOfDay = 2;
/** Of one issue, which is made, sealed, drawn and settled once for all of them. */
const slipsOfIssue = 3;

const instant = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms);

/**
 * What people bet on draws of the house in the last two days: on one issue in an hour and a half.
 */
export function houseTickets(story: Story): readonly Scene[] {
  const { day, games } = story;
  const endMs = day.pastEndsAt.epochMilliseconds;
  const fromMs = Math.max(day.at(9).epochMilliseconds, endMs - toldHours * 3_600_000);
  const untilMs = Math.min(day.at(24).epochMilliseconds, endMs);
  const count = Math.max(0, Math.ceil((untilMs - fromMs) / betweenIssuesMs));
  const slow = games.filter(isSlow);
  return Array.from({ length: count }, (_, index): readonly Scene[] => {
    const chance = day.chance(`slips ${index}`);
    const game = chance.pick(slow);
    const atMs = fromMs + index * betweenIssuesMs;
    const issue = issueAfter(game.settings.schedule, atMs);
    return issue === undefined || issue.opensAtMs < fromMs
      ? []
      : ticketScenes(story, { game, issue, atMs: Math.max(atMs, issue.opensAtMs), chance });
  }).flat();
}

/** And on draws from outside, some of every day. */
export function outsideTickets(story: Story): readonly Scene[] {
  const { day, games } = story;
  const chance = day.chance('outside tickets');
  const drawnToday = games.flatMap((game) => {
    const { schedule, source } = game.settings;
    // What is drawn on dates of a month falls on other days in another telling.
    const isDaily = schedule.kind === 'calendar' && schedule.days !== 'thai';
    const issue = isDaily ? issueAfter(schedule, day.at(11).epochMilliseconds) : undefined;
    const isToday = (issue?.drawsAtMs ?? Infinity) < day.at(24).epochMilliseconds;
    // The plain Hanoi draw is two prizes of another one, which nobody draws twice.
    return issue !== undefined && isToday && source === 'manual' && game.gameCode !== 'HNNORMAL'
      ? [{ game, issue }]
      : [];
  });
  const picked = Array.from({ length: drawnToday.length === 0 ? 0 : outsideGamesOfDay }, () =>
    chance.pick(drawnToday),
  );
  return [...new Set(picked)].flatMap(({ game, issue }) => {
    const atMs = issue.closesAtMs - chance.between(5, 110) * 60_000;
    return ticketScenes(story, { game, issue, atMs, chance });
  });
}

/** Its issue is still on sale when somebody bets on it. */
function isSlow({ settings: { schedule, source } }: Game): boolean {
  return (
    source === 'inhouse' &&
    schedule.kind === 'interval' &&
    schedule.intervalSeconds * 1000 >= slowestMs
  );
}

interface Sold {
  readonly game: Game;
  readonly issue: PlannedIssue;
  readonly atMs: number;
  readonly chance: Chance;
}

/** The issue is made, some bet on it, and its draw comes when it is due. */
export function ticketScenes(story: Story, sold: Sold): readonly Scene[] {
  const { game, issue, atMs } = sold;
  const madeAt = Math.min(atMs - 1, Math.max(issue.opensAtMs, story.day.at(9).epochMilliseconds));
  return [
    {
      at: instant(madeAt),
      play: async (ctx) => {
        await insertIssues(ctx.tx, [newIssue(ctx, game, issue)]);
      },
    },
    { at: instant(atMs), play: (ctx) => betAll(ctx, story, sold) },
    { at: instant(issue.closesAtMs), play: (ctx) => repeat(() => closeIssues(ctx)) },
    { at: instant(issue.drawsAtMs), play: (ctx) => draw(ctx, story, sold) },
  ];
}

async function repeat(step: () => Promise<{ readonly isMore: boolean }>): Promise<void> {
  while ((await step()).isMore) {
    // So many at once, as on any other day.
  }
}

async function draw(ctx: Ctx, { bets, games, day }: Story, { game, issue }: Sold): Promise<void> {
  if (game.settings.source === 'manual') {
    await drawOutside(ctx, { game, issue, day });
  } else if (game.settings.source === 'shots') {
    await repeat(() => drawShots(ctx, games));
  } else {
    await repeat(() => drawIssues(ctx, new Map(games.map((row) => [row.gameCode, row]))));
  }
  await repeat(() => settleIssue(ctx, bets));
}

/** The numbers that a file of the outside would have brought; once, however many bet on them. */
async function drawOutside(
  ctx: Ctx,
  { game, issue, day }: Pick<Sold, 'game' | 'issue'> & Pick<Story, 'day'>,
): Promise<void> {
  const { gameCode } = game;
  const stored = await findIssue(ctx.tx, { gameCode, issueNo: issue.issueNo });
  if (stored?.state !== 'closed') {
    return;
  }
  const made = {
    issueId: stored.id,
    version: 1,
    draw: drawTold(game, issue, day),
    source: 'import' as const,
    algorithm: undefined,
    enteredBy: ['demo'],
    reason: undefined,
    serverSeed: undefined,
    isSettled: stored.ticketCount === 0,
    isSettling: false,
  };
  await writeDraws(ctx.tx, [made], ctx.clock.now());
}

async function betAll(ctx: Ctx, story: Story, sold: Sold): Promise<void> {
  await openDue(ctx.tx, ctx.clock.now());
  for (let slip = 0; slip < slipsOfIssue; slip += 1) {
    await bet(ctx, story, sold);
  }
}

/** Whoever has too little money, or takes a break, bets nothing. */
async function bet(ctx: Ctx, story: Story, { game, issue, chance }: Sold): Promise<void> {
  const { bets, members } = story;
  const known = members.find(({ account }) => account === knownAccount);
  const member = chance.happens(0.25) && known !== undefined ? known : chance.pick(members);
  const line = demoLine(game, chance);
  if (line === undefined) {
    return;
  }
  const body = {
    gameCode: game.gameCode,
    lines: [line],
    issues: [{ issueNo: issue.issueNo, multiple: 1 }],
  };
  const { actor } = memberCtx(ctx, assertDefined(member, 'a member'));
  await placeOrders(ctx, bets, [{ actor, body }]);
}
