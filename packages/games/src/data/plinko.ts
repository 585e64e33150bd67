import type { PlinkoDesign } from '../plinko/plinko.ts';

/** Rows and risk; exact returns from 97.89 to 99.12 percent (sports-and-games.md 32). */
export const plinkoHouse: readonly PlinkoDesign[] = [
  {
    id: 'plinko-8-low',
    version: 1,
    rows: 8,
    multipliers: ['5', '2', '1.1', '1', '0.5', '1', '1.1', '2', '5'],
  },
  {
    id: 'plinko-8-medium',
    version: 1,
    rows: 8,
    multipliers: ['12', '3', '1.3', '0.7', '0.4', '0.7', '1.3', '3', '12'],
  },
  {
    id: 'plinko-8-high',
    version: 1,
    rows: 8,
    multipliers: ['28', '4', '1.5', '0.3', '0.2', '0.3', '1.5', '4', '28'],
  },
  {
    id: 'plinko-12-low',
    version: 1,
    rows: 12,
    multipliers: ['10', '3', '1.6', '1.4', '1.1', '1', '0.5', '1', '1.1', '1.4', '1.6', '3', '10'],
  },
  {
    id: 'plinko-12-medium',
    version: 1,
    rows: 12,
    multipliers: ['32', '11', '4', '2', '1.1', '0.6', '0.3', '0.6', '1.1', '2', '4', '11', '32'],
  },
  {
    id: 'plinko-12-high',
    version: 1,
    rows: 12,
    multipliers: ['170', '24', '8', '2', '0.7', '0.2', '0.2', '0.2', '0.7', '2', '8', '24', '170'],
  },
  {
    id: 'plinko-16-low',
    version: 1,
    rows: 16,
    multipliers: ['16', '8', '2', '1.5', '1.4', '1.2', '1.1', '1', '0.5', '1', '1.1', '1.2', '1.4', '1.5', '2', '8', '16'],
  },
  {
    id: 'plinko-16-medium',
    version: 1,
    rows: 16,
    multipliers: ['110', '40', '10', '5', '3', '1.5', '1', '0.5', '0.3', '0.5', '1', '1.5', '3', '5', '10', '40', '110'],
  },
  {
    id: 'plinko-16-high',
    version: 1,
    rows: 16,
    multipliers: ['1000', '130', '25', '9', '4', '2', '0.2', '0.2', '0.2', '0.2', '0.2', '2', '4', '9', '25', '130', '1000'],
  },
];
