import { toNumber, type Rational } from '@portal/money';
import { baccaratEdge } from '../../src/baccarat/enumerate.ts';
import { baccaratEngine } from '../../src/baccarat/baccarat.ts';
import { bauCuaEdge, bauCuaEngine } from '../../src/bau-cua/bau-cua.ts';
import { bingoEngine } from '../../src/bingo/engine.ts';
import { bingoReturn } from '../../src/bingo/fixed-odds.ts';
import { bingo75Lines } from '../../src/bingo/probability.ts';
import { blackjackHouse, blackjackHouseChart } from '../../src/data/blackjack.ts';
import { bingoHouse } from '../../src/data/bingo.ts';
import { niuNiuHouse } from '../../src/data/card-tables.ts';
import { fishingHouse } from '../../src/data/fishing.ts';
import {
  baccaratHouse,
  bauCuaHouse,
  crashHouse,
  diceHouse,
  dragonTigerHouse,
  limboHouse,
  minesHouse,
  rouletteHouse,
  scratchHouse,
  sicBoHouse,
  xocDiaHouse,
} from '../../src/data/house-tables.ts';
import { kenoHouse } from '../../src/data/keno.ts';
import { plinkoHouse } from '../../src/data/plinko.ts';
import { slotDesigns } from '../../src/data/slots/all.ts';
import { jacksOrBetter85 } from '../../src/data/video-poker.ts';
import { blackjackEngine } from '../../src/blackjack/engine.ts';
import { blackjackChartEdge } from '../../src/blackjack/finite-deck.ts';
import { crashEngine } from '../../src/crash/crash.ts';
import { limboEngine } from '../../src/crash/limbo.ts';
import { crashSurvival } from '../../src/crash/point.ts';
import { diceEngine, diceReturn } from '../../src/dice/dice.ts';
import { dragonTigerEdge, dragonTigerEngine } from '../../src/dragon-tiger/dragon-tiger.ts';
import { bulletVariance, fishingEngine } from '../../src/fishing/fishing.ts';
import { kenoEngine, kenoReturn, kenoVariance } from '../../src/keno/keno.ts';
import { minesEngine, minesReturn, type MinesAction } from '../../src/mines/mines.ts';
import { niuNiuEngine } from '../../src/niu-niu/engine.ts';
import { plinkoEngine, plinkoReturn, plinkoVariance } from '../../src/plinko/plinko.ts';
import { rouletteEdge, rouletteEngine } from '../../src/roulette/roulette.ts';
import { scratchEngine, scratchReturn, scratchVariance } from '../../src/scratch/scratch.ts';
import { sicBoEdge, sicBoEngine } from '../../src/sic-bo/sic-bo.ts';
import type { SlotDesign } from '../../src/slot/design.ts';
import { slotDistribution } from '../../src/slot/distribution.ts';
import { slotEngine } from '../../src/slot/engine.ts';
import { slotReturn } from '../../src/slot/return.ts';
import type { RandomStream } from '../../src/stream.ts';
import type { TableEngine } from '../../src/table-engine.ts';
import { videoPokerEngine, type VideoPokerAction } from '../../src/video-poker/engine.ts';
import { optimalHold, videoPokerReturn } from '../../src/video-poker/return.ts';
import { xocDiaEdge, xocDiaEngine } from '../../src/xoc-dia/xoc-dia.ts';
import { chartPlayer } from './chart-player.ts';
import { simulate, type SimulatedReturn } from './simulate.ts';

/** A game with its exact return and how to play it; variance where a sample would mislead. */
export interface SimulationPlan {
  readonly name: string;
  readonly expected: () => number;
  /** Exact variance of one round: rare high pays are seldom in a sample. */
  readonly variance?: () => number;
  run(rounds: number, stream: RandomStream): SimulatedReturn;
}

const play = (): { readonly kind: 'play' } => ({ kind: 'play' });

function afterEdge(edge: Rational): number {
  return 1 - toNumber(edge);
}

