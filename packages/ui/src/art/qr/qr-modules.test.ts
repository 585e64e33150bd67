import { describe, expect, it } from 'vitest';
import { dataPlaces, drawPatterns, masks, qrModules } from './qr-modules.ts';
import { blockCounts, checkWords, rawBits } from './qr-tables.ts';
import { multiply } from './qr-words.ts';

/** Reads a code as a camera does: format word, mask, words, blocks, check words, text. */
function read(modules: ReturnType<typeof qrModules>): string {
  const version = (modules.length - 17) / 4;
  const formatAt = [0, 1, 2, 3, 4, 5, 7, 8];
  const bits = formatAt.map((y) => modules[y]?.[8] === true);
  const format = bits.reduce((word, isSet, index) => word | (Number(isSet) << index), 0) ^ 0x12;
  // The upper seven bits of the 15 stand in the other arm.
  const upper = [7, 5, 4, 3, 2, 1, 0].map((x) => modules[8]?.[x] === true);
  const word =
    (upper.reduce((sum, isSet, index) => sum | (Number(isSet) << (index + 8)), 0) ^ 0x5400) |
    (format & 255);
  const mask = masks[(word >>> 10) & 7];
  const raw: number[] = [];
  for (const [index, [y, x]] of dataPlaces(drawPatterns(version)).entries()) {
    const isSet = (modules[y]?.[x] === true) !== (mask?.(y, x) ?? false);
    raw[index >>> 3] = (raw[index >>> 3] ?? 0) | (Number(isSet) << (7 - (index & 7)));
  }
  return textOf(raw.slice(0, Math.floor(rawBits(version) / 8)), version);
}

function textOf(words: readonly number[], version: number): string {
  const [check = 0, count = 0] = [checkWords[version - 1], blockCounts[version - 1]];
  const dataCount = words.length - check * count;
  const short = Math.floor(dataCount / count);
  const shortCount = count - (dataCount % count);
  const blocks = Array.from({ length: count }, (_, block) => {
    const across = Array.from({ length: short }, (__, place) => words[place * count + block] ?? 0);
    const extra = block < shortCount ? [] : [words[short * count + block - shortCount] ?? 0];
    const checks = Array.from(
      { length: check },
      (__, place) => words[dataCount + place * count + block] ?? 0,
    );
    expect(syndromes([...across, ...extra, ...checks], check)).toEqual(checks.map(() => 0));
    return [...across, ...extra];
  });
  const bits = blocks.flat().flatMap((word) => [word >>> 4, word & 15]);
  const halves = version < 10 ? 2 : 4;
  const length = bits.slice(1, 1 + halves).reduce((sum, half) => sum * 16 + half, 0);
  const bytes = Array.from({ length }, (_, index) => {
    const at = 1 + halves + index * 2;
    return (bits[at] ?? 0) * 16 + (bits[at + 1] ?? 0);
  });
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

/** Zero at every root of the polynomial that the check words were counted by. */
function syndromes(block: readonly number[], count: number): readonly number[] {
  let root = 1;
  return Array.from({ length: count }, () => {
    const value = block.reduce((sum, word) => multiply(sum, root) ^ word, 0);
    root = multiply(root, 2);
    return value;
  });
}

describe('qrModules', () => {
  it.each([1, 14, 15, 60, 106, 122, 180, 213, 214, 290, 400])(
    'draws %i bytes so that they are read back',
    (length) => {
      const text = 'otpauth://totp/Lamp%20Light:harbour88?secret='
        .padEnd(length, 'x')
        .slice(0, length);
      expect(read(qrModules(text))).toBe(text);
    },
  );

  it('draws letters of any script', () => {
    expect(read(qrModules('مرحبًا 密码'))).toBe('مرحبًا 密码');
  });

  it('refuses what no picture holds', () => {
    expect(() => qrModules('x'.repeat(500))).toThrow(RangeError);
  });

  it('has the sizes of ISO/IEC 18004, table 1', () => {
    expect([1, 2, 7, 14].map((version) => Math.floor(rawBits(version) / 8))).toEqual([
      26, 44, 196, 581,
    ]);
    expect(drawPatterns(7)).toHaveLength(45);
  });
});
