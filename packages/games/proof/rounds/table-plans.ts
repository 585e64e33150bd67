import {
  baccaratHouse,
  baccaratSpots,
  bauCuaFaces,
  bauCuaHouse,
  dragonTigerHouse,
  dragonTigerSpots,
  rouletteHouse,
  rouletteSpots,
  sicBoHouse,
  sicBoSpots,
  xocDiaHouse,
  xocDiaSpots,
} from '../../src/index.ts';
import type { RecordedDesign } from './recorded-rounds.ts';
import type { PlannedRound, RoundPlan } from './plan.ts';

export const tablePlans: readonly RoundPlan[] = [
  tablePlan('roulette', rouletteHouse, [...rouletteSpots.keys()]),
  laPartage(),
  tablePlan('sic-bo', sicBoHouse, sicBoSpots),
  tablePlan('bau-cua', bauCuaHouse, bauCuaFaces),
  tablePlan('xoc-dia', xocDiaHouse, xocDiaSpots),
  tablePlan('baccarat', baccaratHouse, baccaratSpots),
  tablePlan('dragon-tiger', dragonTigerHouse, dragonTigerSpots),
];

/** Every spot at once, then each third of the table. */
function tablePlan(game: string, design: RecordedDesign, spots: readonly string[]): RoundPlan {
  const third = Math.ceil(spots.length / 3);
  const thirds = [spots.slice(0, third), spots.slice(third, -third), spots.slice(-third)];
  return {
    game,
    designs: [design],
    rounds: [spots, ...thirds].map((spotGroup) => wagers(spotGroup)),
  };
}

/** One unit more on each spot, so that no two are paid alike. */
function wagers(spots: readonly string[]): PlannedRound {
  return { bet: { wagers: spots.map((spot, at) => ({ spot, stakeMinor: BigInt(101 + at) })) } };
}

/** So much on zero that the richest round, which is kept, is one of half losses. */
function laPartage(): RoundPlan {
  const bet = {
    wagers: [
      { spot: 'red', stakeMinor: 101n },
      { spot: 'low', stakeMinor: 103n },
      { spot: 'straight:0', stakeMinor: 1_000_000n },
    ],
  };
  const designs = [{ ...rouletteHouse, id: 'roulette-la-partage', laPartage: true }];
  return { game: 'roulette', designs, rounds: [{ bet }, { bet }, { bet }] };
}
