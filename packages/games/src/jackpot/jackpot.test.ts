import { parseDecimal, assertDefined, rational, toNumber, type Rational } from '@portal/money';
import { describe, expect, test } from 'vitest';
import games from '../../vectors/games.json' with { type: 'json' };
import { grandJackpot, majorJackpot, miniJackpot, vaultProgressive } from '../data/jackpots.ts';
import { slotDesigns } from '../data/slots/all.ts';
import { simulationStream } from '../testing/xoshiro.ts';
import { slotReturn } from '../slot/return.ts';
import {
  contribute,
  drawJackpot,
  drawJackpots,
  drawThreshold,
  isThresholdReached,
  jackpotReturn,
  meanPotAtHit,
  mustHitByReturn,
  payJackpot,
  returnWithJackpots,
} from './jackpot.ts';

function fraction(text: string): Rational {
  const [numerator = '', denominator = '1'] = text.split('/');
  return rational(BigInt(numerator), BigInt(denominator));
}

describe('figures (sports-and-games.md 35)', () => {
  test.each(games.progressive.randomHit)('a random hit from $seed', (vector) => {
    const design = {
      seed: BigInt(vector.seed),
      contributionRate: fraction(vector.contributionRate),
      hitProbabilityPerUnit: fraction(vector.hitProbabilityPerUnit),
    };
    expect(toNumber(jackpotReturn(design))).toBeCloseTo(vector.rtpFromJackpot, 12);
    expect(toNumber(meanPotAtHit(design))).toBe(vector.meanPotAtHit);
  });

  test.each(games.progressive.mustHitBy)('must hit by $mustHitBy', (vector) => {
    const result = mustHitByReturn({
      seed: BigInt(vector.seed),
      mustHitBy: BigInt(vector.mustHitBy),
      contributionRate: fraction(vector.contributionRate),
    });
    expect(toNumber(result)).toBeCloseTo(vector.rtpFromJackpot, 12);
  });
});

const mini = { ...miniJackpot, hitProbabilityPerUnit: rational(1n, 400n) };

test('small stakes add up exactly and the remainder of a payout is carried', () => {
  let meter = { meterTenThousandths: 0n };
  for (let spin = 0; spin < 1_000; spin += 1) {
    meter = contribute(meter, 7n, mini.contributionRate);
  }
  expect(meter.meterTenThousandths).toBe(350_000n);
  const paid = payJackpot({ meterTenThousandths: 357_777n }, 20_000n);
  expect(paid).toEqual({ paidMinor: 35n, meter: { meterTenThousandths: 200_007_777n } });
});

test('a hit comes with probability q times the stake, and surely from 1 / q on', () => {
  const stream = simulationStream(98);
  let hits = 0;
  for (let spin = 0; spin < 100_000; spin += 1) {
    hits += drawJackpot(mini, { stakeMinor: 800n, minorPerUnit: 100n }, stream) ? 1 : 0;
  }
  // 8 units: p = 0.02, standard deviation 44.
  expect(Math.abs(hits - 2_000)).toBeLessThan(180);
  const never = { nextUint32: () => expect.fail('a sure hit draws nothing') };
  expect(drawJackpot(mini, { stakeMinor: 40_000n, minorPerUnit: 100n }, never)).toBe(true);
});

test('a secret threshold lies above the seed and at most at the limit', () => {
  const stream = simulationStream(99);
  const design = { seedMinor: 5n, mustHitByMinor: 8n };
  const drawn = new Set(Array.from({ length: 200 }, () => drawThreshold(design, stream)));
  expect(drawn).toEqual(new Set([6n, 7n, 8n]));
  expect(isThresholdReached({ meterTenThousandths: 59_999n }, 6n)).toBe(false);
  expect(isThresholdReached({ meterTenThousandths: 60_000n }, 6n)).toBe(true);
});

test('a game shows its return with jackpots and may not lose its edge', () => {
  const game = assertDefined(parseDecimal('0.95'), 'a return');
  expect(toNumber(returnWithJackpots(game, [miniJackpot]))).toBeCloseTo(0.96, 12);
  expect(() => returnWithJackpots(game, [mini])).toThrow('edge');
});

test('the shipped jackpots have the returns of the specification', () => {
  const returns = [miniJackpot, majorJackpot, grandJackpot].map(jackpotReturn);
  expect(returns.map(toNumber)).toEqual([0.01, 0.015, 0.0075]);
});

test('a progressive slot returns its reels and its jackpots, under 97 percent', () => {
  const slot = slotDesigns.find(({ id }) => id === vaultProgressive.slot);
  const reels = slotReturn(slot ?? expect.fail('the slot is shipped')).total;
  const all = toNumber(returnWithJackpots(reels, vaultProgressive.jackpots));
  expect(all).toBeCloseTo(toNumber(reels) + 0.0175, 12);
  expect(all).toBeLessThan(0.97);
});

test('jackpots of a slot are drawn one after the other', () => {
  const stake = { stakeMinor: 100n, minorPerUnit: 100n };
  const words = [0, 0, 0, 1, 0, 40_000, 0, 0];
  const stream = { nextUint32: () => words.shift() ?? expect.fail('the stream is used up') };
  // Below one in 40,000 hits; one is the first miss.
  expect(drawJackpots(vaultProgressive, stake, stream)).toEqual(['mini']);
  expect(drawJackpots(vaultProgressive, stake, stream)).toEqual(['mini', 'grand']);
});