function table<Design, Outcome>(
  engine: TableEngine<Design, Outcome>,
  design: Design,
  bet: { readonly spot: string; readonly edge: () => Rational },
): SimulationPlan {
  const wagers = [{ spot: bet.spot, stakeMinor: 100n }];
  return {
    name: `${engine.game} ${bet.spot}`,
    expected: () => afterEdge(bet.edge()),
    run: (rounds, stream) =>
      simulate(engine, { design, bet: { wagers }, rounds, stream, choose: play }),
  };
}

/** The stake buys one minor unit per credit, so that nothing is rounded. */
function slotPlan(design: SlotDesign): SimulationPlan {
  return {
    name: `slot ${design.id}`,
    expected: () => toNumber(slotReturn(design).total),
    variance: () => slotDistribution(design).roundVariance,
    run: (rounds, stream) =>
      simulate(slotEngine, {
        design,
        bet: { stakeMinor: BigInt(design.totalBetCredits) },
        rounds,
        stream,
        choose: () => ({ kind: 'spin' }),
      }),
  };
}

const tablePlans: readonly SimulationPlan[] = [
  table(rouletteEngine, rouletteHouse, {
    spot: 'split:1-2',
    edge: () => rouletteEdge(rouletteHouse, 'split:1-2'),
  }),
  table(sicBoEngine, sicBoHouse, { spot: 'total:9', edge: () => sicBoEdge(sicBoHouse, 'total:9') }),
  table(bauCuaEngine, bauCuaHouse, { spot: 'deer', edge: () => bauCuaEdge(bauCuaHouse) }),
  table(xocDiaEngine, xocDiaHouse, {
    spot: 'threeRed',
    edge: () => xocDiaEdge(xocDiaHouse, 'threeRed'),
  }),
  table(baccaratEngine, baccaratHouse, {
    spot: 'banker',
    edge: () => baccaratEdge(baccaratHouse, 'banker'),
  }),
  table(dragonTigerEngine, dragonTigerHouse, {
    spot: 'tie',
    edge: () => dragonTigerEdge(dragonTigerHouse, 'tie'),
  }),
];

const stakeMinor = 10_000n;

const instantPlans: readonly SimulationPlan[] = [
  {
    name: 'keno, seven picks',
    expected: () => toNumber(kenoReturn(kenoHouse, 7)),
    variance: () => toNumber(kenoVariance(kenoHouse, 7)),
    run: (rounds, stream) => {
      const bet = { stakeMinor, picks: [3, 11, 20, 38, 44, 59, 80] };
      return simulate(kenoEngine, { design: kenoHouse, bet, rounds, stream, choose: play });
    },
  },
  ...plinkoHouse.slice(-1).map((design): SimulationPlan => ({
    name: design.id,
    expected: () => toNumber(plinkoReturn(design)),
    variance: () => toNumber(plinkoVariance(design)),
    run: (rounds, stream) =>
      simulate(plinkoEngine, { design, bet: { stakeMinor }, rounds, stream, choose: play }),
  })),
  {
    name: 'scratch',
    expected: () => toNumber(scratchReturn(scratchHouse)),
    variance: () => toNumber(scratchVariance(scratchHouse)),
    run: (rounds, stream) =>
      simulate(scratchEngine, {
        design: scratchHouse,
        bet: { stakeMinor },
        rounds,
        stream,
        choose: play,
      }),
  },
  {
    name: 'limbo at 10.00',
    expected: () => 10 * toNumber(crashSurvival(limboHouse.edgePercent, 1_000)),
    run: (rounds, stream) => {
      const bet = { stakeMinor, targetHundredths: 1_000 };
      return simulate(limboEngine, { design: limboHouse, bet, rounds, stream, choose: play });
    },
  },
  {
    name: 'dice over 4850',
    expected: () => toNumber(diceReturn(diceHouse, 4_850)),
    run: (rounds, stream) => {
      const bet = { stakeMinor, side: 'over', target: 4_850 } as const;
      return simulate(diceEngine, { design: diceHouse, bet, rounds, stream, choose: play });
    },
  },
  {
    name: 'bingo',
    expected: () => toNumber(bingoReturn(bingo75Lines, bingoHouse.bands)),
    run: (rounds, stream) =>
      simulate(bingoEngine, {
        design: bingoHouse,
        bet: { stakeMinor },
        rounds,
        stream,
        choose: play,
      }),
  },
  ...fishingHouse.fish.slice(-1).map((fish): SimulationPlan => ({
    name: `fishing ${fish.id}`,
    expected: () => Number(fishingHouse.rtp),
    variance: () => toNumber(bulletVariance(fishingHouse, fish)),
    run: (rounds, stream) => {
      const bet = { stakeMinor, fish: fish.id };
      return simulate(fishingEngine, { design: fishingHouse, bet, rounds, stream, choose: play });
    },
  })),
  {
    // Without a fee seat and banker are alike, so everything that is staked comes back.
    name: 'niu niu without fee',
    expected: () => 1,
    run: (rounds, stream) =>
      simulate(niuNiuEngine, {
        design: { ...niuNiuHouse, feeRate: '0' },
        bet: { seats: [{ seat: 1, stakeMinor }] },
        rounds,
        stream,
        choose: play,
      }),
  },
];

