import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { checkEvents, type EventsProof } from './check-events.ts';

const whole = samples.readAccountEvents;

function changed(at: number, change: Partial<EventsProof['events'][number]>): EventsProof {
  return {
    ...whole,
    events: whole.events.map((event, index) => (index === at ? { ...event, ...change } : event)),
  };
}

/** The text with one bit of one letter turned. */
function turned(text: string): string {
  return `${text.slice(0, 30)}${String.fromCodePoint((text.codePointAt(30) ?? 0) ^ 1)}${text.slice(31)}`;
}

describe('checkEvents', () => {
  it('holds for a chain as the server links it', async () => {
    const head = whole.events.at(-1)?.hash;
    expect(await checkEvents(whole)).toEqual({ count: 3, brokenAt: undefined, head });
  });

  it('finds every change: of a row, a hash, a time, an action, an order, and what is missing', async () => {
    const [first, second, third] = whole.events;
    if (first === undefined || second === undefined || third === undefined) {
      throw new Error('the sample has three events');
    }
    const broken = [
      changed(0, { row: turned(first.row ?? '') }),
      changed(1, { rowHash: turned(second.rowHash) }),
      changed(1, { hash: turned(second.hash) }),
      changed(0, { at: '2026-03-02T10:00:01Z' }),
      changed(0, { action: 'member.logout' }),
      { ...whole, events: [second, first, third] },
      { ...whole, events: [first, third] },
      { ...whole, events: [second, third] },
    ];
    const found = await Promise.all(broken.map(checkEvents));
    expect(found.filter(({ brokenAt }) => brokenAt === undefined)).toEqual([]);
  });
});
