import { numbersTo } from '../chance.ts';
import { deal, type RandomStream } from '../stream.ts';

/** The 24 numbers of a 75-ball card, row by row, the free centre left out. */
export type BingoCard = readonly number[];

const columns75: readonly (readonly number[])[] = [0, 1, 2, 3, 4].map((column) =>
  Array.from({ length: 15 }, (_, index) => 15 * column + index + 1),
);

/** For each of the 24 cells: its column, and its place among the numbers of that column. */
const cells75: readonly (readonly [column: number, place: number])[] = Array.from(
  { length: 25 },
  (_, cell) => [cell % 5, Math.floor(cell / 5)] as const,
)
  .filter(([column, row]) => column !== 2 || row !== 2)
  .map(([column, row]) => [column, column === 2 && row > 2 ? row - 1 : row]);

/** Column c holds numbers 15c + 1 to 15c + 15; columns are drawn from the left. */
export function drawCard75(stream: RandomStream): BingoCard {
  const drawn = columns75.map((numbers, column) => deal(stream, numbers, column === 2 ? 4 : 5));
  return cells75.map(([column, place]) => drawn[column]?.[place] ?? 0);
}

/** The 15 numbers of a 90-ball ticket, five per row; each row has five of the nine columns. */
export function drawTicket90(stream: RandomStream): number[][] {
  for (;;) {
    const rows = [0, 1, 2].map(() =>
      deal(stream, [0, 1, 2, 3, 4, 5, 6, 7, 8], 5).toSorted((left, right) => left - right),
    );
    const ticket = fillColumns(rows, stream);
    if (ticket !== undefined) {
      return ticket;
    }
  }
}

/** Every column holds at least one number, ascending downwards; undefined when one is empty. */
function fillColumns(
  rows: readonly (readonly number[])[],
  stream: RandomStream,
): number[][] | undefined {
  const ticket: number[][] = [[], [], []];
  for (let column = 0; column < 9; column += 1) {
    const used = [0, 1, 2].filter((row) => rows[row]?.includes(column) === true);
    if (used.length === 0) {
      return undefined;
    }
    const least = column === 0 ? 1 : 10 * column;
    const most = column === 8 ? 90 : 10 * column + 9;
    const numbers = Array.from({ length: most - least + 1 }, (_, index) => least + index);
    const chosen = deal(stream, numbers, used.length).toSorted((left, right) => left - right);
    used.forEach((row, index) => ticket[row]?.push(chosen[index] ?? 0));
  }
  return ticket;
}

export function drawCalls(balls: number, calls: number, stream: RandomStream): number[] {
  return deal(stream, numbersTo(balls), calls);
}
