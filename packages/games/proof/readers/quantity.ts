import {
  baccaratEdge,
  baccaratHouse,
  baccaratTotals,
  bauCuaEdge,
  bauCuaHouse,
  bingo75Lines,
  bingo90Lines,
  bingoHouseBands,
  bingoReturn,
  blackjackChartEdge,
  blackjackHouse,
  blackjackHouseChart,
  blackjackOptimalEdge,
  coverByCall,
  crashSurvival,
  dragonTigerEdge,
  dragonTigerHouse,
  fiveCardCounts,
  insuranceEdge,
  linesByCall,
  niuNiuCounts,
  rouletteEdge,
  rouletteHouse,
  rouletteSpots,
  scratchHitFrequency,
  scratchHouse,
  scratchReturn,
  sevenCardCounts,
  sicBoEdge,
  sicBoHouse,
  sicBoSpots,
  teenPattiCounts,
  xocDiaEdge,
  xocDiaHouse,
  xocDiaSpots,
} from '../../src/index.ts';
import type { BaccaratPays, BaccaratSpot } from '../../src/index.ts';
import { toNumber, type Rational } from '@portal/money';
import { kenoQuantity, plinkoQuantity, slotQuantity, videoPokerQuantity } from './designs.ts';
import { minesQuantity, diceQuantity, progressiveQuantity } from './closed-forms.ts';

type Quantity = Rational | number | bigint | undefined;

/** By the part of an id before its first dot. */
const games: Readonly<Record<string, (name: string) => Quantity>> = {
  baccarat: baccaratQuantity,
  baucua: (name) => (name === 'edge' ? bauCuaEdge(bauCuaHouse) : undefined),
  bingo75: (name) => bingo75Quantity(name),
  bingo90: (name) => bingo90Quantity(name),
  blackjack: blackjackQuantity,
  crash: (name) => survival(1, name),
  crash3: (name) => survival(3, name),
  limbo: (name) => survival(1, name),
  dice: (name) => diceQuantity(1, name),
  dice3: (name) => diceQuantity(3, name),
  dragontiger: dragonTigerQuantity,
  keno: kenoQuantity,
  mines: (name) => minesQuantity(1, name),
  mines3: (name) => minesQuantity(3, name),
  niuniu: niuNiuQuantity,
  plinko: plinkoQuantity,
  poker5: (name) => countOf(fiveCards().counts, name),
  poker7: (name) => countOf(sevenCards().counts, name),
  progressive: progressiveQuantity,
  roulette: rouletteQuantity,
  scratch: scratchQuantity,
  sicbo: sicBoQuantity,
  teenpatti: (name) => countOf(teenPattiCounts(), name),
  videopoker: videoPokerQuantity,
  xocdia: xocDiaQuantity,
};

/** The quantity that a check id names, computed with the engines; undefined for an unknown id. */
export function quantityOf(id: string): number | undefined {
  const [game = '', ...rest] = id.split('.');
  const name = rest.join('.');
  const quantity =
    slotQuantity(game, name) ?? (Object.hasOwn(games, game) ? games[game]?.(name) : undefined);
  if (quantity === undefined || typeof quantity === 'number') {
    return quantity;
  }
  return typeof quantity === 'bigint' ? Number(quantity) : toNumber(quantity);
}

const fiveCards = once(fiveCardCounts);
const sevenCards = once(sevenCardCounts);
const bulls = once(niuNiuCounts);

function countOf(counts: Readonly<Record<string, number>>, name: string): number | undefined {
  return Object.hasOwn(counts, name) ? counts[name] : undefined;
}

function once<Value>(compute: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= compute());
}

/** Names such as `tie_9` or `lucky6_12_20`: the bet, then the pays that differ from the house's. */
function baccaratQuantity(name: string): Quantity {
  const [bet = '', ...pays] = name.split('_');
  const [pay = '', second = pay] = pays;
  if (name.startsWith('comb.')) {
    return baccaratCombinations(name.slice('comb.'.length));
  }
  const bets: Readonly<Record<string, [BaccaratSpot, Partial<BaccaratPays>]>> = {
    banker: ['banker', { banker: pay }],
    player: ['player', {}],
    tie: ['tie', { tie: pay }],
    playerPair: ['playerPair', { pair: pay }],
    bankerPair: ['bankerPair', { pair: pay }],
    eitherPair: ['eitherPair', { eitherPair: pay }],
    perfectPair: ['perfectPair', { perfectPairOne: pay, perfectPairBoth: second }],
    noCommissionBanker: ['bankerNoCommission', {}],
    super6: ['super6', { super6: pay }],
    lucky6: ['lucky6', { lucky6TwoCards: pay, lucky6ThreeCards: second }],
    ezBanker: ['bankerPush7', {}],
    dragon7: ['dragon7', { dragon7: pay }],
    panda8: ['panda8', { panda8: pay }],
    small: ['small', { small: pay }],
    big: ['big', { big: pay }],
  };
  const known = Object.hasOwn(bets, bet) ? bets[bet] : undefined;
  if (known === undefined) {
    return undefined;
  }
  const [spot, changed] = known;
  return baccaratEdge({ ...baccaratHouse, pays: { ...baccaratHouse.pays, ...changed } }, spot);
}

