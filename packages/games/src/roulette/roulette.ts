import { rational, zero, type Rational } from '@portal/money';
import { uniform } from '../stream.ts';
import { houseEdge, tableEngine, type TableEngine, type TableRules } from '../table-engine.ts';
import { rouletteSpots } from './layout.ts';

export interface RouletteDesign {
  readonly id: string;
  readonly version: number;
  /** Even chances lose only half on zero. */
  readonly laPartage: boolean;
}

export interface RouletteOutcome {
  readonly pocket: number;
}

const pockets = 37;

export const rouletteRules: TableRules<RouletteDesign, RouletteOutcome> = {
  game: 'roulette',
  version: 1,
  spots: () => [...rouletteSpots.keys()],
  draw: (_design, stream) => ({ pocket: uniform(stream, pockets) }),
  settle: (design, name, { pocket }): Rational => {
    const spot = rouletteSpots.get(name);
    if (spot?.numbers.includes(pocket) === true) {
      return rational(BigInt(spot.paysToOne + 1));
    }
    return design.laPartage && pocket === 0 && spot?.paysToOne === 1 ? rational(1n, 2n) : zero;
  },
};

export const rouletteEngine: TableEngine<RouletteDesign, RouletteOutcome> =
  tableEngine(rouletteRules);

export function rouletteEdge(design: RouletteDesign, spot: string): Rational {
  const outcomes = Array.from({ length: pockets }, (_, pocket) => ({
    outcome: { pocket },
    weight: 1n,
  }));
  return houseEdge(outcomes, (outcome) => rouletteRules.settle(design, spot, outcome));
}
