import { add, multiply, rational, zero, type Rational } from '@portal/money';
import { choose, factorOf, numbersTo } from '../chance.ts';
import { instantEngine, type InstantEngine } from '../instant-engine.ts';
import { payout } from '../payout.ts';
import { deal } from '../stream.ts';

export interface KenoDesign {
  readonly id: string;
  readonly version: number;
  readonly numbers: number;
  readonly drawn: number;
  /** Total return for one, by how many numbers are picked and how many of them come. */
  readonly paytable: Readonly<Record<number, Readonly<Record<number, string>>>>;
}

export interface KenoBet {
  readonly stakeMinor: bigint;
  readonly picks: readonly number[];
}

/** The numbers in the order in which they came. */
export interface KenoOutcome {
  readonly drawn: readonly number[];
  readonly hits: number;
}

export const kenoEngine: InstantEngine<KenoDesign, KenoBet, KenoOutcome> = instantEngine({
  game: 'keno',
  version: 1,
  stakeMinor: (bet) => bet.stakeMinor,
  problem: (design, bet) => {
    const isOnCard = bet.picks.every(
      (pick) => Number.isInteger(pick) && pick >= 1 && pick <= design.numbers,
    );
    if (!isOnCard || new Set(bet.picks).size !== bet.picks.length) {
      return 'the picks are not different numbers of the card';
    }
    return design.paytable[bet.picks.length] === undefined
      ? `the table has no ${bet.picks.length} picks`
      : undefined;
  },
  draw: (design, bet, stream) => {
    const drawn = deal(stream, numbersTo(design.numbers), design.drawn);
    return { drawn, hits: drawn.filter((number) => bet.picks.includes(number)).length };
  },
  returnMinor: (design, bet, outcome) =>
    payout(bet.stakeMinor, kenoFactor(design, bet.picks.length, outcome.hits)),
});

function kenoFactor(design: KenoDesign, picks: number, hits: number): Rational {
  const text = design.paytable[picks]?.[hits];
  return text === undefined ? zero : factorOf(text);
}

/** P(exactly `hits` of `picks`), hypergeometric. */
export function kenoProbability(design: KenoDesign, picks: number, hits: number): Rational {
  const ways = choose(picks, hits) * choose(design.numbers - picks, design.drawn - hits);
  return rational(ways, choose(design.numbers, design.drawn));
}

export function kenoReturn(design: KenoDesign, picks: number): Rational {
  return kenoMoment(design, picks, 1);
}

export function kenoVariance(design: KenoDesign, picks: number): Rational {
  const mean = kenoReturn(design, picks);
  return add(kenoMoment(design, picks, 2), multiply(rational(-1n), multiply(mean, mean)));
}

export function kenoHitFrequency(design: KenoDesign, picks: number): Rational {
  return hitCounts(picks)
    .filter((hits) => kenoFactor(design, picks, hits).numerator > 0n)
    .reduce((sum, hits) => add(sum, kenoProbability(design, picks, hits)), zero);
}

function kenoMoment(design: KenoDesign, picks: number, power: 1 | 2): Rational {
  return hitCounts(picks).reduce((sum, hits) => {
    const factor = kenoFactor(design, picks, hits);
    const value = power === 1 ? factor : multiply(factor, factor);
    return add(sum, multiply(value, kenoProbability(design, picks, hits)));
  }, zero);
}

function hitCounts(picks: number): number[] {
  return Array.from({ length: picks + 1 }, (_, hits) => hits);
}
