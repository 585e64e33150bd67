import { afterEach, expect, it, vi } from 'vitest';
import { watchLeaving } from './watch-leaving.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('tells that a page is left, and that Back brought it back, but no first visit', () => {
  const tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  const told: string[] = [];
  const end = watchLeaving({ left: () => told.push('left'), back: () => told.push('back') });
  tab.dispatchEvent(new Event('pageshow'));
  expect(told).toEqual([]);
  tab.dispatchEvent(new Event('pagehide'));
  tab.dispatchEvent(new Event('pageshow'));
  expect(told).toEqual(['left', 'back']);
  end();
  tab.dispatchEvent(new Event('pagehide'));
  expect(told).toEqual(['left', 'back']);
});
