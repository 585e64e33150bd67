import type { HoldemDesign } from '../holdem/state.ts';
import type { NiuNiuDesign } from '../niu-niu/engine.ts';
import type { TeenPattiDesign } from '../teen-patti/state.ts';
import type { TienLenDesign } from '../tien-len/engine.ts';

export const holdemHouse: HoldemDesign = {
  id: 'holdem-no-limit-50-100',
  version: 1,
  smallBlindMinor: 50n,
  bigBlindMinor: 100n,
  rakeRate: '0.05',
  rakeCapMinor: 300n,
  maxSeats: 9,
};

export const teenPattiHouse: TeenPattiDesign = {
  id: 'teen-patti',
  version: 1,
  bootMinor: 100n,
  potLimitMinor: 102_400n,
};

/** sports-and-games.md 38: 1 up to bull six, 2 for seven to nine, 3 for bull-bull. */
export const niuNiuHouse: NiuNiuDesign = {
  id: 'niu-niu',
  version: 1,
  multipliers: [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3],
  feeRate: '0.05',
};

export const tienLenHouse: TienLenDesign = { id: 'tien-len-south', version: 1, feeRate: '0.05' };
