import { betTypes } from '../src/catalog.ts';
import type { FamilyName } from '../src/draw.ts';
import { canonicalBets, canonicalYear, type CanonicalBet } from './canonical-bets.ts';

/**
 * Spaces between a million and a hundred million draws, walked in the nightly run. Each can be cut
 * into parts of about the same size, which are walked apart and whose counts are added.
 */
export interface LargeSpace {
  readonly name: string;
  readonly family: FamilyName;
  readonly size: number;
  readonly bets: () => CanonicalBet[];
  /** The draws of part `part` of `parts`, counted from 0. */
  readonly draws: (part: number, parts: number) => Iterable<object>;
}

/** Ascending sets of `size` numbers up to `highest`; parts share out the two smallest numbers. */
function* sets(
  size: number,
  highest: number,
  isOfPart: (pair: number) => boolean,
): Generator<number[]> {
  const numbers = Array.from({ length: size }, () => 0);
  function* from(index: number, lowest: number): Generator<number[]> {
    for (let number = lowest; number <= highest - size + index + 1; number += 1) {
      numbers[index] = number;
      if (index === 1 && !isOfPart((numbers[0] ?? 0) * highest + number)) {
        continue;
      }
      if (index === size - 1) {
        yield numbers;
      } else {
        yield* from(index + 1, number + 1);
      }
    }
  }
  yield* from(0, 1);
}

function* permutationsOfCars(isOfPart: (pair: number) => boolean): Generator<number[]> {
  const order: number[] = [];
  function* from(): Generator<number[]> {
    if (order.length === 10) {
      yield order;
      return;
    }
    for (let car = 1; car <= 10; car += 1) {
      const isLeftOut = order.length === 1 && !isOfPart((order[0] ?? 0) * 10 + car);
      if (!order.includes(car) && !isLeftOut) {
        order.push(car);
        yield* from();
        order.pop();
      }
    }
  }
  yield* from();
}

function betsOn(isMeant: (id: string, part: string) => boolean): CanonicalBet[] {
  return betTypes.filter(({ id, part }) => isMeant(id, part)).flatMap(canonicalBets);
}

const race: LargeSpace = {
  name: 'all finishes of a race',
  family: 'pk',
  size: 3_628_800,
  bets: () => betsOn((id) => id.startsWith('pk.')),
  *draws(part, parts) {
    for (const order of permutationsOfCars((pair) => pair % parts === part)) {
      yield { order: [...order] };
    }
  },
};

const sixNumbers: LargeSpace = {
  name: 'all sets of six of 49',
  family: 'lhc',
  size: 13_983_816,
  bets: () => betsOn((id, part) => part === 'normals' && /^lhc\.(?:zm|lm\.)/u.test(id)),
  *draws(part, parts) {
    for (const main of sets(6, 49, (pair) => pair % parts === part)) {
      yield { main, special: 0, zodiacYear: canonicalYear };
    }
  },
};

const sevenNumbers: LargeSpace = {
  name: 'all sets of seven of 49',
  family: 'lhc',
  size: 85_900_584,
  bets: () => betsOn((id, part) => part === 'seven' && id.startsWith('lhc.')),
  *draws(part, parts) {
    for (const seven of sets(7, 49, (pair) => pair % parts === part)) {
      yield { main: seven.slice(0, 6), special: seven[6], zodiacYear: canonicalYear };
    }
  },
};

/** Vietnam South: the digits of a special prize that bets look at, all of them. */
const southSpecial: LargeSpace = {
  name: 'all special prizes of the South',
  family: 'vns',
  size: 1_000_000,
  bets: () => betsOn((id, part) => part === 'special-prize' && id.startsWith('vns.')),
  *draws(part, parts) {
    for (let number = part; number < 1_000_000; number += parts) {
      yield { db: String(number).padStart(6, '0') };
    }
  },
};

export const largeSpaces: readonly LargeSpace[] = [southSpecial, race, sixNumbers, sevenNumbers];
