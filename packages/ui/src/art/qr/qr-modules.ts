import { markCentres } from './qr-tables.ts';
import { symbolWords, versionFor } from './qr-words.ts';

/** Dark modules of a square, row by row. */
export type Modules = readonly (readonly boolean[])[];

/** Undefined where no pattern stands: there is room for data. */
type Draft = (boolean | undefined)[][];

/** The QR code of a text: byte mode, level M (ISO/IEC 18004). */
export function qrModules(text: string): Modules {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const words = symbolWords(bytes, version);
  const patterns = drawPatterns(version);
  const drafts = masks.map((mask, index) => {
    const draft = patterns.map((row) => [...row]);
    drawFormat(draft, index);
    return fill(draft, { words, mask, patterns });
  });
  return drafts.reduce((best, draft) => (penalty(draft) < penalty(best) ? draft : best));
}

type Mask = (row: number, column: number) => boolean;

/** 18004, table 10. */
export const masks: readonly Mask[] = [
  (y, x) => (x + y) % 2 === 0,
  (y) => y % 2 === 0,
  (_y, x) => x % 3 === 0,
  (y, x) => (x + y) % 3 === 0,
  (y, x) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (y, x) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (y, x) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (y, x) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function put(draft: Draft, [y, x]: readonly [number, number], isDark: boolean): void {
  const row = draft[y];
  if (row !== undefined && x >= 0 && x < row.length) {
    row[x] = isDark;
  }
}

export function drawPatterns(version: number): Draft {
  const size = version * 4 + 17;
  const draft: Draft = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => undefined),
  );
  for (let at = 0; at < size; at += 1) {
    put(draft, [6, at], at % 2 === 0);
    put(draft, [at, 6], at % 2 === 0);
  }
  const corners = [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const;
  for (const centre of corners) {
    drawRings(draft, centre, { reach: 4, light: [2, 4] });
  }
  const centres = markCentres(version);
  const last = centres.length - 1;
  for (const [i, y] of centres.entries()) {
    for (const [j, x] of centres.entries()) {
      const isCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!isCorner) {
        drawRings(draft, [y, x], { reach: 2, light: [1] });
      }
    }
  }
  drawFormat(draft, 0);
  drawVersion(draft, version);
  return draft;
}

function drawRings(
  draft: Draft,
  [y, x]: readonly [number, number],
  rings: { readonly reach: number; readonly light: readonly number[] },
): void {
  const { reach, light } = rings;
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      put(draft, [y + dy, x + dx], !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

/** Data with the remainder of its division behind it: the codes of format and version. */
function withRemainder(data: number, code: { readonly bits: number; readonly by: number }): number {
  let rest = data;
  for (let step = 0; step < code.bits; step += 1) {
    rest = (rest << 1) ^ ((rest >>> (code.bits - 1)) * code.by);
  }
  return (data << code.bits) | rest;
}

/** Level M is 00 in the format word. */
function drawFormat(draft: Draft, mask: number): void {
  const word = withRemainder(mask, { bits: 10, by: 0x537 }) ^ 0x5412;
  const bit = (index: number) => ((word >>> index) & 1) === 1;
  const size = draft.length;
  const around = [0, 1, 2, 3, 4, 5, 7, 8] as const;
  for (const [index, at] of around.entries()) {
    put(draft, [at, 8], bit(index));
    put(draft, [8, size - 1 - index], bit(index));
  }
  for (const [index, at] of [7, 5, 4, 3, 2, 1, 0].entries()) {
    put(draft, [8, at], bit(index + 8));
    put(draft, [size - 7 + index, 8], bit(index + 8));
  }
  put(draft, [size - 8, 8], true);
}

function drawVersion(draft: Draft, version: number): void {
  if (version < 7) {
    return;
  }
  const word = withRemainder(version, { bits: 12, by: 0x1f25 });
  for (let index = 0; index < 18; index += 1) {
    const isDark = ((word >>> index) & 1) === 1;
    const [far, near] = [draft.length - 11 + (index % 3), Math.floor(index / 3)];
    put(draft, [near, far], isDark);
    put(draft, [far, near], isDark);
  }
}

/** The places of data, two columns at a time, up and down (18004, 7.7.3). */
export function dataPlaces(patterns: Draft): readonly (readonly [number, number])[] {
  const size = patterns.length;
  const places: [number, number][] = [];
  for (let right = size - 1; right >= 1; right -= 2) {
    const column = right <= 6 ? right - 1 : right;
    const isUp = ((column + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [column, column - 1]) {
        if (patterns[y]?.[x] === undefined) {
          places.push([y, x]);
        }
      }
    }
  }
  return places;
}

function fill(
  draft: Draft,
  data: { readonly words: readonly number[]; readonly mask: Mask; readonly patterns: Draft },
): Modules {
  const { words, mask, patterns } = data;
  for (const [index, [y, x]] of dataPlaces(patterns).entries()) {
    const word = words[index >>> 3] ?? 0;
    const isSet = ((word >>> (7 - (index & 7))) & 1) === 1;
    put(draft, [y, x], isSet !== mask(y, x));
  }
  return draft.map((row) => row.map((isDark) => isDark === true));
}

/** Long runs, full squares and an uneven share of dark modules make a code harder to read. */
function penalty(modules: Modules): number {
  const columns = modules.map((_, x) => modules.map((row) => row[x] === true));
  const runs = [...modules, ...columns].reduce((sum, line) => sum + runPenalty(line), 0);
  const squares = modules.reduce((sum, row, y) => sum + squarePenalty(row, modules[y + 1]), 0);
  const dark = modules.flat().filter(Boolean).length;
  const share = (dark * 20) / modules.length ** 2;
  return runs + squares + Math.floor(Math.abs(share - 10)) * 10;
}

function runPenalty(line: readonly boolean[]): number {
  let sum = 0;
  let length = 0;
  for (const [index, isDark] of line.entries()) {
    length = index > 0 && line[index - 1] === isDark ? length + 1 : 1;
    sum += length === 5 ? 3 : length > 5 ? 1 : 0;
  }
  return sum;
}

function squarePenalty(row: readonly boolean[], below: readonly boolean[] | undefined): number {
  if (below === undefined) {
    return 0;
  }
  const isSquare = (x: number) =>
    row[x] === row[x + 1] && row[x] === below[x] && row[x] === below[x + 1];
  return row.slice(1).filter((_, x) => isSquare(x)).length * 3;
}
