import type { GameType, VendorCategory } from './game.ts';

/** Categories that have a game centre; the others wait for their areas. */
export const centreTypes = ['HOT', 'RNG'] as const satisfies readonly GameType[];

export type CentreType = (typeof centreTypes)[number];
export type CentreName = Lowercase<CentreType>;

/** The address of a centre is its category in small letters (portal.md, section 2). */
export function centreName(type: CentreType): CentreName {
  // `Lowercase` says the same as a type, which the signature of `toLowerCase` does not.
  return type.toLowerCase() as CentreName;
}

export type CentrePath = `/${CentreName}`;

export function centrePath(type: CentreType): CentrePath {
  return `/${centreName(type)}`;
}

/** A category of the nav bar whose games have a page. */
export type CentreCategory = VendorCategory & { readonly gameCategory: CentreType };

export function hasCentre(category: VendorCategory): category is CentreCategory {
  return centreTypes.some((type) => type === category.gameCategory);
}
