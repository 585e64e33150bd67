import { msPerMinute } from './windows.ts';
import type { PlayState } from './player.ts';

/** Whoever was away so long begins anew, and the time to the next check with them. */
const pauseMs = 15 * msPerMinute;

export interface CheckRule {
  readonly now: Temporal.Instant;
  /** Of the site, for members who chose none. */
  readonly checkMinutes: number;
}

/**
 * Whether a stake waits for the member to acknowledge a reality check (R8). Once a stake was
 * refused for it, only the acknowledgement ends it, not time.
 */
export function isCheckDue(state: PlayState, rule: CheckRule): boolean {
  return state.isCheckHeld || msUntilCheck(state, rule) <= 0;
}

/** Until the check is due; the whole interval for whoever begins to play. */
export function msUntilCheck(state: PlayState, { now, checkMinutes }: CheckRule): number {
  const intervalMs = (state.checkMinutes ?? checkMinutes) * msPerMinute;
  return intervalMs - playedStretchMs(state, now);
}

/** Since when the member plays without a pause; 0 for whoever does not. */
export function playedStretchMs(
  state: Pick<PlayState, 'checkedAt' | 'lastStakeAt'>,
  now: Temporal.Instant,
): number {
  const { checkedAt, lastStakeAt } = state;
  const isPlaying = lastStakeAt !== null && msBetween(lastStakeAt, now) <= pauseMs;
  return isPlaying && checkedAt !== null ? msBetween(checkedAt, now) : 0;
}

/** Since when the time to the next check runs, after a stake. */
export function checkedAfter(state: PlayState, now: Temporal.Instant): Temporal.Instant {
  const { lastStakeAt, checkedAt } = state;
  const isPlaying = lastStakeAt !== null && msBetween(lastStakeAt, now) <= pauseMs;
  return isPlaying && checkedAt !== null ? checkedAt : now;
}

/**
 * Since when it runs, after a further stake or the end of a round that waited: nobody is away from
 * it for longer than a pause, and what was played before the pause still counts.
 */
export function checkedWithin(state: PlayState, now: Temporal.Instant): Temporal.Instant {
  const { lastStakeAt, checkedAt } = state;
  const awayMs = lastStakeAt === null ? 0 : msBetween(lastStakeAt, now) - pauseMs;
  return checkedAt?.add({ milliseconds: Math.max(0, awayMs) }) ?? now;
}

function msBetween(from: Temporal.Instant, to: Temporal.Instant): number {
  return to.epochMilliseconds - from.epochMilliseconds;
}
