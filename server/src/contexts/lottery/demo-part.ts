import type { DemoDay, DemoPart, Scene } from '../../platform/demo/demo-part.ts';
import { memberCtx } from '../../platform/demo/member-ctx.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inSavepoint } from '../../platform/savepoint.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Bets } from '../bets/index.ts';
import { everyMember, type Member } from '../members/index.ts';
import { issuesOnDay } from './demo-issues.ts';
import { tellOutsideDraws } from './demo-outside.ts';
import { demoLine } from './demo-slip.ts';
import type { Game } from './game.ts';
import { placeOrder } from './orders/use-cases/place-order.ts';
import { settleIssue } from './orders/use-cases/settle-issue.ts';
import { selectGames } from './store-games.ts';
import { insertIssues, openDue, selectNext } from './store-issues.ts';
import { closeIssues } from './use-cases/close-issues.ts';
import { drawIssues } from './use-cases/draw-issues.ts';
import { newIssue } from './use-cases/make-issues-ahead.ts';

const tickMs = 5 * 60_000;
const slipAfterMs = 20_000;
/** Whom the demo's documents name; the account has tickets of its own. */
const knownAccount = 'demomember';

/**
 * The last draws of every in-house game, from issues that were committed to before, and slips of
 * members in them: a lottery without results would look as if it had never been drawn.
 */
export function lotteryDemo(bets: Bets): DemoPart {
  return async (ctx, day) => {
    const games = await selectGames(ctx.tx);
    const planned = games.flatMap((game) =>
      issuesOnDay(game, day).map((issue) => ({ game, issue })),
    );
    const members = (await everyMember(ctx)).filter(
      ({ kind, state }) => kind !== 'trial' && state === 'active',
    );
    const outside = isLast(day) ? [outsideDraws({ games, members, day })] : [];
    if (planned.length === 0) {
      return outside;
    }
    const fromMs = Math.min(...planned.map(({ issue }) => issue.opensAtMs));
    const making: Scene = {
      at: Temporal.Instant.fromEpochMilliseconds(fromMs),
      play: (at) =>
        insertIssues(
          at.tx,
          planned.map(({ game, issue }) => newIssue(at, game, issue)),
        ),
    };
    return [making, ...ticksFrom(fromMs, { bets, games, members, day }), ...outside];
  };
}

/** The day on which the doors open. */
function isLast(day: DemoDay): boolean {
  return Temporal.Instant.compare(day.pastEndsAt, day.at(24)) < 0;
}

function outsideDraws(story: Omit<Story, 'bets'>): Scene {
  const at = story.day.pastEndsAt.subtract({ milliseconds: 1 });
  return { at, play: (ctx) => tellOutsideDraws(ctx, story) };
}

interface Story {
  readonly bets: Bets;
  readonly games: readonly Game[];
  readonly members: readonly Member[];
  readonly day: DemoDay;
}

/** Every five minutes what is due is drawn and settled, and somebody bets on what comes next. */
function ticksFrom(fromMs: number, story: Story): readonly Scene[] {
  const untilMs = Math.min(
    story.day.pastEndsAt.epochMilliseconds,
    story.day.at(24).epochMilliseconds,
  );
  const count = Math.max(0, Math.ceil((untilMs - fromMs) / tickMs));
  return Array.from({ length: count }, (_, index): readonly Scene[] => {
    const atMs = fromMs + index * tickMs;
    return [
      { at: instant(atMs), play: (ctx) => tick(ctx, story) },
      { at: instant(atMs + slipAfterMs), play: (ctx) => bet(ctx, story, index) },
    ];
  }).flat();
}

/** Its issue is still on sale when somebody bets a little after a tick. */
function isSlow({ settings: { schedule } }: Game): boolean {
  return schedule.kind === 'interval' && schedule.intervalSeconds * 1000 >= tickMs;
}

const instant = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms);

async function tick(ctx: Ctx, { bets, games }: Story): Promise<void> {
  await openDue(ctx.tx, ctx.clock.now());
  const byCode = new Map(games.map((game) => [game.gameCode, game]));
  const steps = [
    () => closeIssues(ctx),
    () => drawIssues(ctx, byCode),
    () => settleIssue(ctx, bets),
  ];
  for (const step of steps) {
    while ((await step()).isMore) {
      // So many at once, as on any other day.
    }
  }
}

/** A slip in the issue on sale; whoever has too little money, or takes a break, bets nothing. */
async function bet(ctx: Ctx, { bets, games, members, day }: Story, index: number): Promise<void> {
  const chance = day.chance(`slip ${index}`);
  const known = members.find(({ account }) => account === knownAccount);
  const member = index % 4 === 0 && known !== undefined ? known : chance.pick(members);
  const game = chance.pick(games.filter(isSlow));
  const query = { gameCodes: [game.gameCode], at: ctx.clock.now(), count: 1 };
  const [issue] = await selectNext(ctx.tx, query);
  const line = demoLine(game, chance);
  if (issue?.state !== 'open' || line === undefined) {
    return;
  }
  const body = {
    gameCode: game.gameCode,
    lines: [line],
    issues: [{ issueNo: issue.issueNo, multiple: 1 }],
  };
  try {
    await inSavepoint(ctx, () => placeOrder(memberCtx(ctx, member), bets, body));
  } catch (error) {
    if (!(error instanceof Refusal)) {
      throw error;
    }
  }
}
