import type { GameSettings } from './api/list-games.ts';
import { changedSchedule, typedSchedule } from './schedule-form.ts';

/** A game of the list as the pattern of another one: its family, odds, limits and groups. */
export function settingsLike(pattern: GameSettings, interval: string): GameSettings {
  const { schedule } = pattern;
  return {
    ...pattern,
    // Those are the pattern's own, some of single issues.
    hotNumbers: undefined,
    schedule: changedSchedule(schedule, { ...typedSchedule(schedule), interval }),
  };
}
