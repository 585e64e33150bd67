import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPresence } from './presence.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('who has a game open', () => {
  it('counts before anybody bets, once each, until half a minute without a look', () => {
    vi.useFakeTimers({ now: 0 });
    const presence = openPresence();
    expect(presence.seen({ ticket: 'one' })).toBe(1);
    expect(presence.seen({ ticket: 'two' })).toBe(2);
    expect(presence.seen({ ticket: 'one' })).toBe(2);
    vi.setSystemTime(20_000);
    presence.seen({ ticket: 'one' });
    vi.setSystemTime(30_000);
    expect(presence.seen({ ticket: 'one' })).toBe(1);
  });
});
