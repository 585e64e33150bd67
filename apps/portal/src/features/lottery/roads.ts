import type { LotteryIssue } from './halls.ts';
import { trendForm } from './trend.ts';

/** Two sides of a draw, and what lies between them. */
export type Side = 'first' | 'second' | 'tie';

export const roadKinds = ['size', 'parity', 'duel'] as const;
export type RoadKind = (typeof roadKinds)[number];

/** Something of a draw that has two sides. */
export interface Road {
  readonly kind: RoadKind;
  /** The sum of the draw, its special number, or a place that counts from 0. */
  readonly subject: 'total' | 'special' | 'tail' | 'ends' | number;
  /** Undefined where the issue has no such numbers. */
  readonly sideOf: (issue: LotteryIssue) => Side | undefined;
}

type Value = (issue: LotteryIssue) => number | undefined;

/** Above the middle is big, below it small; a middle that is no number can be neither. */
function size(subject: Road['subject'], middle: number, value: Value): Road {
  return {
    kind: 'size',
    subject,
    sideOf: (issue) => {
      const found = value(issue);
      return found === undefined ? undefined : sideOf(found - middle);
    },
  };
}

function parity(subject: Road['subject'], value: Value): Road {
  return {
    kind: 'parity',
    subject,
    sideOf: (issue) => {
      const found = value(issue);
      return found === undefined ? undefined : found % 2 === 1 ? 'first' : 'second';
    },
  };
}

function sideOf(difference: number): Side {
  return difference === 0 ? 'tie' : difference > 0 ? 'first' : 'second';
}

function both(subject: Road['subject'], middle: number, value: Value): readonly Road[] {
  return [size(subject, middle, value), parity(subject, value)];
}

const sum = (numbers: readonly number[] | undefined): number | undefined =>
  numbers?.reduce((total, number) => total + number, 0);

/** The first number against the last, as dragon against tiger. */
function duel(read: (issue: LotteryIssue) => readonly number[] | undefined): Road {
  return {
    kind: 'duel',
    subject: 'ends',
    sideOf: (issue) => {
      const numbers = read(issue);
      const [first] = numbers ?? [];
      const last = numbers?.at(-1);
      return first === undefined || last === undefined ? undefined : sideOf(first - last);
    },
  };
}

/** The middle of the sum of a family's numbers (lottery.md B9). */
const middles: Readonly<Record<string, number>> = {
  ssc: 22.5,
  d3: 13.5,
  pc: 13.5,
  x5: 30,
  k3: 10.5,
  kl8: 810,
};

/** The roads of a family; those without a sum are looked at by their special or last digits. */
export function roadsOf(family: string): readonly Road[] {
  const { read, places } = trendForm(family);
  const middle = middles[family];
  const place = (at: number): Value => {
    return (issue) => read(issue)?.[at];
  };
  if (family === 'lhc') {
    // 49 is neither big nor small, neither odd nor even (lottery.md B9.8).
    return both('special', 24.5, ({ draw }) => draw?.special).map(withoutFortyNine);
  }
  if (family === 'pk') {
    const cars = Array.from({ length: places }, (_, at) => both(at, 5.5, place(at))).flat();
    return [duel(read), ...cars];
  }
  if (middle === undefined) {
    return both('tail', 49.5, (issue) => {
      const [tens, ones] = read(issue) ?? [];
      return tens === undefined || ones === undefined ? undefined : tens * 10 + ones;
    });
  }
  const total = both('total', middle, (issue) => sum(read(issue)));
  const digits = ['ssc', 'd3', 'pc'].includes(family) ? places : 0;
  return [
    ...total,
    ...(digits > 0 ? [duel(read)] : []),
    ...Array.from({ length: digits }, (_, at) => both(at, 4.5, place(at))).flat(),
  ];
}

function withoutFortyNine(road: Road): Road {
  return {
    ...road,
    sideOf: (issue) => (issue.draw?.special === 49 ? 'tie' : road.sideOf(issue)),
  };
}

export const roadRows = 6;

export interface RoadCell {
  readonly column: number;
  readonly row: number;
  readonly side: Exclude<Side, 'tie'>;
  /** Ties that came after it. */
  readonly ties: number;
}

/**
 * The big road: every run of one side goes down a column; where the column ends or is taken, the
 * run turns towards the end of the line. Ties stand on what came before them.
 */
export function bigRoad(sides: readonly Side[]): readonly RoadCell[] {
  const cells: RoadCell[] = [];
  const isTaken = (column: number, row: number): boolean =>
    cells.some((cell) => cell.column === column && cell.row === row);
  let start = -1;
  for (const side of sides) {
    const last = cells.at(-1);
    if (side === 'tie') {
      if (last !== undefined) {
        cells[cells.length - 1] = { ...last, ties: last.ties + 1 };
      }
    } else if (last === undefined || last.side !== side) {
      start += 1;
      while (isTaken(start, 0)) {
        start += 1;
      }
      cells.push({ column: start, row: 0, side, ties: 0 });
    } else {
      const below = last.row + 1;
      const goesDown = below < roadRows && !isTaken(last.column, below);
      cells.push({
        column: goesDown ? last.column : last.column + 1,
        row: goesDown ? below : last.row,
        side,
        ties: 0,
      });
    }
  }
  return cells;
}

export interface RoadCount {
  readonly first: number;
  readonly second: number;
  readonly tie: number;
  /** How often the side that came last came in a row, and the longest run of any side. */
  readonly run: number;
  readonly longestRun: number;
}

export function countRoad(sides: readonly Side[]): RoadCount {
  const count = { first: 0, second: 0, tie: 0 };
  let run = 0;
  let longestRun = 0;
  for (const [at, side] of sides.entries()) {
    count[side] += 1;
    run = sides[at - 1] === side ? run + 1 : 1;
    longestRun = Math.max(longestRun, run);
  }
  return { ...count, run, longestRun };
}
