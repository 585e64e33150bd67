import type { PlinkoDesign } from '../../plinko/plinko.ts';

/** Public tables whose returns are published; outside checks of the engine, not shipped. */
export const plinkoReferences: readonly PlinkoDesign[] = [
  {
    id: 'bgaming_8_low',
    version: 1,
    rows: 8,
    multipliers: ['5.6', '2.1', '1.1', '1', '0.5', '1', '1.1', '2.1', '5.6'],
  },
  {
    id: 'bgaming_16_medium',
    version: 1,
    rows: 16,
    multipliers: mirrored(['110', '41', '10', '5', '3', '1.5', '1', '0.5', '0.3']),
  },
  {
    id: 'betfury_red',
    version: 1,
    rows: 16,
    multipliers: mirrored(['1000', '130', '26', '9', '4', '2', '0.2', '0.2', '0.2']),
  },
];

function mirrored(half: readonly string[]): string[] {
  return [...half, ...half.slice(0, -1).toReversed()];
}
