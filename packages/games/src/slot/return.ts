import {
  add,
  multiply,
  one,
  quotient,
  rational,
  subtract,
  zero,
  type Rational,
} from '@portal/money';
import { compileSlot } from './compile.ts';
import { stopsFrom, sumOfWins } from './credit-sums.ts';
import type { SlotDesign } from './design.ts';
import { hitCount } from './hit-count.ts';
import { scatterHistogram, triggerCount } from './scatter.ts';

/** Exact figures of a design, per total bet; counts are out of `stops` equally likely positions. */
export interface SlotReturn {
  readonly stops: bigint;
  readonly sumLineCredits: bigint;
  readonly sumScatterCredits: bigint;
  readonly scatterHistogram: readonly bigint[];
  readonly triggerCount: bigint;
  readonly hitCount: bigint;
  readonly line: Rational;
  readonly scatter: Rational;
  readonly freeSpins: Rational;
  readonly total: Rational;
  readonly triggerProbability: Rational;
  readonly hitFrequency: Rational;
  readonly freeSpinsPerPaidSpin: Rational;
}

/**
 * By products of symbol counts, without visiting stop positions one by one. Free spins add
 * `base · g · n p / (1 - r p)`: n spins at a trigger, r at a retrigger (sports-and-games.md 34).
 */
export function slotReturn(design: SlotDesign): SlotReturn {
  const slot = compileSlot(design);
  const stops = stopsFrom(slot, 0);
  const bets = stops * BigInt(design.totalBetCredits);
  const histogram = scatterHistogram(slot);
  const sums = { line: sumOfWins(slot), scatter: scatterCredits(histogram, slot.scatterPays) };
  const triggers = triggerCount(design);
  const triggerProbability = rational(triggers, stops);
  const freeSpinsPerPaidSpin = expectedFreeSpins(design, triggerProbability);
  const base = rational(sums.line + sums.scatter, bets);
  const multiplier = rational(BigInt(design.freeSpins?.multiplier ?? 1));
  const freeSpins = multiply(multiply(base, multiplier), freeSpinsPerPaidSpin);
  const hits = hitCount(slot);
  return {
    stops,
    sumLineCredits: sums.line,
    sumScatterCredits: sums.scatter,
    scatterHistogram: histogram,
    triggerCount: triggers,
    hitCount: hits,
    line: rational(sums.line, bets),
    scatter: rational(sums.scatter, bets),
    freeSpins,
    total: add(base, freeSpins),
    triggerProbability,
    hitFrequency: rational(hits, stops),
    freeSpinsPerPaidSpin,
  };
}

function scatterCredits(histogram: readonly bigint[], pays: Int32Array): bigint {
  return histogram.reduce((sum, count, scatters) => sum + count * BigInt(pays[scatters] ?? 0), 0n);
}

function expectedFreeSpins(design: SlotDesign, trigger: Rational): Rational {
  if (design.freeSpins === undefined) {
    return zero;
  }
  const started = multiply(trigger, rational(BigInt(design.freeSpins.count)));
  const added = multiply(trigger, rational(BigInt(design.freeSpins.retrigger)));
  return quotient(started, subtract(one, added));
}
