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
  {
    id: 'cryptogames_green',
    version: 1,
    rows: 16,
    multipliers: mirrored(['10', '8', '6', '3', '2', '1.3', '1', '0.8', '0.5']),
  },
  {
    id: 'cryptogames_red',
    version: 1,
    rows: 16,
    multipliers: mirrored(['20', '7', '5', '3', '2', '1.1', '1', '0.6', '1']),
  },
  {
    id: 'cryptogames_blue',
    version: 1,
    rows: 16,
    multipliers: mirrored(['50', '8', '3', '2', '1.4', '1.2', '1.1', '1', '0.4']),
  },
  {
    id: 'cryptogames_yellow',
    version: 1,
    rows: 16,
    multipliers: mirrored(['650', '30', '7', '3', '1.5', '1.2', '1', '0.7', '0.7']),
  },
];

function mirrored(half: readonly string[]): string[] {
  return [...half, ...half.slice(0, -1).toReversed()];
}
