import { describe, expect, it } from 'vitest';
import { sharedByWeight } from './shared-by-weight.ts';

type Place = Parameters<typeof sharedByWeight>[0];
type Channel = Parameters<typeof sharedByWeight>[1][number];

const at = Temporal.Instant.from('2026-03-02T08:00:00Z');

function placeOf(member: number, now = at): Place {
  const session = { sessionId: 'ses_test', isRestricted: false, ip: '203.0.113.5' } as const;
  const own = { id: `mbr_${member}`, isTrial: false, isAgent: false } as const;
  const actor: Place['actor'] = { kind: 'member', ...own, ...session };
  const site = { timeZone: 'UTC' } as Place['site'];
  return { actor, site, clock: { now: () => now } as Place['clock'] };
}

const channel = (code: string, change: Partial<Channel> = {}): Channel => {
  return { code, kind: 'QR', provider: 'SIMPAY', weight: undefined, ...change };
};
const codesOf = (place: Place, channels: readonly Channel[]) =>
  sharedByWeight(place, channels).map(({ code }) => code);

describe('channels of one kind with weights', () => {
  const three = channel('THREE', { weight: 3 });
  const one = channel('ONE', { weight: 1 });

  it('are seen one by one, as their weights are to each other', () => {
    const seen = Array.from({ length: 4000 }, (_, member) =>
      codesOf(placeOf(member), [three, one]),
    );
    expect(seen.every((codes) => codes.length === 1)).toBe(true);
    const share = seen.filter(([code]) => code === 'THREE').length / seen.length;
    expect(share).toBeGreaterThan(0.72);
    expect(share).toBeLessThan(0.78);
  });

  it('are the same for a member all day, whatever their order at the desk', () => {
    const evening = at.add({ hours: 15 });
    for (let member = 0; member < 50; member += 1) {
      const codes = codesOf(placeOf(member), [three, one]);
      expect(codesOf(placeOf(member, evening), [one, three])).toEqual(codes);
    }
  });

  it('leave alone what has none, is of another kind, or goes to other members', () => {
    const free = channel('FREE');
    const bank = channel('BANK', { kind: 'BANK', provider: 'manual', weight: 1 });
    const peer = channel('PEER', { kind: 'BANK', provider: 'p2p', weight: 9 });
    expect(codesOf(placeOf(1), [free, bank, peer])).toEqual(['FREE', 'BANK', 'PEER']);
  });
});
