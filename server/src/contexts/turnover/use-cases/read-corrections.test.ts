import { expect, it } from 'vitest';
import { turnoverPlayer } from '../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { readCorrections } from './read-corrections.ts';
import { readFallen } from './read-fallen.ts';

const test = testDatabase();

it('moves what was taken back from the day on which it fell to that of its bet', async () => {
  test.clock.set(Temporal.Instant.from('2026-04-01T05:00:00Z'));
  const ann = turnoverPlayer(test, 'corrects');
  await ann.book(ann.fact('b1'));
  const correctsAt = test.clock.now();
  const back = { betCount: -1, stakeMinor: -1_000n, validMinor: -1_000n, correctsAt };
  await ann.book(ann.fact('b1', { ...back, stakeMinor: 0n, validMinor: -100n, betCount: 0 }));
  test.clock.advance({ hours: 24 });
  await ann.book(ann.fact('b1', back));
  const of = async (from: string, to: string) => {
    const memberIds = [ann.memberId];
    const rows = await test.inUnit((ctx) => readCorrections(ctx, { from, to, memberIds }));
    return rows.map(({ betCount, validMinor }) => [betCount, validMinor]);
  };
  expect(await of('2026-04-01', '2026-04-01')).toEqual([[-1, -1_000n]]);
  expect(await of('2026-04-02', '2026-04-02')).toEqual([[1, 1_000n]]);
  expect(await of('2026-04-01', '2026-04-02')).toEqual([]);
  const fallen = (day: string) =>
    test.inUnit((ctx) => readFallen(ctx, { day, memberIds: [ann.memberId] }));
  expect(await fallen('2026-04-01')).toEqual([]);
  expect(await fallen('2026-04-02')).toMatchObject([
    { sourceDay: '2026-04-01', category: 'RNG', validMinor: -1_000n, noLoyaltyMinor: 0n },
  ]);
});
