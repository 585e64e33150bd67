import type { Score, Side } from './market.ts';

/**
 * What the organiser says of an event (sports-and-games.md 1 and 5); all windows have already been
 * applied.
 */
export const eventOutcomes = [
  'FINISHED',
  /** Not started within 48 hours of the time on the slip (sports-and-games.md D8). */
  'POSTPONED',
  'CANCELLED',
  /** Stopped and not resumed within 48 hours (sports-and-games.md D8). */
  'ABANDONED',
  'WALKOVER_BEFORE_START',
  'FORFEIT_AFTER_START',
] as const;
export type EventOutcome = (typeof eventOutcomes)[number];

/** A match with goals or points. */
export interface ScoreFacts {
  readonly kind: 'score';
  readonly outcome: EventOutcome;
  readonly halfTime?: Score;
  /** After 90 minutes and stoppage (sports-and-games.md D7). */
  readonly fullTime?: Score;
  /** After overtime and shoot-out; absent when the match had neither. */
  readonly final?: Score;
  readonly scoreAtStop?: Score;
  readonly isFirstHalfComplete?: boolean;
  /**
   * Who was given a match that the other side gave up after its start (sports-and-games.md 5 and
   * 7).
   */
  readonly awardedTo?: Side;
}

/** An e-sports match: the winner of each map in order, null for a map that was not completed. */
export interface MapFacts {
  readonly kind: 'maps';
  readonly outcome: EventOutcome;
  readonly bestOf: number;
  readonly maps: readonly (Side | null)[];
  readonly awardedTo?: Side;
  /** The best-of was changed after the bet (sports-and-games.md 7). */
  readonly isFormatChanged?: boolean;
}

/** `NS` did not start, `DNF` started and retired. */
export type Finish = number | 'NS' | 'DNF';

export interface FieldFacts {
  readonly kind: 'field';
  readonly outcome: EventOutcome;
  /** Who finished where; of the others only non-starters have to be named. */
  readonly finishes: ReadonlyMap<string, Finish>;
}

export const fightResults = ['MERON', 'WALA', 'BDD', 'FTD'] as const;
export type FightResult = (typeof fightResults)[number];

export interface FightFacts {
  readonly kind: 'fight';
  readonly outcome: EventOutcome;
  readonly result?: FightResult;
}

export type Facts = ScoreFacts | MapFacts | FieldFacts | FightFacts;
