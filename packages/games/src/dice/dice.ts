import { multiply, rational, zero, type Rational } from '@portal/money';
import { instantEngine, type InstantEngine } from '../instant-engine.ts';
import { payout } from '../payout.ts';
import { uniform } from '../stream.ts';

export interface DiceDesign {
  readonly id: string;
  readonly version: number;
  readonly edgePercent: number;
}

export const diceSides = ['under', 'over'] as const;
export type DiceSide = (typeof diceSides)[number];

export interface DiceBet {
  readonly stakeMinor: bigint;
  readonly side: DiceSide;
  /** The number of winning outcomes of 10,000. */
  readonly target: number;
}

/** 0 to 9999, shown as 0.00 to 99.99. */
export interface DiceOutcome {
  readonly roll: number;
}

const outcomes = 10_000;

export const diceEngine: InstantEngine<DiceDesign, DiceBet, DiceOutcome> = instantEngine({
  game: 'dice',
  version: 1,
  stakeMinor: (bet) => bet.stakeMinor,
  problem: (design, { target }) =>
    Number.isInteger(target) && target >= 1 && target <= largestTarget(design)
      ? undefined
      : 'the target is out of range',
  draw: (_design, _bet, stream) => ({ roll: uniform(stream, outcomes) }),
  returnMinor: (design, bet, outcome) => payout(bet.stakeMinor, diceFactor(design, bet, outcome)),
});

/** The last target that still pays more than the stake: 98.00 at 1 %, 96.00 at 3 %. */
export function largestTarget(design: DiceDesign): number {
  return (99 - design.edgePercent) * 100;
}

/** `floor((1 - e) 10^8 / T) / 10^4`. */
export function diceMultiplier(design: DiceDesign, target: number): Rational {
  const scaled = (BigInt(100 - design.edgePercent) * 1_000_000n) / BigInt(target);
  return rational(scaled, 10_000n);
}

export function diceFactor(
  design: DiceDesign,
  bet: Pick<DiceBet, 'side' | 'target'>,
  outcome: DiceOutcome,
): Rational {
  const isWin =
    bet.side === 'under' ? outcome.roll < bet.target : outcome.roll > outcomes - 1 - bet.target;
  return isWin ? diceMultiplier(design, bet.target) : zero;
}

export function diceReturn(design: DiceDesign, target: number): Rational {
  return multiply(diceMultiplier(design, target), rational(BigInt(target), BigInt(outcomes)));
}
