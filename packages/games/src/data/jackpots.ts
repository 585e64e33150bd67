import { rational } from '@portal/money';
import type { JackpotDesign, ProgressiveSlotDesign } from '../jackpot/jackpot.ts';

/** sports-and-games.md 35: returns of 1.00, 1.50 and 0.75 percent. */
export const miniJackpot: JackpotDesign = {
  id: 'mini',
  version: 1,
  seed: 200n,
  contributionRate: rational(1n, 200n),
  hitProbabilityPerUnit: rational(1n, 40_000n),
};

export const majorJackpot: JackpotDesign = {
  id: 'major',
  version: 1,
  seed: 1_000n,
  contributionRate: rational(1n, 100n),
  hitProbabilityPerUnit: rational(1n, 200_000n),
};

export const grandJackpot: JackpotDesign = {
  id: 'grand',
  version: 1,
  seed: 50_000n,
  contributionRate: rational(1n, 200n),
  hitProbabilityPerUnit: rational(1n, 20_000_000n),
};

/** The vault's reels with the mini and the grand on top: 96.45 percent in all. */
export const vaultProgressive: ProgressiveSlotDesign = {
  id: 'golden-vault-progressive',
  version: 1,
  slot: 'golden-vault',
  jackpots: [miniJackpot, grandJackpot],
};
