import {
  drawsOn,
  parseDate,
  realIssue,
  type RealIssue,
  type RealSchedule,
  ticketRoot,
} from '@portal/lottery';
import type { BodyOf, Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { findGame } from '../../find-game.ts';
import type { Game } from '../../game.ts';
import { type Calendar, withMoves } from '../../moves/game-move.ts';
import { calendarOf } from '../../moves/moves-act.ts';
import { selectMoves } from '../../moves/store-moves.ts';
import { insertPastIssues } from '../store-desk.ts';
import { enterDraw } from './enter-results.ts';

type Body = BodyOf<Endpoints['importLotteryResults']>;
type Imported = ReplyOf<Endpoints['importLotteryResults']>['results'][number];

/**
 * Takes the draws of a file as one operator brings it. Days before the site sold anything get their
 * issue, sealed without a ticket. When a second operator brings a file that says the same, the
 * draws are made and what was bet is settled (R44). Draws that their day cannot have are told as
 * refused, the others go on. Refuses with `lottery_game_not_found`, `lottery_import_refused`.
 */
export async function importResults(
  ctx: Ctx<OperatorActor>,
  { gameCode, results, file, reason }: Body,
): Promise<readonly Imported[]> {
  const game = await findGame(ctx, gameCode);
  const moves = (await selectMoves(ctx.tx)).get(gameCode) ?? [];
  const schedule = withMoves(calendarOf(game), moves);
  const planned = results.map((row) => ({ ...row, issue: issueOn(schedule, row.date) }));
  await addPast(
    ctx,
    game,
    planned.flatMap(({ issue }) => (issue === undefined ? [] : [issue])),
  );
  const imported: Imported[] = [];
  for (const { date, draw, issue } of planned) {
    const wish = { game, draw, reason: `${reason} (${file})`, source: 'import' } as const;
    const outcome =
      issue === undefined || issue.drawsAtMs > ctx.clock.nowMs()
        ? 'refused'
        : await enterDraw(ctx, { ...wish, issueNo: issue.issueNo });
    imported.push({ date, issueNo: issue?.issueNo ?? null, outcome });
  }
  return imported;
}

/** The issue of a local date; undefined on a day without a draw. */
function issueOn(schedule: Calendar & RealSchedule, text: string): RealIssue | undefined {
  const date = parseDate(text);
  if (date === undefined || !drawsOn(schedule, date)) {
    return undefined;
  }
  const issue = realIssue(schedule, date);
  const { province } = schedule;
  return province === undefined ? issue : { ...issue, issueNo: `${issue.issueNo}-${province}` };
}

async function addPast(ctx: Ctx, { gameCode }: Game, issues: readonly RealIssue[]): Promise<void> {
  const at = ctx.clock.now();
  const past = issues.filter(({ drawsAtMs }) => drawsAtMs <= at.epochMilliseconds);
  if (past.length > 0) {
    const seal = { root: ticketRoot([]), at };
    await insertPastIssues(
      ctx.tx,
      past.map((issue) => ({ ...issue, gameCode })),
      seal,
    );
  }
}
