import type { BaccaratDesign } from '../baccarat/baccarat.ts';
import type { BauCuaDesign } from '../bau-cua/bau-cua.ts';
import type { CrashDesign } from '../crash/point.ts';
import type { DiceDesign } from '../dice/dice.ts';
import type { DragonTigerDesign } from '../dragon-tiger/dragon-tiger.ts';
import type { MinesDesign } from '../mines/mines.ts';
import type { RouletteDesign } from '../roulette/roulette.ts';
import type { ScratchDesign } from '../scratch/scratch.ts';
import type { SicBoDesign } from '../sic-bo/sic-bo.ts';
import type { XocDiaDesign } from '../xoc-dia/xoc-dia.ts';

export const rouletteHouse: RouletteDesign = {
  id: 'roulette-single-zero',
  version: 1,
  laPartage: false,
};

export const baccaratHouse: BaccaratDesign = {
  id: 'baccarat-eight-decks',
  version: 1,
  decks: 8,
  pays: {
    banker: '0.95',
    tie: '8',
    pair: '11',
    eitherPair: '5',
    perfectPairOne: '25',
    perfectPairBoth: '200',
    super6: '12',
    lucky6TwoCards: '12',
    lucky6ThreeCards: '20',
    dragon7: '40',
    panda8: '25',
    small: '1.5',
    big: '0.54',
  },
};

/** Singapore's approved table, table B of Pennsylvania (sports-and-games.md 24). */
export const sicBoHouse: SicBoDesign = {
  id: 'sic-bo-table-b',
  version: 1,
  evenChance: 1,
  totals: {
    4: 62, 5: 31, 6: 18, 7: 12, 8: 8, 9: 7, 10: 6, 11: 6, 12: 7, 13: 8, 14: 12, 15: 18, 16: 31, 17: 62,
  },
  single: [1, 2, 12],
  combination: 6,
  double: 11,
  anyTriple: 31,
  triple: 180,
};

export const dragonTigerHouse: DragonTigerDesign = {
  id: 'dragon-tiger-eight-decks',
  version: 1,
  decks: 8,
  tie: 11,
  suitedTie: 50,
  evenChance: 1,
  suit: 3,
};

export const bauCuaHouse: BauCuaDesign = { id: 'bau-cua', version: 1, pays: [1, 2, 3] };

export const xocDiaHouse: XocDiaDesign = {
  id: 'xoc-dia',
  version: 1,
  pays: {
    even: '0.98',
    odd: '0.98',
    fourRed: '14',
    fourWhite: '14',
    threeRed: '2.8',
    threeWhite: '2.8',
    twoTwo: '1.6',
  },
};

const crashCapHundredths = 1_000_000;

/** Production edge of 3 percent for crash, limbo, dice and mines (sports-and-games.md 0.3). */
export const crashHouse: CrashDesign = {
  id: 'crash-3',
  version: 1,
  edgePercent: 3,
  capHundredths: crashCapHundredths,
};

export const limboHouse: CrashDesign = { ...crashHouse, id: 'limbo-3' };

export const diceHouse: DiceDesign = { id: 'dice-3', version: 1, edgePercent: 3 };

export const minesHouse: MinesDesign = { id: 'mines-25-3', version: 1, tiles: 25, edgePercent: 3 };

export const scratchHouse: ScratchDesign = {
  id: 'scratch-95',
  version: 1,
  tickets: 1_000_000,
  prizes: [
    { multiplier: '50000', count: 1 },
    { multiplier: '5000', count: 16 },
    { multiplier: '500', count: 160 },
    { multiplier: '100', count: 900 },
    { multiplier: '50', count: 1_600 },
    { multiplier: '20', count: 4_000 },
    { multiplier: '10', count: 10_000 },
    { multiplier: '5', count: 26_000 },
    { multiplier: '2', count: 70_000 },
    { multiplier: '1', count: 120_000 },
  ],
};
