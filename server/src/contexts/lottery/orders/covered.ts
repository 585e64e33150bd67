import { coversMoreThan, type Line, priceOf, type Sign } from '@portal/lottery';
import { add, compare, multiply, type Rational, rational, zero } from '@portal/money';

/** Above this share a play does not count as turnover (agents-loyalty-money.md A3). */
const mostCovered = rational(7n, 10n);

/**
 * Whether lines of one play together cover more of the draws than may count. Only lines that may
 * cover as much are counted draw by draw: of others units times chance, which is at least what they
 * cover, is enough to know. A family with too many draws has no such share (lottery.md B7).
 */
export function coversTooMuch(lines: readonly [Line, ...Line[]], year: Sign): boolean {
  const bound = lines.map(boundOf).reduce(add, zero);
  if (compare(bound, mostCovered) <= 0) {
    return false;
  }
  return remembered(lines, year, () => coversMoreThan(lines, year, mostCovered) ?? false);
}

function boundOf(line: Line): Rational {
  const highest = priceOf(line.betType.id)
    .kinds.map(({ tiers }) =>
      [...tiers.values()].reduce((total, { probability }) => add(total, probability), zero),
    )
    .reduce((left, right) => (compare(left, right) < 0 ? right : left), zero);
  return multiply(highest, rational(BigInt(line.units)));
}

const known = new Map<string, boolean>();
const mostKnown = 2_000;

/** Wide lines are few and come again: big and small of every issue. */
function remembered(lines: readonly [Line, ...Line[]], year: Sign, count: () => boolean): boolean {
  const key = `${lines[0].betType.id} ${year} ${JSON.stringify(lines.map((line) => line.selection))}`;
  const before = known.get(key);
  if (before !== undefined) {
    return before;
  }
  if (known.size >= mostKnown) {
    known.clear();
  }
  const answer = count();
  known.set(key, answer);
  return answer;
}
