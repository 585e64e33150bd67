import { gameTypes, type GameType } from '@portal/protocol';
import type { Snapshot } from './catalogue.ts';
import type { Game, Vendor } from './game.ts';
import { hotSize } from './list-games.ts';

export interface VendorCategory {
  readonly gameType: GameType;
  readonly games: number;
  /** Those that operators put somewhere, then most games first. */
  readonly vendors: readonly CategoryVendor[];
}

export interface CategoryVendor {
  readonly vendor: Vendor;
  /** Its games of the category, the most popular first. */
  readonly nodeIds: readonly string[];
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

/** Behind every place that an operator can give. */
const behindAll = 10_000;

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
  const byVendor = Map.groupBy(games, ({ vendorCode }) => vendorCode);
  const vendors = snapshot.vendors
    .map((vendor) => ({
      vendor,
      nodeIds: (byVendor.get(vendor.code) ?? []).map(({ nodeId }) => nodeId),
    }))
    .filter(({ nodeIds }) => nodeIds.length > 0)
    .toSorted(
      (left, right) =>
        (left.vendor.place ?? behindAll) - (right.vendor.place ?? behindAll) ||
        right.nodeIds.length - left.nodeIds.length,
    );
  return { gameType, games: games.length, vendors };
}

function gamesOf(snapshot: Snapshot, gameType: GameType): readonly Game[] {
  const games = snapshot.entries.map((entry) => entry.game);
  return gameType === 'HOT'
    ? games.slice(0, hotSize)
    : games.filter((game) => game.gameType === gameType);
}
