import { markHash, type PersonMark } from './mark-form.ts';
import type { MarkRows } from './store-marks.ts';

/** Marks as they are stored, without those that say too little. */
export function markRows(marks: readonly PersonMark[]): MarkRows {
  const whole = marks.flatMap((mark) => {
    const hash = markHash(mark);
    return hash === undefined ? [] : [{ kind: mark.kind, hash }];
  });
  return { kinds: whole.map(({ kind }) => kind), hashes: whole.map(({ hash }) => hash) };
}
