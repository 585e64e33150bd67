import type { FishingDesign } from '../fishing/fishing.ts';

/** sports-and-games.md 36: 96 percent on every fish. */
export const fishingHouse: FishingDesign = {
  id: 'fishing-96',
  version: 1,
  rtp: '0.96',
  fish: [
    { id: 'minnow', multipliers: [{ multiplier: 2, weight: 1 }] },
    { id: 'clown', multipliers: [{ multiplier: 3, weight: 1 }] },
    { id: 'puffer', multipliers: [{ multiplier: 4, weight: 1 }] },
    { id: 'lantern', multipliers: [{ multiplier: 5, weight: 1 }] },
    { id: 'angel', multipliers: [{ multiplier: 6, weight: 1 }] },
    { id: 'turtle', multipliers: [{ multiplier: 8, weight: 1 }] },
    { id: 'ray', multipliers: [{ multiplier: 10, weight: 1 }] },
    { id: 'sword', multipliers: [{ multiplier: 15, weight: 1 }] },
    { id: 'lobster', multipliers: [{ multiplier: 20, weight: 1 }] },
    { id: 'octopus', multipliers: [{ multiplier: 30, weight: 1 }] },
    { id: 'shark', multipliers: [{ multiplier: 50, weight: 1 }] },
    { id: 'whale', multipliers: [{ multiplier: 80, weight: 1 }] },
    { id: 'goldenDragon', multipliers: [{ multiplier: 150, weight: 1 }] },
    {
      id: 'boss',
      multipliers: [
        { multiplier: 50, weight: 60 },
        { multiplier: 100, weight: 25 },
        { multiplier: 200, weight: 10 },
        { multiplier: 500, weight: 5 },
      ],
    },
  ],
};
