import type { Introduction } from '@portal/vendors';
import { describe, expect, it } from 'vitest';
import { keysAt, keysFrom } from './vendor-keys.ts';

const change = Temporal.Instant.from('2026-03-02T08:00:00Z');
const ends = change.add({ hours: 24 });
const later = ends.add({ hours: 5 });

const vendor = (key: string): Introduction => ({
  code: 'KEYS',
  name: 'Keys',
  dialect: 'softswiss',
  merchantId: 'merchant',
  key,
  launchSecret: 'launch',
  launchUrl: 'http://127.0.0.1:9/launch',
  games: [],
});

describe('the keys of a vendor while they change (R97)', () => {
  const first = keysFrom(vendor('one'), undefined, ends);
  const second = keysFrom(vendor('two'), first, ends);

  it('come with the currencies that it counts in thousands, which are as it said last', () => {
    const said = keysFrom({ ...vendor('two'), thousands: ['VND'] }, first, ends);
    expect([first.thousands, said.thousands]).toEqual([undefined, ['VND']]);
    expect(keysAt(said, ends).thousands).toEqual(['VND']);
    expect(keysFrom(vendor('two'), said, ends).thousands).toBeUndefined();
  });

  it('has none before the first, and so no end', () => {
    expect([first.accepted, first.earlierUntil]).toEqual([['one'], undefined]);
  });

  it('takes the one before until its end, and not at it', () => {
    expect(keysAt(second, ends.subtract({ nanoseconds: 1 })).accepted).toEqual(['two', 'one']);
    expect(keysAt(second, ends).accepted).toEqual(['two']);
  });

  it('keeps the end where the vendor comes again with the same key', () => {
    expect(keysFrom(vendor('two'), second, later).earlierUntil).toBe(String(ends));
  });

  it('gives the one before a new end where another change follows', () => {
    const third = keysFrom(vendor('three'), second, later);
    expect([third.accepted, third.earlierUntil]).toEqual([['three', 'two'], String(later)]);
  });

  it('takes no key for the one before that is the one in use again', () => {
    const back = keysFrom(vendor('one'), second, later);
    expect([back.accepted, back.earlierUntil]).toEqual([['one', 'two'], String(later)]);
  });
});
