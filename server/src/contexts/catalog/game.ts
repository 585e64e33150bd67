import type { GameClassify, GameType } from '@portal/protocol';

/** A game of the catalogue as processes hold it. */
export interface Game {
  readonly nodeId: string;
  readonly vendorCode: string;
  readonly vendorName: string;
  readonly gameType: GameType;
  readonly gameClassify: GameClassify;
  readonly gameCode: string;
  /** The vendor's own title, in English. */
  readonly name: string;
  readonly displayNames: Readonly<Record<string, string>>;
  readonly designId: string;
  readonly theme: string;
  readonly stakeLevel: number;
  readonly hasTrial: boolean;
  readonly groupCode: string;
  readonly popularity: number;
  /** ISO date. */
  readonly releasedOn: string;
  /** It stands for its vendor: pressing it opens the list of the vendor's games. */
  readonly opensList: boolean;
  /** False while the game, its vendor or the whole site has its play stopped (R39). */
  readonly isOpen: boolean;
}

export interface Vendor {
  readonly code: string;
  readonly name: string;
  readonly isOpen: boolean;
  /** Where an operator put it; null stands by its games, behind those with a place. */
  readonly place: number | null;
}

export function displayName(game: Game, locale: string): string {
  return game.displayNames[locale] ?? game.name;
}

/** Vendors whose games lead to a page of ours, whatever else is said of them (portal.md 4). */
export const lotteryVendors = ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT'] as const;

export function isLotteryVendor(code: string): code is (typeof lotteryVendors)[number] {
  return lotteryVendors.some((vendor) => vendor === code);
}
