import { describe, expect, it } from 'vitest';
import { lobbyVendors } from './lobby-vendors.ts';

const vendor = (vassalage: string, games: number) => ({
  vassalage,
  games,
  displayName: `Vendor ${vassalage}`,
  logo: `/art/${vassalage}.svg`,
  gameType: 'RNG' as const,
});

describe('lobbyVendors', () => {
  it('lists a vendor of two categories once, with the games of both', () => {
    const categories = [
      {
        gameCategory: 'RNG' as const,
        lanes: [],
        games: 5,
        vendors: [vendor('AG', 3), vendor('PT', 2)],
      },
      { gameCategory: 'FISH' as const, lanes: [], games: 4, vendors: [vendor('AG', 4)] },
    ];
    expect(lobbyVendors(categories)).toEqual([
      { code: 'AG', name: 'Vendor AG', logo: '/art/AG.svg', games: 7, mostGames: 7 },
      { code: 'PT', name: 'Vendor PT', logo: '/art/PT.svg', games: 2, mostGames: 2 },
    ]);
  });
});
