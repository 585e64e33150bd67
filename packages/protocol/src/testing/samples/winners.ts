import type { Sample } from '../sample.ts';

export const listWinners: Sample<'listWinners'> = {
  list: Array.from({ length: 7 }, (_, index) => ({
    player: `p***${index + 1}`,
    nodeId: 'LH-1',
    gameType: 'RNG' as const,
    gameName: 'Opal Rush',
    prize: '48.5',
    winAmount: String(9000 - index * 1000),
    currency: 'THB',
    wonAt: '2026-03-01T09:00:00Z',
  })),
};
