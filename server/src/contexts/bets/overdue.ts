import type { Category } from '@portal/commission';

/** After so long a round of a game has a result (rule 21). */
const gameHours = 48;
/** Events and draws may honestly take longer. */
const eventDays = 14;
export const eventCategories: readonly Category[] = [
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
];

/** What stands since before these moments should long be over. */
export function overdueLimits(now: Temporal.Instant) {
  return {
    gamesBefore: now.subtract({ hours: gameHours }),
    eventsBefore: now.subtract({ hours: 24 * eventDays }),
  };
}
