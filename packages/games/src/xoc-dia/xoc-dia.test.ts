import { toNumber } from '@portal/money';
import { expect, test } from 'vitest';
import { xocDiaHouse } from '../data/house-tables.ts';
import { xocDiaEdge, type XocDiaSpot } from './xoc-dia.ts';

// sports-and-games.md 38.
const edges: [XocDiaSpot, number][] = [
  ['even', 0.01],
  ['odd', 0.01],
  ['fourRed', 0.0625],
  ['fourWhite', 0.0625],
  ['threeRed', 0.05],
  ['threeWhite', 0.05],
  ['twoTwo', 0.025],
];

test.each(edges)('%s has an edge of %d', (spot, edge) => {
  expect(toNumber(xocDiaEdge(xocDiaHouse, spot))).toBeCloseTo(edge, 12);
});
