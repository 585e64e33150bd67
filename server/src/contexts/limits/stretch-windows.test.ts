import { describe, expect, it } from 'vitest';
import type { RunningPeriods } from './periods.ts';
import { withStretch } from './stretch-windows.ts';
import { emptyWindow } from './windows.ts';

const now = Temporal.Instant.from('2026-03-02T00:10:00Z');
const running = (startsOn: string, startsAt: string) => ({
  startsOn,
  startsAt: Temporal.Instant.from(startsAt),
  endsAt: Temporal.Instant.from('2026-04-01T00:00:00Z'),
});
const periods: RunningPeriods = {
  day: running('2026-03-02', '2026-03-02T00:00:00Z'),
  week: running('2026-03-02', '2026-03-02T00:00:00Z'),
  month: running('2026-03-01', '2026-03-01T00:00:00Z'),
};

describe('the time of play of whoever has no limit', () => {
  it('is the stretch that runs, of each period what lies in it', () => {
    const state = {
      checkedAt: Temporal.Instant.from('2026-03-01T23:47:00Z'),
      lastStakeAt: Temporal.Instant.from('2026-03-02T00:09:00Z'),
    };
    const windows = [emptyWindow('day', '2026-03-02'), emptyWindow('month', '2026-03-01')];
    const minutes = withStretch(windows, state, { now, periods }).map(
      ({ playedMs }) => playedMs / 60_000,
    );
    expect(minutes).toEqual([10, 23]);
    const away = { ...state, lastStakeAt: Temporal.Instant.from('2026-03-01T23:00:00Z') };
    expect(withStretch(windows, away, { now, periods })[0]?.playedMs).toBe(0);
  });
});
