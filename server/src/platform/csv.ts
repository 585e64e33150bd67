/** A text, or a number that stays as it is written: amounts as plain decimals. */
export type CsvCell = string | { readonly number: string };

/** Spreadsheets read text that begins so as a formula; some read wide signs as the plain ones. */
const formulaStart = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r]/u;

/** A text of nothing but digits is quoted too: so a reader tells a name from a number. */
const mustBeQuoted = /[",\r\n]|^[\d.]+$/u;

/** Whatever else is said to be a number is a text. */
const plainNumber = /^(?:[+-]?\d+(?:\.\d+)?)?$/u;

/**
 * Lines of RFC 4180 with a byte order mark, without which some programs take UTF-8 for something
 * else. A text that would be a formula gets an apostrophe before it.
 */
export function csvText(lines: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${csvLines(lines)}`;
}

/** The same without the mark: what follows the first part of a file. */
export function csvLines(lines: readonly (readonly CsvCell[])[]): string {
  return lines.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}

/** Where some lines stand in their file: heads come before the first of them only. */
export interface CsvPart {
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function cellText(cell: CsvCell): string {
  if (typeof cell !== 'string' && plainNumber.test(cell.number)) {
    return cell.number;
  }
  const own = typeof cell === 'string' ? cell : cell.number;
  const text = formulaStart.test(own) ? `'${own}` : own;
  return mustBeQuoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
