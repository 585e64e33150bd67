import { coverage, type Line, priceOf, type Sign } from '@portal/lottery';
import { add, compare, multiply, type Rational, rational, zero } from '@portal/money';

/** Above this share a line does not count as turnover (agents-loyalty-money.md A3). */
const weighed = rational(7n, 10n);
const million = 1_000_000n;

/**
 * The share of draws that a line covers, in parts per million. Only a line that may cover more than
 * the rule allows is counted draw by draw; of the others units times chance is at least as much as
 * they cover, and enough to know.
 */
export function coveredPpm(lines: readonly Line[], year: Sign): number {
  const shares = lines.map((line) => shareOf(line, year));
  const widest = shares.reduce((left, right) => (compare(left, right) < 0 ? right : left), zero);
  return Number((widest.numerator * million) / widest.denominator);
}

function shareOf(line: Line, year: Sign): Rational {
  const bound = boundOf(line);
  if (compare(bound, weighed) < 0) {
    return bound;
  }
  const exact = coverage(line, year);
  return exact ?? (compare(bound, rational(1n)) < 0 ? bound : rational(1n));
}

function boundOf(line: Line): Rational {
  const highest = priceOf(line.betType.id)
    .kinds.map(({ tiers }) =>
      [...tiers.values()].reduce((total, { probability }) => add(total, probability), zero),
    )
    .reduce((left, right) => (compare(left, right) < 0 ? right : left), zero);
  return multiply(highest, rational(BigInt(line.units)));
}
