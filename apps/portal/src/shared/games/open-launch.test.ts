import { describe, expect, it, vi } from 'vitest';
import { openLaunch, type LaunchElsewhere } from './open-launch.ts';

function opened(launch: Partial<LaunchElsewhere>, isAllowed = true) {
  const ways = { openWindow: vi.fn(() => isAllowed), goTo: vi.fn(), listGames: vi.fn() };
  const outcome = openLaunch(launch as LaunchElsewhere, ways);
  return { outcome, ...ways };
}

describe('openLaunch', () => {
  it('opens the addresses of a vendor in a window of its own', () => {
    const url = 'https://vendor.example/g';
    const otherUrls = ['https://other.example/g'];
    const { outcome, openWindow } = opened({ kind: 'url', url, otherUrls });
    expect(outcome).toBe('opened');
    expect(openWindow).toHaveBeenCalledWith([url, ...otherUrls]);
  });

  it('says when the browser lets no window open', () => {
    const launch: Partial<LaunchElsewhere> = {
      kind: 'url',
      url: 'https://vendor.example/g',
      otherUrls: [],
    };
    expect(opened(launch, false).outcome).toBe('blocked');
  });

  it('goes to one of our pages', () => {
    const { outcome, goTo } = opened({ kind: 'page', path: '/rng' });
    expect(outcome).toBe('left');
    expect(goTo).toHaveBeenCalledWith('/rng');
  });

  it('lists the games of a vendor', () => {
    const { outcome, listGames } = opened({ kind: 'list', vassalage: 'AG' });
    expect(outcome).toBe('left');
    expect(listGames).toHaveBeenCalledWith('AG');
  });
});
