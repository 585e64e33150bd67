/**
 * How many letters have to be changed, added, left out or swapped so that the typed letters are the
 * beginning of the word. Rows of the usual table, of which only the last two are kept.
 */
export function typoDistance(typed: string, word: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let line = 1; line <= typed.length; line += 1) {
    const next = nextRow({ typed, word, line, row, before });
    before = row;
    row = next;
  }
  return Math.min(...row);
}

function nextRow(state: {
  readonly typed: string;
  readonly word: string;
  readonly line: number;
  readonly row: readonly number[];
  readonly before: readonly number[];
}): readonly number[] {
  const { typed, word, line, row, before } = state;
  const next = [line];
  for (let at = 1; at <= word.length; at += 1) {
    const isSame = typed[line - 1] === word[at - 1];
    const isSwap = typed[line - 1] === word[at - 2] && typed[line - 2] === word[at - 1];
    next.push(
      Math.min(
        cell(row, at) + 1,
        cell(next, at - 1) + 1,
        cell(row, at - 1) + (isSame ? 0 : 1),
        isSwap ? cell(before, at - 2) + 1 : Number.POSITIVE_INFINITY,
      ),
    );
  }
  return next;
}

function cell(row: readonly number[], at: number): number {
  return row[at] ?? Number.POSITIVE_INFINITY;
}
