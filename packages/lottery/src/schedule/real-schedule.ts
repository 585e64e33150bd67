import type { CivilDate } from './civil.ts';
import type { Zone } from './zone.ts';

/**
 * What the operator publishes of one day: its draw is moved, drawn at other times when `to` is the
 * day itself, or cancelled when `to` is absent. A day without a draw of its own gets one by it.
 */
export interface MovedDraw {
  readonly from: CivilDate;
  readonly to?: CivilDate;
  readonly closesAtSecond?: number;
  readonly drawsAtSecond?: number;
}

/**
 * How the issues of a real draw are numbered (lottery.md A3.2); NNN counts the draws of the year.
 */
export type IssueForm = 'yyyyNNN' | 'yyNNN' | 'yy/NNN' | 'yyyymmdd';

/**
 * A real draw as data: local clock times in seconds since midnight, days by weekday or by the Thai
 * rule.
 */
export interface RealSchedule {
  readonly zone: Zone;
  readonly drawsAtSecond: number;
  readonly closesAtSecond: number;
  readonly days: readonly number[] | 'thai';
  readonly issueForm: IssueForm;
  /** Moves and cancellations that the operator publishes. */
  readonly moved?: readonly MovedDraw[];
}
