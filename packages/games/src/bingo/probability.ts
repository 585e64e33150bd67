import { add, rational, zero, type Rational } from '@portal/money';
import { choose } from '../chance.ts';

/** Lines of a card as bit masks over its numbers. */
export interface LineGame {
  readonly balls: number;
  readonly lines: readonly number[];
}

/** 5 x 5 with a free centre: 24 numbers, five rows, five columns, two diagonals. */
export const bingo75Lines: LineGame = { balls: 75, lines: lines75() };

/** 3 rows of five numbers of 90. */
export const bingo90Lines: LineGame = {
  balls: 90,
  lines: [0b11111, 0b11111 << 5, 0b11111 << 10],
};

function lines75(): number[] {
  const steps = [0, 1, 2, 3, 4];
  const cells = [
    ...steps.map((row) => steps.map((column) => [row, column] as const)),
    ...steps.map((column) => steps.map((row) => [row, column] as const)),
    steps.map((step) => [step, step] as const),
    steps.map((step) => [step, 4 - step] as const),
  ];
  return cells.map((line) =>
    line.reduce((mask, [row, column]) => mask | numberBit(row, column), 0),
  );
}

/** Cells are numbered row by row, the free centre left out. */
function numberBit(row: number, column: number): number {
  const cell = row * 5 + column;
  if (cell === 12) {
    return 0;
  }
  return 1 << (cell > 12 ? cell - 1 : cell);
}

/** How many sets of lines have a union of u numbers, odd sets minus even ones. */
function signedUnions(game: LineGame, atLeast: number): Map<number, bigint> {
  const sums = new Map<number, bigint>();
  for (let set = 1; set < 2 ** game.lines.length; set += 1) {
    let union = 0;
    let members = 0;
    game.lines.forEach((line, index) => {
      if ((set & (1 << index)) !== 0) {
        union |= line;
        members += 1;
      }
    });
    if (members >= atLeast) {
      const sign = (members - atLeast) % 2 === 0 ? 1n : -1n;
      const weight = sign * choose(members - 1, atLeast - 1);
      const size = bitCount(union);
      sums.set(size, (sums.get(size) ?? 0n) + weight);
    }
  }
  return sums;
}

/** P(at least `atLeast` lines complete by the call), by inclusion and exclusion over line sets. */
export function linesByCall(game: LineGame, call: number, atLeast = 1): Rational {
  let ways = 0n;
  for (const [size, weight] of signedUnions(game, atLeast)) {
    ways += weight * choose(game.balls - size, call - size);
  }
  return rational(ways, choose(game.balls, call));
}

/** P(all `numbers` of the card are called by the call). */
export function coverByCall(balls: number, numbers: number, call: number): Rational {
  return rational(choose(balls - numbers, call - numbers), choose(balls, call));
}

/** The mean call at which an event that is certain by the last ball happens. */
export function expectedCall(balls: number, byCall: (call: number) => Rational): Rational {
  let expected = zero;
  for (let call = 0; call < balls; call += 1) {
    const happened = byCall(call);
    expected = add(
      expected,
      rational(happened.denominator - happened.numerator, happened.denominator),
    );
  }
  return expected;
}

function bitCount(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    bits += 1;
  }
  return bits;
}
