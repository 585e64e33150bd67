import { coverage, type Line, priceOf, type Sign } from '@portal/lottery';
import { add, compare, multiply, type Rational, rational, zero } from '@portal/money';

/** Above this share a line does not count as turnover (agents-loyalty-money.md A3). */
const mostCovered = rational(7n, 10n);

/**
 * Whether a line covers more of the draws than may count. Only a line that may cover as much is
 * counted draw by draw: of the others units times chance, which is at least what they cover, is
 * enough to know. A family with too many draws to count them has no such share (lottery.md B7).
 */
export function coversTooMuch(line: Line, year: Sign): boolean {
  if (compare(boundOf(line), mostCovered) <= 0) {
    return false;
  }
  const share = coverage(line, year);
  return share !== undefined && compare(share, mostCovered) > 0;
}

function boundOf(line: Line): Rational {
  const highest = priceOf(line.betType.id)
    .kinds.map(({ tiers }) =>
      [...tiers.values()].reduce((total, { probability }) => add(total, probability), zero),
    )
    .reduce((left, right) => (compare(left, right) < 0 ? right : left), zero);
  return multiply(highest, rational(BigInt(line.units)));
}
