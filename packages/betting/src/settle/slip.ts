import { divide, rational, type Rational } from '@portal/money';
import type { Facts } from '../facts.ts';
import { debitOf } from '../slip/debit.ts';
import type { Leg, Slip } from '../slip/slip.ts';
import { lineCount } from '../slip/systems.ts';
import { settleLeg } from './leg.ts';
import { WIN, type LegOutcome } from './leg-outcome.ts';

/** The result of a slip; amounts in minor units. */
export interface SlipSettlement {
  readonly legs: readonly LegOutcome[];
  readonly lines: number;
  readonly debitedMinor: bigint;
  /** Before the one rounding, in minor units; after the cap when that applied. */
  readonly exactReturnMinor: Rational;
  readonly returnedMinor: bigint;
  readonly isCapped: boolean;
}

/** Settles a slip from the facts of its events; every event of the slip is decided. */
export function settleSlip(slip: Slip, factsOf: (eventId: string) => Facts): SlipSettlement {
  return settleOutcomes(
    slip,
    slip.legs.map((leg) => settleLeg(leg, factsOf(leg.eventId))),
  );
}

/**
 * Settles a slip from the outcomes of its legs, in leg order. One rounding, half to even
 * (sports-and-games.md D2).
 */
export function settleOutcomes(slip: Slip, outcomes: readonly LegOutcome[]): SlipSettlement {
  const exact = exactReturn(slip, outcomes);
  const cap = slip.maxPayoutMinor;
  const isCapped = cap !== undefined && exact.numerator > cap * exact.denominator;
  const paid = isCapped ? { numerator: cap, denominator: 1n } : exact;
  return {
    legs: outcomes,
    lines: slip.type === 'SYSTEM' ? lineCount(slip.foldSizes, slip.legs.length) : 1,
    debitedMinor: debitOf(slip),
    exactReturnMinor: rational(paid.numerator, paid.denominator),
    returnedMinor: divide(paid.numerator, paid.denominator, 'half-even'),
    isCapped,
  };
}

/** The most that a slip can return: every leg wins, then the cap. */
export function maximumReturn(slip: Slip): bigint {
  return settleOutcomes(
    slip,
    slip.legs.map(() => WIN),
  ).returnedMinor;
}

function exactReturn(slip: Slip, outcomes: readonly LegOutcome[]): Rational {
  switch (slip.type) {
    case 'SINGLE':
      return singleReturn(slip, outcomes[0] ?? WIN);
    case 'ACC': {
      const product = accumulate(slip.legs, outcomes);
      return { ...product, numerator: product.numerator * slip.stakeMinor };
    }
    case 'SYSTEM': {
      const sum = sumOfFolds(slip.legs, outcomes, slip.foldSizes);
      return { ...sum, numerator: sum.numerator * slip.unitStakeMinor };
    }
  }
}

/**
 * The debit comes back with the won and refunded part; the profit of the won part is added (section
 * 9).
 */
function singleReturn(slip: Extract<Slip, { type: 'SINGLE' }>, outcome: LegOutcome): Rational {
  const { win, refund, of } = outcome;
  if (slip.stakeMode === 'WIN') {
    const debit = debitOf(slip);
    return { numerator: debit * (win + refund) + slip.typedMinor * win, denominator: of };
  }
  const { numerator, denominator } = slip.legs[0].price.decimal;
  return {
    numerator: slip.typedMinor * (win * numerator + refund * denominator),
    denominator: of * denominator,
  };
}

function accumulate(legs: readonly Leg[], outcomes: readonly LegOutcome[]): Rational {
  let numerator = 1n;
  let denominator = 1n;
  for (const [index, leg] of legs.entries()) {
    const term = legTerm(leg, outcomes[index] ?? WIN);
    numerator *= term.numerator;
    denominator *= term.denominator;
  }
  return { numerator, denominator };
}

/**
 * Elementary symmetric polynomials of the multipliers (sports-and-games.md 11, fast evaluation),
 * over the one common denominator: choosing a leg brings its numerator, leaving it out its
 * denominator.
 */
function sumOfFolds(
  legs: readonly Leg[],
  outcomes: readonly LegOutcome[],
  foldSizes: readonly number[],
): Rational {
  const bySize: bigint[] = [1n, ...legs.map(() => 0n)];
  let denominator = 1n;
  for (const [index, leg] of legs.entries()) {
    const term = legTerm(leg, outcomes[index] ?? WIN);
    for (let size = index + 1; size >= 0; size -= 1) {
      const kept = (bySize[size] ?? 0n) * term.denominator;
      bySize[size] = kept + (size === 0 ? 0n : (bySize[size - 1] ?? 0n) * term.numerator);
    }
    denominator *= term.denominator;
  }
  return {
    numerator: foldSizes.reduce((sum, size) => sum + (bySize[size] ?? 0n), 0n),
    denominator,
  };
}

/** `m = w*o + v` without reducing: the rounding at the end does not care. */
function legTerm(leg: Leg, outcome: LegOutcome): Rational {
  const { numerator, denominator } = leg.price.decimal;
  return {
    numerator: outcome.win * numerator + outcome.refund * denominator,
    denominator: outcome.of * denominator,
  };
}
