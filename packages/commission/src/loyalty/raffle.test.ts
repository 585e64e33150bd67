import { describe, expect, it } from 'vitest';
import { ticketState } from './raffle.ts';

describe('ticketState', () => {
  it.each([
    ['ACTIVE', { isVoid: false, isDrawn: false, prize: null }],
    ['LOST', { isVoid: false, isDrawn: true, prize: null }],
    ['WON', { isVoid: false, isDrawn: true, prize: 2 }],
    ['VOID', { isVoid: true, isDrawn: false, prize: null }],
    ['VOID', { isVoid: true, isDrawn: true, prize: null }],
  ] as const)('is %s (D7)', (state, ticket) => {
    expect(ticketState(ticket)).toBe(state);
  });
});
