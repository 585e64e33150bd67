import { limitPeriods, type LimitKind, type LimitPeriod } from '@portal/protocol';
import type { RunningPeriods } from './periods.ts';
import type { LimitWindow, Play, Player } from './player.ts';

/** Play is what lies between two stakes that are no further apart than this. */
const longestGapMs = 5 * 60_000;
export const msPerMinute = 60_000;

/** What has counted so far into the period that runs; whatever counted before it is over. */
export function windowOf(
  player: Pick<Player, 'windows'>,
  period: LimitPeriod,
  periods: RunningPeriods,
): LimitWindow {
  const { startsOn } = periods[period];
  const window = player.windows.find((candidate) => candidate.period === period);
  return window?.startsOn === startsOn ? window : emptyWindow(period, startsOn);
}

export function emptyWindow(period: LimitPeriod, startsOn: string): LimitWindow {
  const none = { depositedMinor: 0n, stakedMinor: 0n, returnedMinor: 0n, playedMs: 0 };
  return { period, startsOn, ...none };
}

/**
 * How much of a kind a window holds: gross deposits (R5), stakes, stakes less what came back, whole
 * minutes of play. Of whoever is ahead nothing is lost.
 */
export function usedOf(kind: LimitKind, window: LimitWindow): bigint {
  switch (kind) {
    case 'deposit':
      return window.depositedMinor;
    case 'stake':
      return window.stakedMinor;
    case 'loss':
      return positive(window.stakedMinor - window.returnedMinor);
    case 'session':
      return BigInt(Math.floor(window.playedMs / msPerMinute));
  }
}

/** How much of a limit is left before the next stake or deposit. */
export function leftOf(
  kind: LimitKind,
  { amount, window }: { readonly amount: bigint; readonly window: LimitWindow },
): bigint {
  // Whoever won since the period began may lose that again before the limit counts.
  const used = kind === 'loss' ? window.stakedMinor - window.returnedMinor : usedOf(kind, window);
  return positive(amount - used);
}

function positive(value: bigint): bigint {
  return value > 0n ? value : 0n;
}

/**
 * The windows after a play; deposits and wins that are taken back leave later periods alone, and
 * what is carried on leaves those alone into which it counts already.
 */
export function windowsAfter(
  player: Player,
  play: Play,
  { now, periods }: { readonly now: Temporal.Instant; readonly periods: RunningPeriods },
): readonly LimitWindow[] {
  const playedMs = play.stakedMinor === undefined ? 0 : playedSince(player, now);
  return limitPeriods.map((period) => {
    const window = windowOf(player, period, periods);
    const { startsAt } = periods[period];
    const { countedAt = startsAt, carriedFrom } = play;
    const isBefore = Temporal.Instant.compare(countedAt, startsAt) < 0;
    const isThere =
      carriedFrom !== undefined && Temporal.Instant.compare(carriedFrom, startsAt) >= 0;
    if (isBefore || isThere) {
      return window;
    }
    return {
      ...window,
      depositedMinor: positive(window.depositedMinor + (play.depositedMinor ?? 0n)),
      stakedMinor: window.stakedMinor + (play.stakedMinor ?? 0n),
      returnedMinor: positive(window.returnedMinor + (play.returnedMinor ?? 0n)),
      playedMs: window.playedMs + playedMs,
    };
  });
}

/** The time that this stake adds to the time of play. */
function playedSince({ lastStakeAt }: Player, now: Temporal.Instant): number {
  const gapMs = lastStakeAt === null ? 0 : now.since(lastStakeAt).total('milliseconds');
  return gapMs > 0 && gapMs <= longestGapMs ? Math.round(gapMs) : 0;
}
