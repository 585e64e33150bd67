/** Credits or factors by how many equal symbols, for example `{ 3: 10, 4: 50 }`. */
export type ByCount = Readonly<Record<number, number>>;

/**
 * A slot machine as data. `stop` s of a strip shows s, s+1, ... cyclically from the top row;
 * reels are numbered from 1 in `wild.reels`, rows from 0 at the top in `lines`.
 */
export interface SlotDesign {
  readonly id: string;
  readonly version: number;
  readonly reels: number;
  readonly rows: number;
  readonly strips: readonly (readonly string[])[];
  /** Credits by symbol and length of the run from reel 1. */
  readonly paytable: Readonly<Record<string, ByCount>>;
  /** One row per reel and line; absent when the design pays by ways. */
  readonly lines?: readonly (readonly number[])[];
  readonly ways?: true;
  readonly wild?: SlotWild;
  readonly scatter?: SlotScatter;
  readonly freeSpins?: SlotFreeSpins;
  readonly totalBetCredits: number;
}

export interface SlotWild {
  readonly symbol: string;
  readonly reels: readonly number[];
  readonly substitutesAllBut: readonly string[];
}

export interface SlotScatter {
  readonly symbol: string;
  readonly paysTimesTotalBet: ByCount;
  /** The smallest number of scatters that starts free spins. */
  readonly trigger: number;
}

export interface SlotFreeSpins {
  readonly count: number;
  readonly multiplier: number;
  /** Spins added by a trigger inside the feature; 0 for none. */
  readonly retrigger: number;
}