const decisionPlans: readonly SimulationPlan[] = [
  {
    name: 'crash at 2.00',
    expected: () => 2 * toNumber(crashSurvival(crashHouse.edgePercent, 200)),
    run: (rounds, stream) =>
      simulate(crashEngine, {
        design: crashHouse,
        bet: { stakeMinor, autoHundredths: 200 },
        rounds,
        stream,
        choose: (state) => ({ kind: state.phase === 'open' ? 'launch' : 'end' }),
      }),
  },
  {
    name: 'mines, three picks past three mines',
    expected: () => toNumber(minesReturn(minesHouse, 3, 3)),
    run: (rounds, stream) =>
      simulate(minesEngine, {
        design: minesHouse,
        bet: { stakeMinor, mines: 3 },
        rounds,
        stream,
        choose: ({ phase, revealed }): MinesAction => {
          if (phase === 'open') {
            return { kind: 'start' };
          }
          return revealed.length === 3
            ? { kind: 'cashOut' }
            : { kind: 'reveal', tile: 7 * revealed.length };
        },
      }),
  },
  {
    name: 'blackjack by the chart',
    expected: () => 1 - blackjackChartEdge(blackjackHouse, blackjackHouseChart),
    run: (rounds, stream) =>
      simulate(blackjackEngine, {
        design: blackjackHouse,
        bet: { stakeMinor },
        rounds,
        stream,
        choose: chartPlayer(blackjackHouseChart),
      }),
  },
  {
    name: 'video poker with the best holds',
    expected: () => toNumber(videoPokerReturn(jacksOrBetter85).return),
    variance: () => toNumber(videoPokerReturn(jacksOrBetter85).variance),
    run: (rounds, stream) => {
      const best = optimalHold(jacksOrBetter85);
      return simulate(videoPokerEngine, {
        design: jacksOrBetter85,
        bet: { stakeMinor },
        rounds,
        stream,
        choose: ({ phase, hand }): VideoPokerAction =>
          phase === 'open' ? { kind: 'deal' } : { kind: 'draw', held: best(hand) },
      });
    },
  },
];

/** One plan per game whose return is known exactly; the first is the house slot. */
export const simulationPlans: readonly SimulationPlan[] = [
  ...slotDesigns.slice(0, 1).map((design) => slotPlan(design)),
  ...tablePlans,
  ...instantPlans,
  ...decisionPlans,
];

/** The shipped machines beyond the first. */
export const slotPlans: readonly SimulationPlan[] = slotDesigns
  .slice(1)
  .map((design) => slotPlan(design));