function baccaratCombinations(winner: string): Quantity {
  const signs: Readonly<Record<string, number>> = { player: 1, tie: 0, banker: -1 };
  const sign = signs[winner];
  if (sign === undefined) {
    return undefined;
  }
  return baccaratTotals(8)
    .filter(({ outcome }) => Math.sign(outcome.playerTotal - outcome.bankerTotal) === sign)
    .reduce((sum, { weight }) => sum + weight, 0n);
}

function callOf(name: string, prefix: string): number | undefined {
  const call = Number(name.slice(prefix.length));
  return name.startsWith(prefix) && Number.isInteger(call) && call >= 1 && call <= 90
    ? call
    : undefined;
}

function bingo75Quantity(name: string): Quantity {
  const line = callOf(name, 'line');
  const cover = callOf(name, 'cover');
  if (name === 'house') {
    return bingoReturn(bingo75Lines, bingoHouseBands);
  }
  if (line !== undefined && line <= 75) {
    return linesByCall(bingo75Lines, line);
  }
  return cover !== undefined && cover <= 75 ? coverByCall(75, 24, cover) : undefined;
}

function bingo90Quantity(name: string): Quantity {
  const one = callOf(name, 'line') ?? callOf(name, 'oneLine');
  const two = callOf(name, 'twoLines');
  const full = callOf(name, 'fullHouse') ?? callOf(name, 'cover');
  if (one !== undefined) {
    return linesByCall(bingo90Lines, one);
  }
  if (two !== undefined) {
    return linesByCall(bingo90Lines, two, 2);
  }
  return full === undefined ? undefined : coverByCall(90, 15, full);
}

function blackjackQuantity(name: string): Quantity {
  const infinite = { ...blackjackHouse, maxHands: 4 };
  switch (name) {
    case 'house':
      return blackjackChartEdge(blackjackHouse, blackjackHouseChart);
    case 'infinite':
      return blackjackOptimalEdge(infinite);
    case 'griffin':
      return blackjackOptimalEdge({ ...infinite, maxHands: 2, canDoubleAfterSplit: false });
    case 'insurance6':
      return insuranceEdge(6);
    case 'insurance8':
      return insuranceEdge(8);
    default:
      return undefined;
  }
}

function survival(edgePercent: number, name: string): Quantity {
  const target = Number(name);
  return Number.isInteger(target) && target >= 101 ? crashSurvival(edgePercent, target) : undefined;
}

function dragonTigerQuantity(name: string): Quantity {
  const [bet = '', pay = '1'] = name.split('_');
  const net = Number(pay);
  const bets: Readonly<Record<string, [string, Partial<typeof dragonTigerHouse>]>> = {
    dragon: ['dragon', {}],
    tie: ['tie', { tie: net }],
    suitedTie: ['suitedTie', { suitedTie: net }],
    bigSmall: ['dragonBig', {}],
    oddEven: ['dragonOdd', {}],
    redBlack: ['dragonRed', {}],
    suit: ['dragonSpades', { suit: net }],
  };
  const known = Object.hasOwn(bets, bet) ? bets[bet] : undefined;
  return known === undefined
    ? undefined
    : dragonTigerEdge({ ...dragonTigerHouse, ...known[1] }, known[0]);
}

function niuNiuQuantity(name: string): Quantity {
  const numbered = /^bull(?<bull>[1-9])$/u.exec(name)?.groups?.['bull'];
  const named: Readonly<Record<string, number>> = { noBull: 0, bullBull: 10 };
  const bull = numbered === undefined ? named[name] : Number(numbered);
  return bull === undefined ? undefined : bulls()[bull];
}

function rouletteQuantity(name: string): Quantity {
  if (name === 'laPartage') {
    return rouletteEdge({ ...rouletteHouse, laPartage: true }, 'red');
  }
  const spot = [...rouletteSpots].find(([, rouletteSpot]) => rouletteSpot.kind === name)?.[0];
  return spot === undefined ? undefined : rouletteEdge(rouletteHouse, spot);
}

function scratchQuantity(name: string): Quantity {
  if (name === 'rtp') {
    return scratchReturn(scratchHouse);
  }
  return name === 'hitFrequency' ? scratchHitFrequency(scratchHouse) : undefined;
}

function sicBoQuantity(name: string): Quantity {
  const total = /^total(?<total>\d+)$/u.exec(name)?.groups?.['total'];
  const named: Readonly<Record<string, string>> = {
    singleNumber: 'single:1',
    twoDiceCombination: 'combination:1-2',
    specificDouble: 'double:1',
    specificTriple: 'triple:1',
  };
  const spot = total === undefined ? (named[name] ?? name) : `total:${total}`;
  return sicBoSpots.includes(spot) ? sicBoEdge(sicBoHouse, spot) : undefined;
}

function xocDiaQuantity(name: string): Quantity {
  const spot = xocDiaSpots.find((candidate) => candidate === name);
  return spot === undefined ? undefined : xocDiaEdge(xocDiaHouse, spot);
}
