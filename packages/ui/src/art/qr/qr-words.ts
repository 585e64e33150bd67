import { blockCounts, checkWords, rawBits } from './qr-tables.ts';

/** x^8 + x^4 + x^3 + x^2 + 1, over which the check words are counted. */
const fieldPolynomial = 0x11d;

export function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * fieldPolynomial);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

function divisor(degree: number): readonly number[] {
  let root = 1;
  let factors: readonly number[] = [...Array.from({ length: degree - 1 }, () => 0), 1];
  for (let index = 0; index < degree; index += 1) {
    const at = root;
    const before = factors;
    factors = before.map((factor, place) => multiply(factor, at) ^ (before[place + 1] ?? 0));
    root = multiply(root, 2);
  }
  return factors;
}

function checkWordsOf(data: readonly number[], by: readonly number[]): readonly number[] {
  let rest: readonly number[] = by.map(() => 0);
  for (const word of data) {
    const lead = word ^ (rest[0] ?? 0);
    const shifted = [...rest.slice(1), 0];
    rest = shifted.map((value, place) => value ^ multiply(by[place] ?? 0, lead));
  }
  return rest;
}

/** The smallest version that holds so many bytes. */
export function versionFor(byteCount: number): number {
  const version = checkWords.findIndex((_, index) => {
    const lengthBits = index + 1 < 10 ? 8 : 16;
    return dataWords(index + 1) * 8 >= 4 + lengthBits + byteCount * 8;
  });
  if (version === -1) {
    throw new RangeError(`a text of ${byteCount} bytes is too long for a picture`);
  }
  return version + 1;
}

function dataWords(version: number): number {
  const [check = 0, blocks = 0] = [checkWords[version - 1], blockCounts[version - 1]];
  return Math.floor(rawBits(version) / 8) - check * blocks;
}

/** All words of the symbol: the text in byte mode, filled up, and the check words of each block. */
export function symbolWords(bytes: Uint8Array, version: number): readonly number[] {
  const capacity = dataWords(version);
  // The mode takes half a word, so that every byte stands across two of them.
  const halves = [
    4,
    ...lengthHalves(bytes.length, version),
    ...Array.from(bytes, splitByte).flat(),
  ];
  const words: number[] = [];
  const filled = [...halves, 0];
  for (let index = 0; index + 1 < filled.length; index += 2) {
    words.push(((filled[index] ?? 0) << 4) | (filled[index + 1] ?? 0));
  }
  for (let pad = 0xec; words.length < capacity; pad ^= 0xec ^ 0x11) {
    words.push(pad);
  }
  return interleaved(words, version);
}

function splitByte(byte: number): readonly number[] {
  return [byte >>> 4, byte & 15];
}

function lengthHalves(length: number, version: number): readonly number[] {
  const low = splitByte(length & 255);
  return version < 10 ? low : [...splitByte(length >>> 8), ...low];
}

/** Blocks of nearly one length, read across (18004, 7.6). */
function interleaved(words: readonly number[], version: number): readonly number[] {
  const [check = 0, count = 0] = [checkWords[version - 1], blockCounts[version - 1]];
  const shortLength = Math.floor(words.length / count);
  const shortCount = count - (words.length % count);
  const by = divisor(check);
  let start = 0;
  const blocks = Array.from({ length: count }, (_, index) => {
    const data = words.slice(start, start + shortLength + (index < shortCount ? 0 : 1));
    start += data.length;
    return { data, checks: checkWordsOf(data, by) };
  });
  const across = (rows: readonly (readonly number[])[], length: number) =>
    Array.from({ length }, (_, place) =>
      rows.flatMap((row) => (row[place] === undefined ? [] : [row[place]])),
    ).flat();
  return [
    ...across(
      blocks.map(({ data }) => data),
      shortLength + 1,
    ),
    ...across(
      blocks.map(({ checks }) => checks),
      check,
    ),
  ];
}
