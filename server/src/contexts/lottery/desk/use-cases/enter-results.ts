import { type FamilyName, prepareDraw } from '@portal/lottery';
import { type BodyOf, type Endpoints, isIdOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { readPeople } from '../../../operators/index.ts';
import { recordAct } from '../../../trail/index.ts';
import { findGame } from '../../find-game.ts';
import type { Game } from '../../game.ts';
import { selectGames } from '../../store-games.ts';
import { findIssue, type MadeDraw, writeDraws } from '../../store-issues.ts';
import { tellResults } from '../../tell-results.ts';
import { hasItsYear, withYear } from '../../year-of-draw.ts';
import { withoutGaps } from '../../without-gaps.ts';
import { sharedResults } from '../shared-results.ts';
import {
  dropEntries,
  dropOwnEntry,
  type IssueForResult,
  lockForResult,
  putEntry,
  selectOtherEntries,
  voidByTwo,
} from '../store-desk.ts';

type Body = BodyOf<Endpoints['enterLotteryResults']>;

export interface EnteredResult {
  readonly gameCode: string;
  readonly issueNo: string;
  readonly outcome: 'waiting' | 'different' | 'done' | 'kept';
}

/**
 * Takes results as one operator reads them. When a second one enters the same, the draw is made, a
 * settled issue gets a corrected version, or, without a draw, the issue is void (R44). Results of
 * the house follow from their seeds: nobody enters one; what takes its result from another draw has
 * no other than that. Refuses with `lottery_game_not_found`,
 * `lottery_issue_not_found`, `lottery_result_refused`.
 */
export async function enterResults(
  ctx: Ctx<OperatorActor>,
  { results, reason }: Body,
): Promise<readonly EnteredResult[]> {
  const entered: EnteredResult[] = [];
  for (const result of results) {
    const { gameCode, issueNo, draw } = result;
    const game = await findGame(ctx, gameCode);
    const outcome = await enterDraw(ctx, { game, issueNo, draw, reason, source: 'manual' });
    if (outcome === 'refused') {
      throw new Refusal('lottery_result_refused', { issueNo });
    }
    entered.push({ gameCode, issueNo, outcome });
  }
  return entered;
}

export interface Entry {
  readonly game: Game;
  readonly issueNo: string;
  /** Null voids the issue. */
  readonly draw: object | null;
  readonly reason: string;
  readonly source: 'manual' | 'import';
}

/**
 * What one operator says of an issue; `refused` where the issue cannot have it, `kept` where it is
 * in force already: whatever else the operator said of the issue before is taken back then.
 * Refuses with `lottery_issue_not_found`.
 */
export async function enterDraw(
  ctx: Ctx<OperatorActor>,
  { game, issueNo, draw: json, reason, source }: Entry,
): Promise<EnteredResult['outcome'] | 'refused'> {
  const { gameCode } = game;
  const issue = await lockForResult(ctx.tx, { gameCode, issueNo });
  if (issue === undefined) {
    throw new Refusal('lottery_issue_not_found');
  }
  const draw = json === null ? null : drawOf(game, issue, withoutGaps(json));
  if (draw === undefined || !mayBeEntered(ctx, { game, issue, draw })) {
    return 'refused';
  }
  if (draw !== null && (await differsFromSource(ctx, { gameCode, issueNo }, draw))) {
    return 'refused';
  }
  const { id: operatorId } = ctx.actor;
  if (draw !== null && areSame(issue.draw, draw)) {
    await dropOwnEntry(ctx.tx, issue.id, operatorId);
    return 'kept';
  }
  const at = ctx.clock.now();
  await putEntry(ctx.tx, { issueId: issue.id, operatorId, draw, reason, at });
  await noteEntry(ctx, { gameCode, issueNo }, { draw, reason });
  const others = await entriesOfOthers(ctx, issue.id);
  const second = others.find((other) => areSame(other.draw, draw));
  if (second === undefined) {
    return others.length === 0 ? 'waiting' : 'different';
  }
  const persons = [second.operatorId, operatorId];
  await carryOut(ctx, { issue, draw, persons, reason, source });
  if (draw !== null) {
    await shareResult(ctx, { gameCode, issueNo }, { draw, persons, reason, source });
  }
  return 'done';
}

interface Place {
  readonly gameCode: string;
  readonly issueNo: string;
}

/**
 * Whether the draw that this one is a part of has come out otherwise, or is void: then there is
 * nothing that it could be a part of (lottery.md A3.2).
 */
async function differsFromSource(ctx: Ctx, { gameCode, issueNo }: Place, draw: object) {
  const shared = sharedResults.find(({ to }) => to === gameCode);
  const source = shared && (await findIssue(ctx.tx, { gameCode: shared.from, issueNo }));
  const isOther = isSet(source?.draw) && !areSame(shared?.part(source.draw) ?? null, draw);
  return source?.state === 'void' || isOther;
}

/** Draws by the same two persons what takes its result from this one, and corrects it with it. */
async function shareResult(
  ctx: Ctx<OperatorActor>,
  { gameCode, issueNo }: Place,
  entered: Omit<TwoPersons, 'issue'> & { readonly draw: object },
): Promise<void> {
  for (const { to, part } of sharedResults.filter(({ from }) => from === gameCode)) {
    const games = await selectGames(ctx.tx, ctx.clock.now());
    const game = games.find(({ gameCode: code }) => code === to);
    const issue = await lockForResult(ctx.tx, { gameCode: to, issueNo });
    if (game === undefined || issue === undefined) {
      continue;
    }
    const draw = part(entered.draw);
    if (mayBeEntered(ctx, { game, issue, draw }) && !areSame(issue.draw, draw)) {
      const reason = `${gameCode} ${issueNo}: ${entered.reason}`;
      await noteEntry(ctx, { gameCode: to, issueNo }, { draw, reason });
      await carryOut(ctx, { ...entered, issue, draw, reason });
    }
  }
}

function isSet(draw: object | null | undefined): draw is object {
  return draw !== null && draw !== undefined;
}

function areSame(left: object | null, right: object | null): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function noteEntry(
  ctx: Ctx<OperatorActor>,
  { gameCode, issueNo }: Place,
  { draw, reason }: { readonly draw: object | null; readonly reason: string },
): Promise<void> {
  return recordAct(ctx, {
    action: 'lottery.enter_result',
    subject: { type: 'lottery_issue', id: `${gameCode}.${issueNo.replaceAll('/', '.')}` },
    after: { draw: JSON.stringify(draw) },
    reason,
  });
}

/** What other people entered; another account of the same person says nothing more (R44). */
async function entriesOfOthers(ctx: Ctx<OperatorActor>, issueId: bigint) {
  const { id: operatorId } = ctx.actor;
  const people = await readPeople(ctx);
  const entries = await selectOtherEntries(ctx.tx, { issueId, operatorId });
  return entries.filter(
    (entry) =>
      isIdOf('opr', entry.operatorId) &&
      !people.areOne([operatorId, entry.operatorId], entry.enteredAt),
  );
}

/**
 * Undefined where no draw of the family can have these numbers, or a day of the calendar this year
 * (lottery.md A2). A feed knows the year of its draws itself.
 */
function drawOf({ settings }: Game, issue: IssueForResult, json: object): object | undefined {
  const [family] = settings.families;
  const draw = withYear(family, json, issue.drawsAt);
  const isInYear = settings.schedule.kind !== 'calendar' || hasItsYear(draw, issue.drawsAt);
  return isInYear && prepareDraw(family, draw).ok ? inOrder(family, draw) : undefined;
}

/** The twenty of keno are a set, written ascending (lottery.md A2), in whatever order it came. */
function inOrder(family: FamilyName, draw: object): object {
  if (family !== 'kl8') {
    return draw;
  }
  const { balls } = draw as { readonly balls: readonly number[] };
  return { balls: balls.toSorted((left, right) => left - right) };
}

interface Wish {
  readonly game: Game;
  readonly issue: IssueForResult;
  readonly draw: object | null;
}

/** A result from its draw on and after the seal only, a void before the settlement only. */
function mayBeEntered(ctx: Ctx, { game, issue, draw }: Wish): boolean {
  if (draw === null) {
    return issue.state !== 'settled' && issue.state !== 'void';
  }
  const isOver = [issue.closesAt, issue.drawsAt].every(
    (moment) => Temporal.Instant.compare(moment, ctx.clock.now()) <= 0,
  );
  const isSealed = ['closed', 'drawn', 'settled'].includes(issue.state);
  // Whatever the game became since: a result that was committed to is nobody's to enter (A4.6).
  return game.settings.source === 'manual' && !issue.isCommitted && isOver && isSealed;
}

interface TwoPersons {
  readonly issue: IssueForResult;
  readonly draw: object | null;
  readonly persons: readonly string[];
  readonly reason: string;
  readonly source: 'manual' | 'import';
}

async function carryOut(ctx: Ctx, wish: TwoPersons): Promise<void> {
  const { issue, draw, reason } = wish;
  await dropEntries(ctx.tx, issue.id);
  if (draw === null) {
    await voidByTwo(ctx.tx, issue.id, reason);
  } else {
    await writeDraws(ctx.tx, [madeBy(wish, draw)], ctx.clock.now());
  }
  await tellResults(ctx, [issue.id]);
}

function madeBy({ issue, persons, reason, source }: TwoPersons, draw: object): MadeDraw {
  return {
    issueId: issue.id,
    version: issue.drawVersion + 1,
    draw,
    source,
    algorithm: undefined,
    enteredBy: persons,
    reason,
    serverSeed: undefined,
    isSettled: issue.state === 'settled' || issue.ticketCount === 0,
    isSettling: issue.state === 'settled' && (issue.ticketCount ?? 0) > 0,
  };
}
