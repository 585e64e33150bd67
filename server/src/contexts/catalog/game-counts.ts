import type { GameClassify } from '@portal/protocol';
import type { Snapshot } from './catalogue.ts';
import { entriesOf, testOf, type GameFilter } from './list-games.ts';

export interface GameCounts {
  readonly vendors: ReadonlyMap<string, number>;
  readonly classifies: ReadonlyMap<GameClassify, number>;
}

/**
 * How many games each vendor and each kind would leave, the other filters kept. What would leave
 * none is not in the answer.
 */
export function countGames(snapshot: Snapshot, filter: GameFilter): GameCounts {
  const { vendorCode, gameClassify, ...others } = filter;
  const passes = testOf(snapshot, others);
  const vendors = new Map<string, number>();
  const classifies = new Map<GameClassify, number>();
  for (const entry of entriesOf(snapshot, filter)) {
    const { game } = entry;
    if (!passes(entry)) {
      continue;
    }
    if (gameClassify === undefined || game.gameClassify === gameClassify) {
      vendors.set(game.vendorCode, (vendors.get(game.vendorCode) ?? 0) + 1);
    }
    if (vendorCode === undefined || game.vendorCode === vendorCode) {
      classifies.set(game.gameClassify, (classifies.get(game.gameClassify) ?? 0) + 1);
    }
  }
  return { vendors, classifies };
}
