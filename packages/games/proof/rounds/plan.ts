import type { RecordedDesign } from './recorded-rounds.ts';

/** What is played on each of the designs: one recorded round per entry of `rounds`. */
export interface RoundPlan {
  readonly game: string;
  readonly designs: readonly RecordedDesign[];
  readonly rounds: readonly PlannedRound[];
}

export interface PlannedRound {
  readonly bet: object;
  /** What the player does first; after that any legal actions, down to the result. */
  readonly actions?: readonly object[];
}

/** From the smallest up, two of them odd, so that paying rounds. */
export const stakes: readonly PlannedRound[] = [1n, 250n, 99_999n].map((stakeMinor) => ({
  bet: { stakeMinor },
}));
