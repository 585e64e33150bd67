import type { Sample } from '../sample.ts';
import { slotRound } from './slot-round.ts';

export const listFreeSpins: Sample<'listFreeSpins'> = [
  {
    id: 'frs_0198f0b11000',
    nodeId: 'LH-1',
    displayName: 'Opal Rush',
    iconUrl: '/assets/games/LH-1.svg',
    currency: 'THB',
    stake: '3.00',
    given: 20,
    left: 12,
    won: '38.00',
    multiple: 3,
    expiresAt: '2026-03-09T10:00:00Z',
  },
];

export const playFreeSpin: Sample<'playFreeSpin'> = {
  round: {
    ...slotRound,
    funding: 'FREEBET',
    net: slotRound.win,
    balanceAfter: '12490.50',
  },
  left: 11,
};
