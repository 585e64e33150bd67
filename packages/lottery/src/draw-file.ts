import { ok, refused, type Result } from '@portal/money';
import { parseDate } from './schedule/civil.ts';

/** A draw as a file tells it: the local date, and the result in the JSON of its family. */
export interface DrawRecord {
  readonly date: string;
  readonly draw: Readonly<Record<string, unknown>>;
}

/** Prizes of Vietnam North in the columns after the date: the special one, then by class. */
const northClasses = [1, 2, 6, 4, 6, 3, 4];
const northColumns = 2 + northClasses.reduce((sum, size) => sum + size, 0);
/** Their names, as the file of the specification has them: `prize1`, `prize2_1`, … `prize7_4`. */
const northHeader = [
  'date',
  'special',
  ...northClasses.flatMap((size, index) =>
    Array.from({ length: size }, (_, at) =>
      size === 1 ? `prize${index + 1}` : `prize${index + 1}_${at + 1}`,
    ),
  ),
].join(',');

/** Some decades of draws; whoever has more brings them in several files. */
const longest = 2_000_000;

/**
 * Reads a file of draws: a JSON list of dates and draws, or the columns of Vietnam North, whose
 * first row names them in this order. A row of another form refuses the whole file, and so does one
 * that is too long to read at once.
 */
export function readDrawFile(text: string): Result<readonly DrawRecord[], 'E_FILE'> {
  if (text.length > longest) {
    return refused('E_FILE');
  }
  const records = text.trimStart().startsWith('[') ? jsonRecords(text) : northRows(text);
  return records.length === 0 || records.includes(undefined)
    ? refused('E_FILE')
    : ok(records.filter((record) => record !== undefined));
}

type Row = DrawRecord | undefined;

function jsonRecords(text: string): readonly Row[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.map(jsonRecord) : [];
  } catch {
    return [];
  }
}

function jsonRecord(row: unknown): Row {
  const { date, draw } = { ...(row as object) } as { readonly date?: unknown; draw?: unknown };
  return typeof date === 'string' &&
    parseDate(date) !== undefined &&
    typeof draw === 'object' &&
    draw !== null &&
    !Array.isArray(draw)
    ? { date, draw: { ...draw } }
    : undefined;
}

function northRows(text: string): readonly Row[] {
  const [header, ...rows] = text.trimEnd().split(/\r?\n/u);
  if (header?.replace(/^\uFEFF/u, '').trimEnd() !== northHeader) {
    return [];
  }
  return rows.map((row) => {
    const [date = '', db = '', ...prizes] = row.split(',');
    if (parseDate(date) === undefined || prizes.length + 2 !== northColumns) {
      return undefined;
    }
    let first = 0;
    const classes = northClasses.map((size, index) => {
      first += size;
      return [`g${index + 1}`, prizes.slice(first - size, first)] as const;
    });
    return { date, draw: { db, ...Object.fromEntries(classes) } };
  });
}
