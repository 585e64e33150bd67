import type { MenuEntry } from './present.ts';

/** The groups of the Vietnamese page, in its order. */
const regions = ['fast', 'north', 'central', 'south'] as const;
type Region = (typeof regions)[number];

export interface RegionMenu {
  readonly region: Region;
  readonly games: readonly MenuEntry[];
}

/** The games by region; those of the house, which have no region, first. */
export function regionsOf(entries: readonly MenuEntry[]): readonly RegionMenu[] {
  return regions
    .map((region) => ({
      region,
      games: entries.filter(({ game }) => regionOf(game.gameCode) === region),
    }))
    .filter(({ games }) => games.length > 0);
}

function regionOf(gameCode: string): Region {
  if (gameCode.startsWith('VNSOUTH')) {
    return 'south';
  }
  if (gameCode.startsWith('VNCENTRAL')) {
    return 'central';
  }
  return gameCode === 'VNNORTH' ? 'north' : 'fast';
}
