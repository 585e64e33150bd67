import { gameTypes, type GameType } from '@portal/protocol';
import type { Snapshot } from './catalogue.ts';
import type { Game, Vendor } from './game.ts';
import { hotSize } from './list-games.ts';

export interface VendorCategory {
  readonly gameType: GameType;
  readonly games: number;
  /** Most games first. */
  readonly vendors: readonly { readonly vendor: Vendor; readonly games: number }[];
}

/** Rebate hints in percent (portal.md 2); categories without one have no badge. */
export const rebatePercents: Readonly<Partial<Record<GameType, string>>> = {
  LOTT: '1',
  ELOTT: '1',
  LIVE: '0.8',
  SPORTS: '1',
  FISH: '1',
  RNG: '1.2',
  ESPORTS: '1',
};

const known = new WeakMap<Snapshot, readonly VendorCategory[]>();

/**
 * In the order of the nav bar, counted once per snapshot. A category in which nothing can be
 * started is left out.
 */
export function vendorsByCategory(snapshot: Snapshot): readonly VendorCategory[] {
  const counted =
    known.get(snapshot) ??
    gameTypes
      .map((gameType) => categoryOf(snapshot, gameType))
      .filter((category) => category.vendors.length > 0);
  known.set(snapshot, counted);
  return counted;
}

function categoryOf(snapshot: Snapshot, gameType: GameType): VendorCategory {
  const games = gamesOf(snapshot, gameType);
  const counts = new Map<string, number>();
  for (const game of games) {
    counts.set(game.vendorCode, (counts.get(game.vendorCode) ?? 0) + 1);
  }
  const vendors = snapshot.vendors
    .map((vendor) => ({ vendor, games: counts.get(vendor.code) ?? 0 }))
    .filter((entry) => entry.games > 0)
    .toSorted((left, right) => right.games - left.games);
  return { gameType, games: games.length, vendors };
}

function gamesOf(snapshot: Snapshot, gameType: GameType): readonly Game[] {
  const games = snapshot.entries.map((entry) => entry.game);
  return gameType === 'HOT'
    ? games.slice(0, hotSize)
    : games.filter((game) => game.gameType === gameType);
}
