import { expect, it } from 'vitest';
import { testDatabase } from '../../../test/harness.ts';
import { daysBetween } from '../../platform/demo/demo-day.ts';
import { rebatesDemo } from './demo-part.ts';

const test = testDatabase();

it('credits each night of the past what the day before it brought', async () => {
  const openedAt = Temporal.Instant.from('2026-03-02T00:00:00Z');
  const now = openedAt.add({ hours: 24 * 12 });
  const part = rebatesDemo(() => ({ mode: 'AUTO', autoFlush: true }));
  const nights: string[] = [];
  for (const day of daysBetween(openedAt, now, 'UTC')) {
    const scenes = await test.inUnit((ctx) => part(ctx, day));
    nights.push(...scenes.map(({ at }) => String(at).slice(8, 13)));
  }
  expect(nights.slice(0, 12)).toEqual(
    Array.from({ length: 12 }, (_, place) => `${String(place + 2).padStart(2, '0')}T02`),
  );
});
