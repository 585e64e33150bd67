import type { Snapshot } from './catalogue.ts';
import type { Game } from './game.ts';

/** portal.md 9: hot games fetch 20. */
const popularSize = 20;

/** The most played games that can be started now, of one vendor or of all. */
export function hotGames(
  snapshot: Snapshot,
  query: { readonly vassalage?: string | undefined; readonly limitNum?: number | undefined },
): readonly Game[] {
  return snapshot.entries
    .map((entry) => entry.game)
    .filter((game) => game.isOpen)
    .filter((game) => query.vassalage === undefined || game.vendorCode === query.vassalage)
    .slice(0, query.limitNum ?? popularSize);
}
