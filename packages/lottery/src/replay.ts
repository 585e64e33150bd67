import { assert } from '@portal/money';
import { parseDate, type CivilDate } from './schedule/civil.ts';

/** A real draw of Vietnam North: its date and the 27 prizes in the JSON of the family. */
export interface NorthRecord {
  readonly date: CivilDate;
  readonly draw: Readonly<Record<string, string | readonly string[]>>;
}

/** Prizes in the columns after the date: the special one, then those of each class. */
const classSizes = [1, 2, 6, 4, 6, 3, 4];

/**
 * Reads `data/vietnam-north-xsmb.csv`, whose licence lies beside it. The file is the project's own
 * copy: a row of another form is a broken assumption.
 */
export function northRecords(csv: string): NorthRecord[] {
  const [, ...rows] = csv.trimEnd().split(/\r?\n/u);
  return rows.map((row) => {
    const [dateText = '', db = '', ...prizes] = row.split(',');
    const date = parseDate(dateText);
    assert(date !== undefined && prizes.length === 26, `no draw: ${row}`);
    const draw: Record<string, string | readonly string[]> = { db };
    let first = 0;
    for (const [index, size] of classSizes.entries()) {
      draw[`g${index + 1}`] = prizes.slice(first, first + size);
      first += size;
    }
    return { date, draw };
  });
}
