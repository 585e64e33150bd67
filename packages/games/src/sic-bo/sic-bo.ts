import { assertDefined, rational, zero, type Rational } from '@portal/money';
import { uniform } from '../stream.ts';
import {
  houseEdge,
  tableEngine,
  type TableEngine,
  type TableRules,
  type Weighted,
} from '../table-engine.ts';

/** Net pays to one. `single` holds the pays for one, two and three matching dice. */
export interface SicBoDesign {
  readonly id: string;
  readonly version: number;
  readonly evenChance: number;
  readonly totals: Readonly<Record<number, number>>;
  readonly single: readonly [number, number, number];
  readonly combination: number;
  readonly double: number;
  readonly anyTriple: number;
  readonly triple: number;
}

export type Dice = readonly [number, number, number];

const faces = [1, 2, 3, 4, 5, 6] as const;

export const sicBoSpots: readonly string[] = [
  'small',
  'big',
  'odd',
  'even',
  ...Array.from({ length: 14 }, (_, index) => `total:${index + 4}`),
  ...faces.map((face) => `single:${face}`),
  ...faces.flatMap((low) =>
    faces.filter((high) => high > low).map((high) => `combination:${low}-${high}`),
  ),
  ...faces.map((face) => `double:${face}`),
  'anyTriple',
  ...faces.map((face) => `triple:${face}`),
];

export const sicBoRules: TableRules<SicBoDesign, Dice> = {
  game: 'sic-bo',
  version: 1,
  spots: () => sicBoSpots,
  draw: (_design, stream) => {
    const roll = (): number => uniform(stream, 6) + 1;
    return [roll(), roll(), roll()];
  },
  settle: (design, spot, dice): Rational => {
    const net = netPay(design, spot, dice);
    return net === undefined ? zero : rational(BigInt(net + 1));
  },
};

export const sicBoEngine: TableEngine<SicBoDesign, Dice> = tableEngine(sicBoRules);

/** The net pay, or undefined for a loss. A triple makes its total, its double and its single. */
function netPay(design: SicBoDesign, spot: string, dice: Dice): number | undefined {
  const [kind = '', detail = ''] = spot.split(':');
  const total = dice[0] + dice[1] + dice[2];
  const isTriple = dice[0] === dice[1] && dice[1] === dice[2];
  const matches = dice.filter((face) => face === Number(detail)).length;
  switch (kind) {
    case 'small':
      return !isTriple && total <= 10 ? design.evenChance : undefined;
    case 'big':
      return !isTriple && total >= 11 ? design.evenChance : undefined;
    case 'odd':
      return !isTriple && total % 2 === 1 ? design.evenChance : undefined;
    case 'even':
      return !isTriple && total % 2 === 0 ? design.evenChance : undefined;
    case 'total':
      return total === Number(detail) ? design.totals[total] : undefined;
    case 'single':
      return design.single[matches - 1];
    case 'combination':
      return detail.split('-').every((face) => dice.includes(Number(face)))
        ? design.combination
        : undefined;
    case 'double':
      return matches >= 2 ? design.double : undefined;
    case 'anyTriple':
      return isTriple ? design.anyTriple : undefined;
    default:
      return matches === 3 ? design.triple : undefined;
  }
}

/** The 216 throws of three dice. */
export function allThrows(): Weighted<Dice>[] {
  return faces.flatMap((first) =>
    faces.flatMap((second) =>
      faces.map((third) => ({ outcome: [first, second, third] as const, weight: 1n })),
    ),
  );
}

export function sicBoEdge(design: SicBoDesign, spot: string): Rational {
  const known = assertDefined(
    sicBoSpots.find((name) => name === spot),
    `sic bo has the spot ${spot}`,
  );
  return houseEdge(allThrows(), (dice) => sicBoRules.settle(design, known, dice));
}
