/** A table's rules. The dealer always peeks for a natural under an ace or a ten. */
export interface BlackjackDesign {
  readonly id: string;
  readonly version: number;
  readonly decks: number;
  readonly dealerHitsSoft17: boolean;
  readonly canDoubleAfterSplit: boolean;
  /** Hands after splitting; 2 means that a pair is split once. */
  readonly maxHands: number;
  readonly canSurrender: boolean;
  /** Net pay of a natural, for example `"1.5"`. */
  readonly naturalPays: string;
}

/**
 * A fixed strategy. Each row has a letter per upcard, 2 to 10 and then ace: H hit, S stand,
 * D double or else hit, d double or else stand, P split.
 */
export interface BlackjackChart {
  /** By hard total from 4 to 21. */
  readonly hard: Readonly<Record<number, string>>;
  /** By soft total from 12 to 21. */
  readonly soft: Readonly<Record<number, string>>;
  /** By card value, 1 for aces to 10. */
  readonly pairs: Readonly<Record<number, string>>;
}

export type ChartMove = 'hit' | 'stand' | 'double' | 'split';

export interface ChartHand {
  /** Card values, aces as 1. */
  readonly values: readonly number[];
  readonly canDouble: boolean;
  readonly canSplit: boolean;
}

/** The best total and whether an ace counts eleven in it. */
export function handTotal(values: readonly number[]): { total: number; isSoft: boolean } {
  const hard = values.reduce((sum, value) => sum + value, 0);
  const isSoft = values.includes(1) && hard <= 11;
  return { total: isSoft ? hard + 10 : hard, isSoft };
}

export function chartMove(chart: BlackjackChart, hand: ChartHand, upcard: number): ChartMove {
  const column = upcard === 1 ? 9 : upcard - 2;
  const [first = 0, second = -1] = hand.values;
  if (hand.canSplit && first === second && chart.pairs[first]?.[column] === 'P') {
    return 'split';
  }
  const { total, isSoft } = handTotal(hand.values);
  switch ((isSoft ? chart.soft : chart.hard)[total]?.[column]) {
    case 'H':
      return 'hit';
    case 'D':
      return hand.canDouble ? 'double' : 'hit';
    case 'd':
      return hand.canDouble ? 'double' : 'stand';
    default:
      return 'stand';
  }
}
