import { toNumber } from '@portal/money';
import { describe, expect, test } from 'vitest';
import { scratchHouse } from '../data/house-tables.ts';
import { simulationStream } from '../testing/xoshiro.ts';
import { deckOf, drawFromSeries, scratchHitFrequency, scratchReturn } from './scratch.ts';

test('the deck returns 95 percent and hits on 23.2677 (sports-and-games.md 30)', () => {
  expect(scratchReturn(scratchHouse)).toEqual({ numerator: 19n, denominator: 20n });
  expect(toNumber(scratchHitFrequency(scratchHouse))).toBe(0.232677);
  expect(deckOf(scratchHouse).at(-1)).toBe(767_323);
});

describe('a finite series', () => {
  const small = {
    ...scratchHouse,
    tickets: 12,
    prizes: scratchHouse.prizes.map((prize, index) => ({ ...prize, count: index < 3 ? 1 : 0 })),
  };

  test('gives every prize exactly as often as printed and shows what is left', () => {
    const stream = simulationStream(41);
    let left = deckOf(small);
    const drawn: number[] = [];
    while (left.some((count) => count > 0)) {
      const next = drawFromSeries(small, left, stream);
      drawn.push(next.ticket.prize);
      ({ left } = next);
    }
    expect(drawn.toSorted((a, b) => b - a)).toEqual([
      2,
      1,
      0,
      ...Array.from({ length: 9 }, () => -1),
    ]);
  });

  test('lays the drawn prize as its only triple, or none', () => {
    const stream = simulationStream(42);
    for (let round = 0; round < 3_000; round += 1) {
      const { ticket } = drawFromSeries(small, deckOf(small), stream);
      const counts = new Map<number, number>();
      for (const cell of ticket.panel) {
        counts.set(cell, (counts.get(cell) ?? 0) + 1);
      }
      const triples = [...counts].filter(([, count]) => count >= 3);
      expect(ticket.panel).toHaveLength(9);
      expect(triples).toEqual(ticket.prize === -1 ? [] : [[ticket.prize, 3]]);
    }
  });
});
