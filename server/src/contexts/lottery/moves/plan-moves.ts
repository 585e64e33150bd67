import { closingOn, misfit, parseDate } from '@portal/lottery';
import { assertDefined } from '@portal/money';
import { Refusal } from '../../../platform/refusal.ts';
import { type Calendar, type GameMove, isSameMove, movedDraw, withMoves } from './game-move.ts';

/** A draw is not moved further than this. */
const furthestDays = 60;

/** What changes of the moves of a game. */
export interface MoveChange {
  readonly set: readonly GameMove[];
  readonly dropped: readonly GameMove[];
}

interface Wish {
  readonly schedule: Calendar;
  readonly before: readonly GameMove[];
  /** Every move that is to stand, of those whose moments are still to come. */
  readonly wanted: readonly GameMove[];
  readonly nowMs: number;
}

/** The moves after a change: those that are over stay as they are. */
function movesAfter({ schedule, before, wanted, nowMs }: Wish): readonly GameMove[] {
  const over = before.filter((move) => !isToCome(schedule, move, nowMs));
  const isOver = (move: GameMove): boolean => over.some((past) => isSameMove(past, move));
  return [...over, ...wanted.filter((move) => !isOver(move))];
}

/** What the wish changes. Refuses with `lottery_move_refused` and the day that does not fit. */
export function changeOf(wish: Wish): MoveChange {
  const { schedule, before, nowMs } = wish;
  const after = movesAfter(wish);
  const set = after.filter((move) => !before.some((old) => isSameMove(old, move)));
  const dropped = before.filter((old) => !after.some((move) => isSameMove(old, move)));
  const late = [...set, ...dropped].find((move) => !isToCome(schedule, move, nowMs));
  const wrong = misfit(schedule, after.map(movedDraw));
  const far = set.find(({ day, to }) => to !== null && daysBetween(day, to) > furthestDays);
  const refused =
    late ?? far ?? after.find((move) => wrong !== undefined && isOf(wrong.from, move));
  if (refused !== undefined) {
    throw new Refusal('lottery_move_refused', { day: refused.day });
  }
  return { set, dropped };
}

/** Whether the day itself and the one that its draw is moved to close later, by any clock. */
export function isToCome(schedule: Calendar, move: GameMove, nowMs: number): boolean {
  const { day, to } = move;
  const closings = [schedule, withMoves(schedule, [move])].flatMap((calendar) =>
    [day, ...(to === null ? [] : [to])].map((text) =>
      closingOn(calendar, assertDefined(parseDate(text), text)),
    ),
  );
  return closings.every((closesAtMs) => closesAtMs > nowMs);
}

function isOf(from: ReturnType<typeof movedDraw>['from'], { day }: GameMove): boolean {
  const date = assertDefined(parseDate(day), day);
  return date.year === from.year && date.month === from.month && date.day === from.day;
}

function daysBetween(day: string, to: string): number {
  return Math.abs(Date.parse(to) - Date.parse(day)) / 86_400_000;
}
