import type { PointMoveType } from '@portal/protocol';
import type { DayRange } from '@portal/ui';

/** Of what the points pages show; whatever moves points forgets all of it. */
export const pointsKeys = {
  all: ['points'],
  balance: ['points', 'balance'],
  config: ['points', 'config'],
  rewards: (language: string) => ['points', 'rewards', language],
  redeems: ['points', 'redeems'],
  moves: (type: PointMoveType | undefined, { from, to }: DayRange) =>
    ['points', 'moves', type ?? 'all', from, to] as const,
} as const;
