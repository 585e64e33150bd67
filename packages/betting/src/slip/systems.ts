import { assert } from '@portal/money';

/**
 * A named full-cover bet: with or without singles over a fixed number of selections
 * (sports-and-games.md 11).
 */
interface NamedSystem {
  readonly legCount: number;
  readonly hasSingles: boolean;
}

export const namedSystems = {
  TRIXIE: { legCount: 3, hasSingles: false },
  PATENT: { legCount: 3, hasSingles: true },
  YANKEE: { legCount: 4, hasSingles: false },
  LUCKY15: { legCount: 4, hasSingles: true },
  CANADIAN: { legCount: 5, hasSingles: false },
  SUPER_YANKEE: { legCount: 5, hasSingles: false },
  LUCKY31: { legCount: 5, hasSingles: true },
  HEINZ: { legCount: 6, hasSingles: false },
  LUCKY63: { legCount: 6, hasSingles: true },
  SUPER_HEINZ: { legCount: 7, hasSingles: false },
  GOLIATH: { legCount: 8, hasSingles: false },
} as const satisfies Readonly<Record<string, NamedSystem>>;

export type SystemName = keyof typeof namedSystems;

const partialPattern = /^(?<fold>[1-8])\/(?<of>[1-8])$/u;

/**
 * The sizes of the folds that a system of that name holds over `legCount` legs, `"TRIXIE"` is 2 and
 * 3, `"2/4"` is 2; undefined when the name is unknown or does not fit the number of legs.
 */
export function foldSizesOf(name: string, legCount: number): readonly number[] | undefined {
  const named = Object.hasOwn(namedSystems, name) ? namedSystems[name as SystemName] : undefined;
  if (named !== undefined) {
    const from = named.hasSingles ? 1 : 2;
    return named.legCount === legCount
      ? Array.from({ length: legCount - from + 1 }, (_, index) => from + index)
      : undefined;
  }
  const groups = partialPattern.exec(name)?.groups;
  const fold = Number(groups?.['fold']);
  return Number(groups?.['of']) === legCount && fold <= legCount ? [fold] : undefined;
}

/** How many lines the folds make over `legCount` legs. */
export function lineCount(foldSizes: readonly number[], legCount: number): number {
  return foldSizes.reduce((sum, size) => sum + choose(legCount, size), 0);
}

function choose(count: number, size: number): number {
  assert(size >= 0 && size <= count, 'a fold is not larger than the slip');
  let ways = 1;
  for (let taken = 1; taken <= size; taken += 1) {
    ways = (ways * (count - size + taken)) / taken;
  }
  return Math.round(ways);
}
