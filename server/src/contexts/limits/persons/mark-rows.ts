import { looseHash, markHash, type PersonMark } from './mark-form.ts';
import type { MarkRows } from './store-marks.ts';

/** Marks as they are asked for, without those that say too little. */
export function markRows(marks: readonly PersonMark[]): MarkRows {
  return columnsOf(marks.flatMap((mark) => rowOf(mark, markHash(mark), mark.isProven === true)));
}

/** The same as they are stored: beside each what looks like it, which proves nothing. */
export function storedRows(marks: readonly PersonMark[]): MarkRows {
  return columnsOf(
    marks.flatMap((mark) => [
      ...rowOf(mark, markHash(mark), mark.isProven === true),
      ...rowOf(mark, looseHash(mark), false),
    ]),
  );
}

interface Row {
  readonly kind: PersonMark['kind'];
  readonly hash: string;
  readonly isProven: boolean;
}

function rowOf({ kind }: PersonMark, hash: string | undefined, isProven: boolean): readonly Row[] {
  return hash === undefined ? [] : [{ kind, hash, isProven }];
}

/** What is named twice counts once, and as proven where one of the two is. */
function columnsOf(rows: readonly Row[]): MarkRows {
  const byKey = new Map<string, Row>();
  for (const row of rows) {
    const key = `${row.kind}:${row.hash}`;
    if (byKey.get(key)?.isProven !== true) {
      byKey.set(key, row);
    }
  }
  const whole = [...byKey.values()];
  return {
    kinds: whole.map(({ kind }) => kind),
    hashes: whole.map(({ hash }) => hash),
    proven: whole.flatMap(({ hash, isProven }) => (isProven ? [hash] : [])),
  };
}
