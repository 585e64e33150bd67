import type { VendorCategory } from '../../shared/games/game.ts';

/** A vendor of the rail and the filter sheet, with its number of games in the centre. */
export interface LobbyVendor {
  readonly code: string;
  readonly name: string;
  readonly logo: string;
  /** What the other filters leave of it. */
  readonly games: number;
  readonly mostGames: number;
}

/** The vendors of the categories that a centre lists; one that stands in several counts once. */
export function lobbyVendors(categories: readonly VendorCategory[]): readonly LobbyVendor[] {
  const byCode = new Map<string, LobbyVendor>();
  for (const { vassalage, displayName, logo, games } of categories.flatMap(
    (category) => category.vendors,
  )) {
    const before = byCode.get(vassalage)?.games ?? 0;
    const all = before + games;
    const vendor = { code: vassalage, name: displayName, logo, games: all, mostGames: all };
    byCode.set(vassalage, vendor);
  }
  return [...byCode.values()];
}
