import {
  add,
  assert,
  divide,
  multiply,
  quotient,
  rational,
  subtract,
  type Rational,
} from '@portal/money';
import { uniformBig, type RandomStream } from '../stream.ts';

/** Amounts are whole currency units of the design; rates are per unit staked. */
export interface JackpotDesign {
  readonly id: string;
  readonly version: number;
  readonly seed: bigint;
  readonly contributionRate: Rational;
  readonly hitProbabilityPerUnit: Rational;
}

/** A shipped slot with jackpots on top: they are drawn from their own stream before the reels. */
export interface ProgressiveSlotDesign {
  readonly id: string;
  readonly version: number;
  readonly slot: string;
  readonly jackpots: readonly JackpotDesign[];
}

export interface MustHitByDesign {
  readonly seed: bigint;
  readonly mustHitBy: bigint;
  readonly contributionRate: Rational;
}

/** A meter counts 1/10,000 of the minor unit, so that small stakes add up exactly. */
export interface JackpotMeter {
  readonly meterTenThousandths: bigint;
}

const tenThousand = 10_000n;

/** Long-run return `r + S q`. */
export function jackpotReturn(design: Omit<JackpotDesign, 'id' | 'version'>): Rational {
  const fromSeed = multiply(rational(design.seed), design.hitProbabilityPerUnit);
  return add(design.contributionRate, fromSeed);
}

/** Mean pot at the hit: `S + r / q`. */
export function meanPotAtHit(design: Omit<JackpotDesign, 'id' | 'version'>): Rational {
  return add(
    rational(design.seed),
    quotient(design.contributionRate, design.hitProbabilityPerUnit),
  );
}

/** `r (S + M) / (M - S)`: a secret threshold, uniform between seed and limit. */
export function mustHitByReturn(design: MustHitByDesign): Rational {
  const { seed, mustHitBy, contributionRate } = design;
  return multiply(contributionRate, rational(seed + mustHitBy, mustHitBy - seed));
}

export function contribute(meter: JackpotMeter, stakeMinor: bigint, rate: Rational): JackpotMeter {
  const added = divide(stakeMinor * tenThousand * rate.numerator, rate.denominator, 'floor');
  return { meterTenThousandths: meter.meterTenThousandths + added };
}

/**
 * Whether this stake hits, drawn from the jackpot's own stream before the reels with probability
 * `min(1, q · stake)`; `minorPerUnit` is 100 for a currency with cents.
 */
export function drawJackpot(
  design: Pick<JackpotDesign, 'hitProbabilityPerUnit'>,
  stake: { readonly stakeMinor: bigint; readonly minorPerUnit: bigint },
  stream: RandomStream,
): boolean {
  const { numerator, denominator } = multiply(
    design.hitProbabilityPerUnit,
    rational(stake.stakeMinor, stake.minorPerUnit),
  );
  return numerator >= denominator || uniformBig(stream, denominator) < numerator;
}

/** The jackpots that a stake hits, drawn one after the other in the order of the design. */
export function drawJackpots(
  design: ProgressiveSlotDesign,
  stake: { readonly stakeMinor: bigint; readonly minorPerUnit: bigint },
  stream: RandomStream,
): string[] {
  return design.jackpots
    .filter((jackpot) => drawJackpot(jackpot, stake, stream))
    .map((jackpot) => jackpot.id);
}

/** Pays the meter rounded down; the remainder and the seed start the next one. */
export function payJackpot(
  meter: JackpotMeter,
  seedMinor: bigint,
): { readonly paidMinor: bigint; readonly meter: JackpotMeter } {
  const paidMinor = meter.meterTenThousandths / tenThousand;
  const rest = meter.meterTenThousandths % tenThousand;
  return { paidMinor, meter: { meterTenThousandths: seedMinor * tenThousand + rest } };
}

/** A threshold in (seed, limit], drawn at the reset and kept secret. */
export function drawThreshold(
  design: { readonly seedMinor: bigint; readonly mustHitByMinor: bigint },
  stream: RandomStream,
): bigint {
  assert(design.mustHitByMinor > design.seedMinor, 'the limit is above the seed');
  return design.seedMinor + 1n + uniformBig(stream, design.mustHitByMinor - design.seedMinor);
}

/** The threshold was reached by this contribution: the pot is paid at the threshold. */
export function isThresholdReached(meter: JackpotMeter, thresholdMinor: bigint): boolean {
  return meter.meterTenThousandths >= thresholdMinor * tenThousand;
}

/** What a game returns with its jackpots, for the page that shows it. */
export function returnWithJackpots(
  gameReturn: Rational,
  jackpots: readonly JackpotDesign[],
): Rational {
  return jackpots.reduce((sum, jackpot) => {
    const withThis = add(sum, jackpotReturn(jackpot));
    assert(subtract(rational(1n), withThis).numerator > 0n, 'a game keeps an edge');
    return withThis;
  }, gameReturn);
}
