import { add, one, zero, type Rational } from '@portal/money';
import { factorOf } from '../chance.ts';
import { uniform } from '../stream.ts';
import { houseEdge, tableEngine, type TableEngine, type TableRules } from '../table-engine.ts';

export const xocDiaSpots = [
  'even',
  'odd',
  'fourRed',
  'fourWhite',
  'threeRed',
  'threeWhite',
  'twoTwo',
] as const;
export type XocDiaSpot = (typeof xocDiaSpots)[number];

/** Net pays to one, as decimal strings. */
export interface XocDiaDesign {
  readonly id: string;
  readonly version: number;
  readonly pays: Readonly<Record<XocDiaSpot, string>>;
}

/** Four fair coins; bit k of the draw is the colour of coin k. */
export interface XocDiaOutcome {
  readonly coins: readonly boolean[];
  readonly red: number;
}

const winningReds: Readonly<Record<XocDiaSpot, readonly number[]>> = {
  even: [0, 2, 4],
  odd: [1, 3],
  fourRed: [4],
  fourWhite: [0],
  threeRed: [3],
  threeWhite: [1],
  twoTwo: [2],
};

const xocDiaRules: TableRules<XocDiaDesign, XocDiaOutcome> = {
  game: 'xoc-dia',
  version: 1,
  spots: () => xocDiaSpots,
  draw: (_design, stream) => coinsOf(uniform(stream, 16)),
  settle: (design, name, outcome): Rational => {
    const spot = xocDiaSpots.find((candidate) => candidate === name);
    const isWin = spot !== undefined && winningReds[spot].includes(outcome.red);
    return isWin ? add(one, factorOf(design.pays[spot])) : zero;
  },
};

export const xocDiaEngine: TableEngine<XocDiaDesign, XocDiaOutcome> = tableEngine(xocDiaRules);

function coinsOf(bits: number): XocDiaOutcome {
  const coins = [0, 1, 2, 3].map((coin) => ((bits >>> coin) & 1) === 1);
  return { coins, red: coins.filter(Boolean).length };
}

export function xocDiaEdge(design: XocDiaDesign, spot: XocDiaSpot): Rational {
  const outcomes = Array.from({ length: 16 }, (_, bits) => ({
    outcome: coinsOf(bits),
    weight: 1n,
  }));
  return houseEdge(outcomes, (outcome) => xocDiaRules.settle(design, spot, outcome));
}
