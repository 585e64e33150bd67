import { describe, expect, it } from 'vitest';
import { families } from '../draw.ts';
import { prepareDraw } from '../catalog.ts';
import { commitmentOf, drawFromSeed, hasInHouseDraw } from './draw.ts';
import { sampleBalls, seedWords, uniformFrom, type IssueSeed } from './stream.ts';

const serverSeed = new Uint8Array(32).fill(7);

function wordsOf(words: readonly number[]): Iterator<number, never> {
  return words[Symbol.iterator]() as Iterator<number, never>;
}

/** More than two blocks of eight words. */
function firstWords(seed: IssueSeed): number[] {
  const words = seedWords(seed);
  return Array.from({ length: 20 }, () => words.next().value);
}

// The open vectors hold 23 draws; here are the parts that a draw rarely shows.
describe('the in-house draw', () => {
  it('throws away words above the last whole multiple of the bound', () => {
    // 2^32 = 4,294,967,296: the last multiple of 10 is …290, of 7 is …292.
    expect(uniformFrom(wordsOf([4_294_967_290, 4_294_967_295, 23]))(10)).toBe(3);
    expect(uniformFrom(wordsOf([4_294_967_289]))(10)).toBe(9);
    expect(uniformFrom(wordsOf([4_294_967_292, 8]))(7)).toBe(1);
    expect(uniformFrom(wordsOf([4_294_967_295]))(1)).toBe(0);
  });

  it('swaps from the front and keeps the order drawn', () => {
    expect(sampleBalls(5, 3, uniformFrom(wordsOf([4, 0, 2])))).toEqual([5, 2, 1]);
  });

  it('is the same for the same seed, game and issue, and another for any other', () => {
    const seed = { serverSeed, gameCode: 'SSC1M', issueNo: '20260301-0001' };
    const first = firstWords(seed);
    expect(firstWords(seed)).toEqual(first);
    expect(firstWords({ ...seed, gameCode: 'SSC3M' })).not.toEqual(first);
    expect(firstWords({ ...seed, issueNo: '20260301-0002' })).not.toEqual(first);
  });

  it('commits to the seed with SHA-256', () => {
    // SHA-256 of nothing, FIPS 180-4.
    expect(commitmentOf(new Uint8Array())).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
  });

  it('gives every family with an in-house draw a valid one', () => {
    for (const family of families.filter(hasInHouseDraw)) {
      for (let issue = 1; issue <= 50; issue += 1) {
        const drawn = drawFromSeed(family, {
          serverSeed,
          gameCode: 'TEST',
          issueNo: String(issue),
        });
        const year = family === 'lhc' || family === 'tg' ? { zodiacYear: 'horse' } : {};
        expect(prepareDraw(family, { ...drawn, ...year }).ok).toBe(true);
      }
    }
    expect(families.filter((family) => !hasInHouseDraw(family))).toEqual(['my', 'yk']);
  });
});

describe('a draw entered by hand', () => {
  it.each([
    ['ssc', { balls: [1, 2, 3, 4] }],
    ['ssc', { balls: [1, 2, 3, 4, 10] }],
    ['ssc', { balls: [1, 2, 3, 4, '5'] }],
    ['x5', { balls: [1, 2, 3, 4, 4] }],
    ['k3', { dice: [0, 1, 2] }],
    ['pk', { order: [1, 2, 3, 4, 5, 6, 7, 8, 9, 9] }],
    ['lhc', { main: [1, 2, 3, 4, 5, 6], special: 6, zodiacYear: 'horse' }],
    ['lhc', { main: [1, 2, 3, 4, 5, 6], special: 7, zodiacYear: 'cat' }],
    ['lhc', { main: [1, 2, 3, 4, 5, 6], special: 7 }],
    ['hn', { db: '1234', g1: '12345' }],
    ['th', { first: '123456', front3: ['123'], last3: ['123', '456'], last2: '12' }],
    ['tg', { result: '12a4', zodiacYear: 'horse' }],
    ['yk', { shots: Array.from({ length: 19 }, () => '00001') }],
    ['kl8', null],
    ['vnn', []],
  ] as const)('is refused for %s when no draw can have it: %j', (family, draw) => {
    expect(prepareDraw(family, draw)).toMatchObject({ ok: false, code: 'E_DRAW' });
  });
});
