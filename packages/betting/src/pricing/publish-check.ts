import type { PricedMarket } from './book.ts';

export type BookFault =
  | 'probabilities_incomplete'
  | 'handicap_not_monotone'
  | 'total_not_monotone'
  | 'price_below_ladder'
  | 'price_above_fair'
  | 'price_jumped';

const complete = 1e-9;
const largestMove = 0.25;

/**
 * Sanity rules before a book is published (sports-and-games.md 16), as the list of faults found.
 * `previousBook` is the book that members see now; without it, or after an incident, price moves
 * are not judged.
 */
export function bookFaults(
  book: readonly PricedMarket[],
  previousBook?: readonly PricedMarket[],
): readonly BookFault[] {
  const faults: BookFault[] = [];
  if (book.some((market) => !isComplete(market))) {
    faults.push('probabilities_incomplete');
  }
  if (!isMonotone(book, 'AH', 'HOME')) {
    faults.push('handicap_not_monotone');
  }
  if (!isMonotone(book, 'OU', 'OVER')) {
    faults.push('total_not_monotone');
  }
  for (const { selections } of book) {
    for (const { thousandths, win, lose } of selections) {
      if (thousandths !== undefined && thousandths < 1010) {
        faults.push('price_below_ladder');
      }
      if (thousandths !== undefined && (win * (thousandths - 1000)) / 1000 > lose + complete) {
        faults.push('price_above_fair');
      }
    }
  }
  if (previousBook !== undefined && hasJump(book, previousBook)) {
    faults.push('price_jumped');
  }
  return [...new Set(faults)];
}

function isComplete({ market, selections }: PricedMarket): boolean {
  const isOverlapping = market.type === 'DC';
  const isPushable = selections.length === 2 && 'line' in market;
  if (isPushable || market.type === 'DNB') {
    const [first, second] = selections;
    return Math.abs((first?.win ?? 0) - (second?.lose ?? 1)) < complete;
  }
  const sum = selections.reduce((total, { win }) => total + win, 0);
  return Math.abs(sum - (isOverlapping ? 2 : 1)) < complete;
}

/**
 * A better line for the backer never pays more: home odds fall as the home line rises, over odds
 * rise.
 */
function isMonotone(book: readonly PricedMarket[], type: 'AH' | 'OU', selection: string): boolean {
  const direction = type === 'AH' ? -1 : 1;
  for (const period of ['FT', '1H']) {
    const prices = book
      .flatMap(({ market, selections }) =>
        market.type === type && market.period === period ? [{ line: market.line, selections }] : [],
      )
      .toSorted((a, b) => a.line - b.line)
      .flatMap(({ selections }) => selections.find((entry) => entry.selection === selection) ?? [])
      .flatMap(({ thousandths }) => thousandths ?? []);
    if (prices.some((price, index) => direction * (price - (prices[index - 1] ?? price)) < 0)) {
      return false;
    }
  }
  return true;
}

function hasJump(book: readonly PricedMarket[], previousBook: readonly PricedMarket[]): boolean {
  const old = new Map(
    previousBook.flatMap((market) =>
      market.selections.map(
        (entry) => [keyOf(market, entry.selection), entry.thousandths] as const,
      ),
    ),
  );
  return book.some((market) =>
    market.selections.some(({ selection, thousandths }) => {
      const was = old.get(keyOf(market, selection));
      return (
        was !== undefined &&
        thousandths !== undefined &&
        Math.abs(thousandths - was) > largestMove * was
      );
    }),
  );
}

function keyOf({ market }: PricedMarket, selection: string): string {
  const specifiers = Object.entries(market).filter(([, value]) => typeof value !== 'object');
  return JSON.stringify([specifiers, selection]);
}
