import type { GameType, VendorCategory } from './game.ts';

/** Every category has a game centre, in the order of the nav bar. */
export const centreTypes = [
  'HOT',
  'LOTT',
  'ELOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'ESPORTS',
  'COCKFIGHT',
  'FBSPORTS',
] as const satisfies readonly GameType[];

export type CentreType = (typeof centreTypes)[number];

/** The address of a centre is its category in small letters, but for one (portal.md, section 2). */
export type CentrePath = `/${Lowercase<Exclude<CentreType, 'FBSPORTS'>>}` | '/fbSports';

export function centrePath(type: CentreType): CentrePath {
  // `Lowercase` says the same as a type, which the signature of `toLowerCase` does not.
  return type === 'FBSPORTS' ? '/fbSports' : (`/${type.toLowerCase()}` as CentrePath);
}

/**
 * The categories of the nav bar: those that have vendors. Both kinds of lottery are one item, which
 * leads to `/elott` (design-brief.md 1.4).
 */
export function navCategories(categories: readonly VendorCategory[]): readonly VendorCategory[] {
  const hasElott = categories.some(({ gameCategory }) => gameCategory === 'ELOTT');
  return categories.filter(({ gameCategory }) => gameCategory !== 'LOTT' || !hasElott);
}

/** The name of a category's icon and tint. */
export function categoryIconOf(type: GameType): Lowercase<GameType> {
  return type.toLowerCase() as Lowercase<GameType>;
}

/** Categories whose games are divided into the kinds of slots. */
export function hasSlotKinds(type: GameType | undefined): boolean {
  return type === undefined || type === 'HOT' || type === 'RNG';
}
