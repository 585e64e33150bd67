import { compareDates, type CivilDate } from './civil.ts';
import type { MovedDraw, RealSchedule } from './real-schedule.ts';
import { isRegularDay } from './regular-days.ts';

export interface DrawClock {
  readonly closesAtSecond: number;
  readonly drawsAtSecond: number;
}

/** The local times of a date: those of the schedule unless the draw that is moved there has own. */
export function clockOn(schedule: RealSchedule, date: CivilDate): DrawClock {
  const { moved = [], closesAtSecond, drawsAtSecond } = schedule;
  const move = moved.find(({ to }) => to !== undefined && compareDates(to, date) === 0);
  return {
    closesAtSecond: move?.closesAtSecond ?? closesAtSecond,
    drawsAtSecond: move?.drawsAtSecond ?? drawsAtSecond,
  };
}

/**
 * The first move that the others or the rule of the days do not allow; undefined when all fit. Each
 * day is moved once, no day gets two draws, and a day without a draw has none to cancel.
 */
export function misfit(schedule: RealSchedule, moved: readonly MovedDraw[]): MovedDraw | undefined {
  const isMoved = (date: CivilDate): boolean => moved.some(({ from }) => isSameDay(from, date));
  return moved.find((move, place) => {
    const before = moved.slice(0, place);
    const { from, to } = move;
    if (before.some((other) => isSameDay(other.from, from))) {
      return true;
    }
    if (to === undefined) {
      return !isRegularDay(schedule.days, from);
    }
    const { closesAtSecond, drawsAtSecond } = clockOn({ ...schedule, moved: [move] }, to);
    return (
      closesAtSecond >= drawsAtSecond ||
      (!isMoved(to) && isRegularDay(schedule.days, to)) ||
      before.some((other) => other.to !== undefined && isSameDay(other.to, to))
    );
  });
}

function isSameDay(left: CivilDate, right: CivilDate): boolean {
  return compareDates(left, right) === 0;
}
