import { CategoryIcon, type PaletteEntry } from '@portal/ui';
import { categoryIconOf } from '../../../shared/games/centres.ts';
import type { Game } from '../../../shared/games/game.ts';
import { useStartGame } from '../../../shared/games/start-game.ts';
import { keepSearch } from '../recent-searches.ts';

/** A game as a line of the palette; choosing it starts it. */
export function useGameEntry(text: string): (game: Game) => PaletteEntry {
  const start = useStartGame();
  return ({ nodeId, displayName, gameName, vendorName, gameType }) => ({
    id: `game-${nodeId}`,
    label: displayName,
    keywords: `${gameName} ${vendorName}`,
    hint: vendorName,
    icon: <CategoryIcon category={categoryIconOf(gameType)} size={20} />,
    onChoose: () => {
      keepSearch(text);
      start(nodeId, 'real');
    },
  });
}
