import type { RunningPeriods } from './periods.ts';
import type { LimitWindow, PlayState } from './player.ts';
import { playedStretchMs } from './reality-check.ts';

/**
 * Minutes of play are counted from the first limit on. Of whoever has none the stretch that runs is
 * known, so that what was played so far is not called nothing beside it.
 */
export function withStretch(
  windows: readonly LimitWindow[],
  state: Pick<PlayState, 'checkedAt' | 'lastStakeAt'>,
  { now, periods }: { readonly now: Temporal.Instant; readonly periods: RunningPeriods },
): readonly LimitWindow[] {
  const stretchMs = playedStretchMs(state, now);
  return windows.map((window) => {
    const sinceMs = now.since(periods[window.period].startsAt).total('milliseconds');
    return { ...window, playedMs: Math.round(Math.min(stretchMs, sinceMs)) };
  });
}
