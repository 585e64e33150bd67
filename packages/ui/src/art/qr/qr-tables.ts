/** ISO/IEC 18004, level M, by version from 1 on: check words of a block, and how many blocks. */
export const checkWords = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24] as const;
export const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10] as const;

/** How many bits a symbol has beside its patterns (18004, table 1). */
export function rawBits(version: number): number {
  const all = (16 * version + 128) * version + 64;
  const marks = Math.floor(version / 7) + 2;
  const ofMarks = version >= 2 ? (25 * marks - 10) * marks - 55 : 0;
  return all - ofMarks - (version >= 7 ? 36 : 0);
}

/** The centres of the alignment marks along one side (18004, annex E). */
export function markCentres(version: number): readonly number[] {
  if (version === 1) {
    return [];
  }
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const last = version * 4 + 10;
  const rest = Array.from({ length: count - 1 }, (_, index) => last - step * index);
  return [6, ...rest.toReversed()];
}
