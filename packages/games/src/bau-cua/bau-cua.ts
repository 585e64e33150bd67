import { rational, zero, type Rational } from '@portal/money';
import { allThrows, type Dice } from '../sic-bo/sic-bo.ts';
import { uniform } from '../stream.ts';
import { houseEdge, tableEngine, type TableEngine, type TableRules } from '../table-engine.ts';

/** The six faces in the order of the die. */
export const bauCuaFaces = ['gourd', 'crab', 'shrimp', 'fish', 'rooster', 'deer'] as const;

/** Net pays to one for one, two and three matching dice. */
export interface BauCuaDesign {
  readonly id: string;
  readonly version: number;
  readonly pays: readonly [number, number, number];
}

export const bauCuaRules: TableRules<BauCuaDesign, Dice> = {
  game: 'bau-cua',
  version: 1,
  spots: () => bauCuaFaces,
  draw: (_design, stream) => {
    const roll = (): number => uniform(stream, 6) + 1;
    return [roll(), roll(), roll()];
  },
  settle: (design, spot, dice): Rational => {
    const matches = dice.filter((face) => bauCuaFaces[face - 1] === spot).length;
    const net = design.pays[matches - 1];
    return net === undefined ? zero : rational(BigInt(net + 1));
  },
};

export const bauCuaEngine: TableEngine<BauCuaDesign, Dice> = tableEngine(bauCuaRules);

export function bauCuaEdge(design: BauCuaDesign): Rational {
  return houseEdge(allThrows(), (dice) => bauCuaRules.settle(design, 'gourd', dice));
}
