import { describe, expect, it } from 'vitest';
import { contractWord } from './contract-word.ts';

const now = Date.parse('2026-03-10T12:00:00Z');
const past = '2026-03-01T00:00:00Z';
const future = '2026-03-16T00:00:00Z';

describe('contractWord', () => {
  it.each([
    ['ACTIVE', past, null, 'ACTIVE'],
    ['ACTIVE', future, null, 'AGREED'],
    ['ACTIVE', '2026-03-10T12:00:00Z', null, 'ACTIVE'],
    ['TERM_REQUESTED', past, null, 'TERM_REQUESTED'],
    ['TERMINATED', past, future, 'ENDING'],
    ['SUPERSEDED', past, future, 'ENDING'],
    ['AUTO_ENDED', past, past, 'AUTO_ENDED'],
    // Ended before it began: it never was in force.
    ['SUPERSEDED', future, future, 'SUPERSEDED'],
    ['PENDING', null, null, 'PENDING'],
  ] as const)('says of %s from %s until %s: %s', (state, startsAt, endsAt, word) => {
    expect(contractWord({ state, startsAt, endsAt }, now)).toBe(word);
  });
});
