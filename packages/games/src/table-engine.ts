import { rational, subtract, one, type Rational } from '@portal/money';
import { instantEngine, type InstantEngine } from './instant-engine.ts';
import { payout } from './payout.ts';
import type { RandomStream } from './stream.ts';

/** An amount on one named place of a table layout. */
export interface Wager {
  readonly spot: string;
  readonly stakeMinor: bigint;
}

export interface TableBet {
  readonly wagers: readonly Wager[];
}

/** A table game: which spots exist, one draw for the table, what a unit on a spot returns. */
export interface TableRules<Design, Outcome> {
  readonly game: string;
  readonly version: number;
  spots(design: Design): readonly string[];
  draw(design: Design, stream: RandomStream): Outcome;
  /** Total return of one unit, the stake included: 0 for a loss, 1 for a push. */
  settle(design: Design, spot: string, outcome: Outcome): Rational;
}

export type TableEngine<Design, Outcome> = InstantEngine<Design, TableBet, Outcome>;

/** Each wager is rounded on its own, half to even, since each is paid on its own. */
export function tableEngine<Design, Outcome>(
  rules: TableRules<Design, Outcome>,
): TableEngine<Design, Outcome> {
  return instantEngine({
    game: rules.game,
    version: rules.version,
    stakeMinor: (bet) => bet.wagers.reduce((sum, wager) => sum + wager.stakeMinor, 0n),
    problem: (design, bet) => {
      const spots = rules.spots(design);
      const unknown = bet.wagers.find((wager) => !spots.includes(wager.spot));
      if (unknown !== undefined) {
        return `the table has no spot ${unknown.spot}`;
      }
      return bet.wagers.some((wager) => wager.stakeMinor <= 0n)
        ? 'a wager is not positive'
        : undefined;
    },
    draw: (design, _bet, stream) => rules.draw(design, stream),
    returnMinor: (design, bet, outcome) =>
      bet.wagers.reduce(
        (sum, wager) => sum + payout(wager.stakeMinor, rules.settle(design, wager.spot, outcome)),
        0n,
      ),
  });
}

/** An outcome with the number of equally likely cases that it stands for. */
export interface Weighted<Outcome> {
  readonly outcome: Outcome;
  readonly weight: bigint;
}

/** Expected loss per unit on a spot: the settle function over every outcome with its weight. */
export function houseEdge<Outcome>(
  outcomes: Iterable<Weighted<Outcome>>,
  factorOf: (outcome: Outcome) => Rational,
): Rational {
  const sums = new Map<bigint, bigint>();
  let cases = 0n;
  for (const { outcome, weight } of outcomes) {
    const paid = factorOf(outcome);
    sums.set(paid.denominator, (sums.get(paid.denominator) ?? 0n) + paid.numerator * weight);
    cases += weight;
  }
  let numerator = 0n;
  const denominator = [...sums.keys()].reduce((product, part) => product * part, 1n);
  for (const [part, sum] of sums) {
    numerator += sum * (denominator / part);
  }
  return subtract(one, rational(numerator, denominator * cases));
}
