import type { PlayMode } from '@portal/protocol';

/** Query keys of a played game. */
export const slotKeys = {
  launch: (game: object) => ['slot', 'launch', game] as const,
  receipts: ['slot', 'receipt'] as const,
  receipt: (roundId: string) => ['slot', 'receipt', roundId] as const,
  allSeeds: ['slot', 'seeds'] as const,
  seeds: (mode: PlayMode) => ['slot', 'seeds', mode] as const,
};
