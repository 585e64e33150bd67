import { chance } from '../../shared/realtime/chance.ts';
import { askEvery } from '../../shared/realtime/live-state.ts';
import { nowMs } from '../../shared/time/clock.ts';
import type { GameMenu } from './halls.ts';

const usualMs = 15_000;
const soonestMs = 1500;
/** What thousands of tabs ask for at a closing is not asked in the same moment. */
const spreadMs = 500 + chance() * 2500;

interface Listed {
  readonly serverTime: string;
  readonly games: readonly Pick<GameMenu, 'closesAt' | 'isPaused'>[];
}

/**
 * Until games that are listed are asked for again: soon after the next of their issues closes, as
 * its card has the next one to count down to. Results come by the line of the tab meanwhile.
 */
export function menuRestMs(listed: Listed | undefined, readAtMs: number): number {
  const usual = askEvery(usualMs);
  if (listed === undefined) {
    return usual;
  }
  const toldAt = Date.parse(listed.serverTime);
  const now = toldAt + nowMs() - readAtMs;
  const closings = listed.games
    .filter(({ isPaused, closesAt }) => !isPaused && closesAt !== null)
    .map(({ closesAt }) => Date.parse(closesAt ?? ''))
    // Each result that comes in begins the wait anew: what closed meanwhile is still to be asked.
    .filter((closesMs) => closesMs > toldAt)
    .map((closesMs) => closesMs - now);
  return Math.min(usual, Math.max(soonestMs, Math.min(usual, ...closings) + spreadMs));
}
