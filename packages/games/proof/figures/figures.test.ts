import { expect, test } from 'vitest';
import games from '../../vectors/games.json' with { type: 'json' };
import { figuresOf } from './figures.ts';

test.each([
  ['lines', games.slotHouse20Lines],
  ['ways', games.slotHouse243Ways],
])('a slot by %s has the known figures', (_, vector) => {
  const figures = figuresOf(vector);
  expect(figures).toMatchObject({
    stops: vector.stops,
    sumLineOrWaysCredits: vector.sumLineOrWaysCredits,
    sumScatterCredits: vector.sumScatterCredits,
    triggerCount: vector.triggerCount,
    hitCount: vector.hitCount,
    rtpTotalExact: vector.rtpTotalExact,
    maxBaseWinCredits: vector.maxBaseWinCredits,
    scatterCountHistogram: vector.scatterCountHistogram,
  });
  for (const name of [
    'rtpLineOrWays',
    'rtpScatter',
    'rtpFreeSpins',
    'rtpTotal',
    'triggerProbability',
    'hitFrequency',
    'expectedFreeSpinsPerPaidSpin',
    'basePlusScatterVariancePerTotalBet',
  ] as const) {
    expect(figures[name]).toBeCloseTo(vector[name], 8);
  }
});

test('keno, plinko, video poker and scratch designs have theirs', () => {
  const keno = figuresOf(games.keno.house80_20)['rtp'];
  for (const [picks, rtp] of Object.entries(games.keno.house80_20.rtp)) {
    expect(Reflect.get(Object(keno), picks)).toBeCloseTo(rtp, 12);
  }
  expect(figuresOf(games.plinko.house['16_high'])).toMatchObject({
    rtpExact: games.plinko.house['16_high'].rtpExact,
  });
  const { variance, optimalOutcomeCounts } = games.videoPoker.jacksOrBetter_8_5;
  const poker = figuresOf(games.videoPoker.jacksOrBetter_8_5);
  expect(poker).toMatchObject({ optimalOutcomeCounts });
  expect(poker['variance']).toBeCloseTo(variance, 8);
  expect(figuresOf(games.scratch)).toMatchObject({ rtp: 0.95, hitFrequency: 0.232677 });
}, 60_000);

test.each([
  [[], 'not a JSON object'],
  [{}, 'none of the known kinds'],
  [{ strips: [] }, 'cannot be used'],
  [{ multipliers: [1] }, '2 to 33'],
  [{ multipliers: [1, 'x', 1] }, 'Bin 1'],
  [{ multipliers: [1, -1] }, 'Bin 1'],
  [{ rows: 3, multipliers: [1, 1] }, '4 multipliers'],
  [{ prizesForOne: [] }, 'list of prizes'],
  [{ prizesForOne: [{ multiplier: '1', count: 5 }], tickets: 4 }, '"tickets"'],
  [{ paytableForOne: { 1: { 2: '1' } } }, '"hits"'],
  [{ paytableForOne: { 1: { 1: '1' } }, numbers: 40 }, '"drawn"'],
  [{ paytableForOne: { sevenOfAKind: 1 } }, 'neither Jacks'],
  [{ paytableForOne: { flush: 0.5 } }, '"flush"'],
])('%j is refused with a sentence', (design, part) => {
  expect(() => figuresOf(design)).toThrow(part);
});
