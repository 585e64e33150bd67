import type { DrawMove } from './api/list-moves.ts';
import { clockOf, secondOf } from './schedule-form.ts';

/** The day itself as its new day: `2026-03-12 2026-03-12 17:00 17:30`; `off` for none. */
export function moveLines(moves: readonly DrawMove[]): string {
  return moves
    .map(({ day, to, closesAtSecond, drawsAtSecond }) =>
      [day, to ?? 'off', ...clocks(closesAtSecond, drawsAtSecond)].join(' '),
    )
    .join('\n');
}

/** Both times or none; one that is not given is written as a dash. */
function clocks(...seconds: readonly (number | null)[]): readonly string[] {
  return seconds.every((second) => second === null)
    ? []
    : seconds.map((second) => (second === null ? '-' : clockOf(second)));
}

export type ReadMoves =
  | { readonly ok: true; readonly moves: readonly DrawMove[] }
  | { readonly ok: false; readonly line: number };

const day = /^\d{4}-\d{2}-\d{2}$/u;

/**
 * Moves, a line each, its parts between blanks, tabs, commas or semicolons, so that the lines of a
 * CSV file are the same; a first line of names is passed over. Says which line it cannot read.
 */
export function readMoves(text: string): ReadMoves {
  const lines = text.split(/\r?\n/u).map((line) => line.split(/[\s,;]+/u).filter(Boolean));
  const moves: DrawMove[] = [];
  for (const [place, parts] of lines.entries()) {
    const move = readMove(parts);
    if (move !== undefined) {
      moves.push(move);
    } else if (parts.length > 0 && !isHeading(parts, place)) {
      return { ok: false, line: place + 1 };
    }
  }
  return { ok: true, moves };
}

function isHeading([first = '']: readonly string[], place: number): boolean {
  return place === 0 && !/\d/u.test(first);
}

function readMove([from = '', to = '', closes, draws, ...more]: readonly string[]) {
  const isOff = to.toLowerCase() === 'off';
  const [closesAtSecond, drawsAtSecond] = [closes, draws].map(clock);
  const isGood =
    day.test(from) &&
    (isOff ? closes === undefined : day.test(to)) &&
    more.length === 0 &&
    closesAtSecond !== undefined &&
    drawsAtSecond !== undefined;
  return isGood ? { day: from, to: isOff ? null : to, closesAtSecond, drawsAtSecond } : undefined;
}

/** Null for a time of the schedule, undefined for what is none. */
function clock(text: string | undefined): number | null | undefined {
  return text === undefined || text === '-' ? null : secondOf(text);
}

/** What stands with the lines of a file; a day of the file takes the place of the one here. */
export function withLines(moves: readonly DrawMove[], fileMoves: readonly DrawMove[]): string {
  const days = new Set(fileMoves.map((move) => move.day));
  const kept = moves.filter((move) => !days.has(move.day));
  return moveLines(
    [...kept, ...fileMoves].toSorted((move, next) => (move.day < next.day ? -1 : 1)),
  );
}
