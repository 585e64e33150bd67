import type { Snapshot } from './catalogue.ts';
import type { Game } from './game.ts';

/** portal.md 9: hot games fetch 20. */
const popularSize = 20;

/** The most played games that can be started now, of one vendor or of all. */
export function popularGames(
  snapshot: Snapshot,
  asked: { readonly vassalage?: string | undefined; readonly limitNum?: number | undefined },
): readonly Game[] {
  return snapshot.entries
    .map((entry) => entry.game)
    .filter((game) => game.isOpen)
    .filter((game) => asked.vassalage === undefined || game.vendorCode === asked.vassalage)
    .slice(0, asked.limitNum ?? popularSize);
}
