import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Game } from '../game.ts';
import { issuesUntil, type PlannedIssue, type ScheduleFrom } from '../issues-ahead.ts';
import { insertIssues, voidIssue } from '../store-issues.ts';
import { newIssue } from '../use-cases/make-issues-ahead.ts';
import {
  type IssueToCome,
  lockToCome,
  type MovedIssue,
  selectVoidNumbers,
  writeTimes,
} from './store-moves.ts';
import { tellMoved } from './tell-moved.ts';

export interface Replan {
  readonly game: Game;
  readonly before: readonly ScheduleFrom[];
  readonly after: readonly ScheduleFrom[];
  readonly reason: string;
}

/** What a change of a calendar did to issues that were published. */
export interface Replanned {
  readonly moved: readonly string[];
  readonly cancelled: readonly string[];
  readonly added: readonly string[];
}

/**
 * Brings published issues to a changed calendar: each keeps its number and its tickets and gets the
 * times of its draw, of which those who hold a ticket are told; one whose day has none any more is
 * void, and what was bet on it is given back. Issues that somebody published beside the calendar
 * are none of its business. Refuses with `lottery_move_refused` where a day would get a draw back
 * whose issue is void already.
 */
export async function replanIssues(ctx: Ctx, replan: Replan): Promise<Replanned> {
  const { game, reason } = replan;
  const { gameCode } = game;
  const at = ctx.clock.now();
  const published = await lockToCome(ctx.tx, { gameCode, at });
  const plans = plansOf(replan, { published, atMs: at.epochMilliseconds });
  await refuseRevived(ctx, gameCode, plans);
  const moved = published.flatMap((issue) => movedIssue(issue, plans.after.get(issue.issueNo)));
  if (moved.length > 0) {
    await tellMoved(ctx, { gameCode, published, moved });
    await writeTimes(ctx.tx, moved);
  }
  const cancelled = published.filter(
    ({ issueNo }) => plans.before.has(issueNo) && !plans.after.has(issueNo),
  );
  for (const { id } of cancelled) {
    await voidIssue(ctx.tx, id, reason);
  }
  const added = missingIssues(plans.after, published, moved);
  if (added.length > 0) {
    await insertIssues(
      ctx.tx,
      added.map((issue) => newIssue(ctx, game, issue)),
    );
  }
  return {
    moved: moved.map(numberOf),
    cancelled: cancelled.map(numberOf),
    added: added.map(numberOf),
  };
}

function numberOf({ issueNo }: { readonly issueNo: string }): string {
  return issueNo;
}

interface Plans {
  readonly before: ReadonlyMap<string, PlannedIssue>;
  readonly after: ReadonlyMap<string, PlannedIssue>;
}

/** A draw is moved by sixty days at most, and numbers that count the draws shift by a few. */
const marginMs = 90 * 86_400_000;

/** Both calendars by number, further than the last published issue can come to lie. */
function plansOf(
  { before, after }: Replan,
  { published, atMs }: { readonly published: readonly IssueToCome[]; readonly atMs: number },
): Plans {
  const lastMs = Math.max(atMs, ...published.map(({ closesAt }) => closesAt.epochMilliseconds));
  const planned = (schedules: readonly ScheduleFrom[]) =>
    new Map(
      issuesUntil(schedules, { atMs, untilMs: lastMs + marginMs }).map((issue) => [
        issue.issueNo,
        issue,
      ]),
    );
  return { before: planned(before), after: planned(after) };
}

async function refuseRevived(ctx: Ctx, gameCode: string, { before, after }: Plans): Promise<void> {
  const issueNos = [...after.keys()].filter((issueNo) => !before.has(issueNo));
  const [revived] = await selectVoidNumbers(ctx.tx, { gameCode, issueNos });
  if (revived !== undefined) {
    throw new Refusal('lottery_move_refused', { day: revived });
  }
}

/** An issue that is on sale already stays so, whatever closes before it. */
function movedIssue(issue: IssueToCome, plan: PlannedIssue | undefined): readonly MovedIssue[] {
  if (plan === undefined) {
    return [];
  }
  const { id, state, opensAt, closesAt, drawsAt } = issue;
  const opensAtMs = state === 'open' ? opensAt.epochMilliseconds : plan.opensAtMs;
  const isSame =
    opensAtMs === opensAt.epochMilliseconds &&
    plan.closesAtMs === closesAt.epochMilliseconds &&
    plan.drawsAtMs === drawsAt.epochMilliseconds;
  return isSame ? [] : [{ ...plan, id, opensAtMs }];
}

/** What the calendar has between the issues that are published, as they stand now. */
function missingIssues(
  plan: ReadonlyMap<string, PlannedIssue>,
  published: readonly IssueToCome[],
  moved: readonly MovedIssue[],
): readonly PlannedIssue[] {
  const closings = [
    ...published.map(({ closesAt }) => closesAt.epochMilliseconds),
    ...moved.map(({ closesAtMs }) => closesAtMs),
  ];
  const lastMs = Math.max(0, ...closings);
  const numbers = new Set(published.map(numberOf));
  return [...plan.values()].filter(
    ({ issueNo, closesAtMs }) => closesAtMs <= lastMs && !numbers.has(issueNo),
  );
}
