import type { GameType } from '@portal/protocol';

/** A game as its vendor introduces it. */
export interface VendorGame {
  readonly gameCode: string;
  readonly gameType: GameType;
  readonly name: string;
  /** Titles by locale. */
  readonly displayNames: Readonly<Record<string, string>>;
}
