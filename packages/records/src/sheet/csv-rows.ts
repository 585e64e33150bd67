export interface Cell {
  readonly text: string;
  /** The server quotes a text of digits, and no number. */
  readonly isQuoted: boolean;
}

/**
 * The cells of a file of ours (RFC 4180, with the mark of UTF-8), without the guard of formulas.
 */
export function csvRows(csv: string): readonly (readonly Cell[])[] {
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  // A cell is quoted, with doubled quotes in it, or plain; what follows it says what comes next.
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gu;
  for (const [, quoted, plain = '', end] of csv.replace(/^\uFEFF/u, '').matchAll(cells)) {
    const isLast = end === '' && row.length === 0 && quoted === undefined && plain === '';
    if (isLast) {
      break;
    }
    const text = unguarded(quoted?.replaceAll('""', '"') ?? plain);
    row.push({ text, isQuoted: quoted !== undefined });
    if (end !== ',') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

/** The server put an apostrophe before a text that a program would take for a formula. */
function unguarded(text: string): string {
  return /^'[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r]/u.test(text) ? text.slice(1) : text;
}
