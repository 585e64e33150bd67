import type { PointMoveType } from '@portal/protocol';

/** Of what the points pages show; whatever moves points forgets all of it. */
export const pointsKeys = {
  all: ['points'],
  balance: ['points', 'balance'],
  config: ['points', 'config'],
  rewards: (language: string) => ['points', 'rewards', language],
  redeems: ['points', 'redeems'],
  moves: (type: PointMoveType | undefined) => ['points', 'moves', type ?? 'all'],
} as const;
