import { afterEach, describe, expect, it, vi } from 'vitest';
import { liveState } from '../../shared/realtime/live-state.ts';
import { menuRestMs } from './menu-rest.ts';

const serverTime = '2026-03-02T08:00:10Z';
const closing = (closesAt: string | null, isPaused = false) => ({ closesAt, isPaused });
const longest = 3000;

function restOf(games: readonly ReturnType<typeof closing>[], agoMs = 0): number {
  vi.spyOn(Date, 'now').mockReturnValue(1_000_000 + agoMs);
  return menuRestMs({ serverTime, games }, 1_000_000);
}

afterEach(() => {
  liveState.set(false);
  vi.restoreAllMocks();
});

describe('games that are listed', () => {
  it.each([
    ['a moment after the next closing', [closing('2026-03-02T08:00:14Z')], 0, 4000],
    ['by the time of the server as it is now', [closing('2026-03-02T08:00:14Z')], 3000, 1000],
    [
      'at the first of several',
      [closing('2026-03-02T08:00:20Z'), closing('2026-03-02T08:00:15Z')],
      0,
      5000,
    ],
  ])('are asked for again %s', (_, games, agoMs, restsMs) => {
    const rest = restOf(games, agoMs);
    expect(rest).toBeGreaterThan(restsMs);
    expect(rest).toBeLessThanOrEqual(restsMs + longest);
  });

  it.each([
    ['nothing closes soon', [closing('2026-03-02T09:00:00Z'), closing(null)]],
    ['what closes is paused', [closing('2026-03-02T08:00:12Z', true)]],
    ['what is shown has closed', [closing('2026-03-02T08:00:05Z')]],
  ])('are asked for every fifteen seconds where %s', (_, games) => {
    expect(restOf(games)).toBe(15_000);
  });

  it('are asked for at once where one closed while results came in and began the wait anew', () => {
    liveState.set(true);
    expect(restOf([closing('2026-03-02T08:00:14Z')], 8000)).toBe(1500);
  });

  it('rest longer while results come by the line, but not beyond a closing', () => {
    liveState.set(true);
    expect(restOf([])).toBe(75_000);
    const rest = restOf([closing('2026-03-02T08:00:55Z')]);
    expect(rest).toBeGreaterThan(45_000);
    expect(rest).toBeLessThanOrEqual(45_000 + longest);
  });

  it('are asked for as usual before anything is known of them', () => {
    expect(menuRestMs(undefined, 0)).toBe(15_000);
  });
});
