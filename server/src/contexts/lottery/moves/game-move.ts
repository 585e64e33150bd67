import { type CivilDate, type MovedDraw, parseDate, type RealSchedule } from '@portal/lottery';
import { assertDefined } from '@portal/money';
import type { GameSchedule } from '../game.ts';

/** What is published of one local day of a calendar; days as `2026-03-01`. */
export interface GameMove {
  readonly day: string;
  /** The day itself for other times; null where there is no draw. */
  readonly to: string | null;
  /** Seconds since midnight; null for the times of the schedule. */
  readonly closesAtSecond: number | null;
  readonly drawsAtSecond: number | null;
}

export type Calendar = Extract<GameSchedule, { kind: 'calendar' }>;

export function isSameMove(left: GameMove, right: GameMove): boolean {
  return moveText(left) === moveText(right);
}

/** As the trail and a second person read it: `2026-01-16 → 2026-01-17 15:20 16:00`. */
export function moveText({ day, to, closesAtSecond, drawsAtSecond }: GameMove): string {
  const clocks = [closesAtSecond, drawsAtSecond].map((second) => clockText(second));
  return [`${day} → ${to ?? '×'}`, ...(to === null ? [] : clocks)].join(' ').trim();
}

function clockText(second: number | null): string {
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return second === null ? '–' : `${two(second / 3600)}:${two((second % 3600) / 60)}`;
}

/** A calendar with its moves, as the rules read it. */
export function withMoves(schedule: Calendar, moves: readonly GameMove[]): Calendar & RealSchedule {
  return moves.length === 0 ? schedule : { ...schedule, moved: moves.map(movedDraw) };
}

/** Only a calendar has single days. */
export function movedSchedule(schedule: GameSchedule, moves: readonly GameMove[]): GameSchedule {
  return schedule.kind === 'calendar' ? withMoves(schedule, moves) : schedule;
}

export function movedDraw({ day, to, closesAtSecond, drawsAtSecond }: GameMove): MovedDraw {
  return {
    from: dateOf(day),
    ...(to !== null && { to: dateOf(to) }),
    ...(closesAtSecond !== null && { closesAtSecond }),
    ...(drawsAtSecond !== null && { drawsAtSecond }),
  };
}

function dateOf(text: string): CivilDate {
  return assertDefined(parseDate(text), text);
}
