/** A table that another company wrote, or the line at which it cannot be read. */
export type ReadTable<Row> =
  | { readonly ok: true; readonly rows: readonly Row[] }
  | {
      readonly ok: false;
      /** The first that cannot be read. */
      readonly line: number;
      /** At most ten of them. */
      readonly lines: readonly number[];
    };

const mostNamed = 10;

/**
 * Reads a table in text: a first line with the needed names among others, in any order, divided by
 * commas or semicolons. Each further line is handed over as the fields of those names; those that
 * `rowOf` makes nothing of are named by their numbers, which count from 1, and nothing is read.
 */
export function readTable<Name extends string, Row>(
  file: string,
  names: readonly Name[],
  rowOf: (fields: Readonly<Record<Name, string>>, line: number) => Row | undefined,
): ReadTable<Row> {
  const [head = '', ...lines] = file.replace(/^\uFEFF/u, '').split(/\r?\n/u);
  const divider = head.includes(';') ? ';' : ',';
  const heads = fieldsOf(head, divider).map((name) => name.trim().toLowerCase());
  const places = names.map((name) => heads.indexOf(name.toLowerCase()));
  if (places.includes(-1)) {
    return { ok: false, line: 1, lines: [1] };
  }
  const rows: Row[] = [];
  const unread: number[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') {
      continue;
    }
    const fields = fieldsOf(line, divider);
    const pairs = names.map((name, place) => [name, fields[places[place] ?? -1]?.trim() ?? '']);
    // One pair for each name, in their order.
    const row = rowOf(Object.fromEntries(pairs) as Record<Name, string>, at + 2);
    if (row === undefined) {
      unread.push(at + 2);
    } else {
      rows.push(row);
    }
    if (unread.length === mostNamed) {
      break;
    }
  }
  const [line] = unread;
  return line === undefined ? { ok: true, rows } : { ok: false, line, lines: unread };
}

/** Fields may stand in quotes, in which a quote is doubled. */
function fieldsOf(line: string, divider: string): readonly string[] {
  const fields: string[] = [];
  let field = '';
  let isQuoted = false;
  for (const [at, letter] of [...line].entries()) {
    if (letter === '"') {
      const isDoubled = !isQuoted && line[at - 1] === '"' && field !== '';
      field += isDoubled ? '"' : '';
      isQuoted = !isQuoted;
    } else if (letter === divider && !isQuoted) {
      fields.push(field);
      field = '';
    } else {
      field += letter;
    }
  }
  return [...fields, field];
}
