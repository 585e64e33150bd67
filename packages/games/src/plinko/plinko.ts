import { add, multiply, rational, zero, type Rational } from '@portal/money';
import { choose, factorOf } from '../chance.ts';
import { instantEngine, type InstantEngine } from '../instant-engine.ts';
import { payout } from '../payout.ts';
import { uniform } from '../stream.ts';

export interface PlinkoDesign {
  readonly id: string;
  readonly version: number;
  readonly rows: number;
  /** Total return for one by bin, from the left; one more than there are rows. */
  readonly multipliers: readonly string[];
}

export interface PlinkoBet {
  readonly stakeMinor: bigint;
}

export interface PlinkoOutcome {
  /** One bounce per row: 1 to the right. */
  readonly path: readonly (0 | 1)[];
  readonly bin: number;
}

export const plinkoEngine: InstantEngine<PlinkoDesign, PlinkoBet, PlinkoOutcome> = instantEngine({
  game: 'plinko',
  version: 1,
  stakeMinor: (bet) => bet.stakeMinor,
  problem: () => undefined,
  draw: (design, _bet, stream) => {
    const bits = uniform(stream, 2 ** design.rows);
    const path: (0 | 1)[] = [];
    let bin = 0;
    for (let row = 0; row < design.rows; row += 1) {
      const isRight = ((bits >>> row) & 1) === 1;
      path.push(isRight ? 1 : 0);
      bin += isRight ? 1 : 0;
    }
    return { path, bin };
  },
  returnMinor: (design, bet, outcome) => payout(bet.stakeMinor, plinkoFactor(design, outcome.bin)),
});

function plinkoFactor(design: PlinkoDesign, bin: number): Rational {
  return factorOf(design.multipliers[bin] ?? '0');
}

export function plinkoReturn(design: PlinkoDesign): Rational {
  return moment(design, (factor) => factor);
}

export function plinkoVariance(design: PlinkoDesign): Rational {
  const mean = plinkoReturn(design);
  const square = moment(design, (factor) => multiply(factor, factor));
  return add(square, multiply(rational(-1n), multiply(mean, mean)));
}

export function plinkoHitFrequency(design: PlinkoDesign): Rational {
  return moment(design, (factor) => rational(factor.numerator > 0n ? 1n : 0n));
}

function moment(design: PlinkoDesign, value: (factor: Rational) => Rational): Rational {
  const paths = 2n ** BigInt(design.rows);
  return design.multipliers.reduce(
    (sum, text, bin) =>
      add(sum, multiply(value(factorOf(text)), rational(choose(design.rows, bin), paths))),
    zero,
  );
}
