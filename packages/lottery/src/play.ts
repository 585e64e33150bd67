import type { Shape } from './selection/shape.ts';

/** Payments of one line against one draw, counted while the line is evaluated. */
export interface Tally {
  readonly hits: Record<string, number>;
  refundUnits: number;
  /** Indexes of the parlay legs that count at their odds; only the parlay writes it. */
  countedLegs?: readonly number[];
}

/** Adds payments of a tier; nought leaves no trace, so `hits` lists winning tiers only. */
export function hit(tally: Tally, tier: string, count = 1): void {
  if (count > 0) {
    tally.hits[tier] = (tally.hits[tier] ?? 0) + count;
  }
}

/**
 * The text of a bet type on the help pages: a key of the `lottery-rules` catalogue and its values.
 * `wins` and `name` of the entry are always there; `choose` and `units` come from the named forms.
 */
export interface Help {
  readonly play: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly choose: string;
  readonly units: string;
}

/** Two options of a play of which one loses where the other wins: big and small. */
export type Opposites = readonly [string, string];

/** Payments of one draw at most: of any tier, or by tier. */
export type MostHits = number | Readonly<Record<string, number>>;

export function timesHits(hits: MostHits, times: number): MostHits {
  return typeof hits === 'number'
    ? hits * times
    : Object.fromEntries(Object.entries(hits).map(([tier, count]) => [tier, count * times]));
}

/**
 * One way to bet on one kind of view of a draw: digits of a window, dice, a set of drawn numbers.
 * Everything here is a pure function of its arguments.
 */
export interface Play<Selection, View> {
  readonly shape: Shape<Selection>;
  readonly tiers: readonly string[];
  readonly help: Help;
  /** How many elementary bets the selection is; may be 0, which is then refused. */
  readonly units: (selection: Selection) => number;
  readonly evaluate: (selection: Selection, view: View, tally: Tally) => void;
  /** How often one draw can pay the selection at most; each unit once unless told. */
  readonly most?: (selection: Selection) => MostHits;
  /** One text for each elementary bet, all different, `units` of them. */
  readonly expand: (selection: Selection) => Iterable<string>;
  /** The tiers that this selection can reach; all of them unless told. */
  readonly reachable?: (selection: Selection) => readonly string[];
  /** Its opposite sides, none unless told: of both the difference is turnover, in one issue. */
  readonly opposites?: readonly Opposites[];
  /**
   * Draws that are one here have the same hits, where that is found sooner than they are counted.
   */
  readonly sameFor?: (selection: Selection) => (view: View) => number | string;
  /** The kinds of unit in the selection, where two kinds share a tier but not a probability. */
  readonly kinds?: (selection: Selection) => readonly string[];
}
