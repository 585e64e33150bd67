import { choose, product, subsets, sum } from '../combinatorics.ts';
import { hit, type Play } from '../play.ts';
import { integers, positionArrays, type Span } from '../selection/lists.ts';
import { shape } from '../selection/shape.ts';

/** Items in the order drawn: digits of a window, balls, cars. */
export type Ordered = readonly number[];

export interface PositionSelection {
  readonly pos: readonly Ordered[];
}

function positionShape(domain: Span, positions: number, filledAtLeast = positions) {
  return shape<PositionSelection>({
    pos: positionArrays(integers(domain, { atLeast: 0 }), { positions, filledAtLeast }),
  });
}

function matchesAt(lists: readonly Ordered[], view: Ordered): number {
  let matches = 0;
  for (let index = 0; index < lists.length; index += 1) {
    if (lists[index]?.includes(view[index] ?? -1) === true) {
      matches += 1;
    }
  }
  return matches;
}

/** Which places drew one of their items, a bit for each: these plays ask for nothing else. */
function placesHit({ pos }: PositionSelection): (view: Ordered) => number {
  const chosen = pos.map((list) => list.reduce((items, item) => items | (1 << item), 0));
  return (view) => {
    let places = 0;
    for (let index = 0; index < chosen.length; index += 1) {
      places |= (((chosen[index] ?? 0) >>> (view[index] ?? 31)) & 1) << index;
    }
    return places;
  };
}

function sizes(lists: readonly Ordered[]): number[] {
  return lists.map((list) => list.length);
}

/** Positions with a choice: each of them wins once at most. */
function openPositions(lists: readonly Ordered[]): number {
  return lists.filter((list) => list.length > 0).length;
}

function times(values: readonly number[]): number {
  let total = 1;
  for (const value of values) {
    total *= value;
  }
  return total;
}

/** 直选复式: one digit for every position, in order. */
export function straight(domain: Span, size: number): Play<PositionSelection, Ordered> {
  return {
    shape: positionShape(domain, size),
    tiers: ['win'],
    help: { play: 'straight', choose: 'positions', units: 'product', values: { size } },
    units: ({ pos }) => times(sizes(pos)),
    sameFor: placesHit,
    evaluate: ({ pos }, view, tally) => {
      hit(tally, 'win', matchesAt(pos, view) === size ? 1 : 0);
    },
    most: () => 1,
    *expand({ pos }) {
      for (const ticket of product(pos)) {
        yield ticket.join(' ');
      }
    },
  };
}

/** 直选复式 where an item is drawn once only: a unit never repeats one (11x5, racing). */
export function straightDistinct(domain: Span, size: number): Play<PositionSelection, Ordered> {
  return {
    ...straight(domain, size),
    help: { play: 'straight', choose: 'positions', units: 'distinct-product', values: { size } },
    units: ({ pos }) => distinctChoices(pos, domain),
    *expand({ pos }) {
      for (const ticket of product(pos)) {
        if (new Set(ticket).size === size) {
          yield ticket.join(' ');
        }
      }
    },
  };
}

/**
 * Ways to take one item from each list, all different: items one by one, each for one open
 * position.
 */
function distinctChoices(lists: readonly Ordered[], domain: Span): number {
  let ways = new Map([[0, 1]]);
  for (let item = domain.from; item <= domain.to; item += 1) {
    const next = new Map(ways);
    for (const [filled, count] of ways) {
      for (const [position, list] of lists.entries()) {
        const filledAfter = filled | (1 << position);
        if (filledAfter !== filled && list.includes(item)) {
          next.set(filledAfter, (next.get(filledAfter) ?? 0) + count);
        }
      }
    }
    ways = next;
  }
  return ways.get((1 << lists.length) - 1) ?? 0;
}

/** 直选组合: every ticket carries `size` bets, on its last 1, 2 … `size` digits; tiers cumulate. */
export function combination(domain: Span, size: number): Play<PositionSelection, Ordered> {
  const tails = Array.from({ length: size }, (_, index) => index + 1);
  return {
    ...straight(domain, size),
    tiers: tails.map((tail) => `star${tail}`),
    help: { play: 'combination', choose: 'positions', units: 'combination', values: { size } },
    units: ({ pos }) => size * times(sizes(pos)),
    evaluate: ({ pos }, view, tally) => {
      for (const tail of tails) {
        const front = size - tail;
        const wins = matchesAt(pos.slice(front), view.slice(front)) === tail;
        // Every choice of the digits in front is a ticket of its own with the same tail.
        hit(tally, `star${tail}`, wins ? times(sizes(pos.slice(0, front))) : 0);
      }
    },
    most: ({ pos }) =>
      Object.fromEntries(
        tails.map((tail) => [`star${tail}`, times(sizes(pos.slice(0, size - tail)))]),
      ),
    *expand({ pos }) {
      for (const ticket of product(pos)) {
        for (const tail of tails) {
          yield `${ticket.join(' ')} / ${tail}`;
        }
      }
    },
  };
}

/** 定位胆: each chosen item at each position is a bet of its own. */
export function fixedPositions(domain: Span, positions: number): Play<PositionSelection, Ordered> {
  return {
    shape: positionShape(domain, positions, 1),
    tiers: ['win'],
    help: { play: 'fixed-position', choose: 'some-positions', units: 'sum', values: { positions } },
    units: ({ pos }) => sum(sizes(pos)),
    sameFor: placesHit,
    evaluate: ({ pos }, view, tally) => {
      hit(tally, 'win', matchesAt(pos, view));
    },
    most: ({ pos }) => openPositions(pos),
    *expand({ pos }) {
      for (const [position, list] of pos.entries()) {
        for (const item of list) {
          yield `${position + 1}: ${item}`;
        }
      }
    },
  };
}

/** 任选直选复式: a unit is `size` of the positions with one digit each. */
export function anyPositionsStraight(
  domain: Span,
  { size, positions }: { readonly size: number; readonly positions: number },
): Play<PositionSelection, Ordered> {
  return {
    shape: positionShape(domain, positions, size),
    tiers: ['win'],
    help: {
      play: 'any-straight',
      choose: 'some-positions',
      units: 'any-product',
      values: { size, positions },
    },
    units: ({ pos }) => elementarySymmetric(sizes(pos), size),
    sameFor: placesHit,
    evaluate: ({ pos }, view, tally) => {
      hit(tally, 'win', choose(matchesAt(pos, view), size));
    },
    most: ({ pos }) => choose(openPositions(pos), size),
    *expand({ pos }) {
      for (const places of subsets([...pos.keys()], size)) {
        for (const ticket of product(places.map((place) => pos[place] ?? []))) {
          yield ticket.map((digit, index) => `${(places[index] ?? 0) + 1}: ${digit}`).join(', ');
        }
      }
    },
  };
}

/** The sum over all `size`-subsets of the product of their members. */
function elementarySymmetric(values: readonly number[], size: number): number {
  const sums = [1, ...Array.from({ length: size }, () => 0)];
  for (const value of values) {
    for (let k = size; k >= 1; k -= 1) {
      sums[k] = (sums[k] ?? 0) + value * (sums[k - 1] ?? 0);
    }
  }
  return sums[size] ?? 0;
}
