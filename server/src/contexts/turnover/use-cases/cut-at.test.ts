import { expect, it } from 'vitest';
import { turnoverPlayer } from '../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { cutAt } from './cut-at.ts';
import { foldFacts } from './fold-facts.ts';
import { readHours } from './read-hours.ts';

const test = testDatabase();
const hour = '2026-03-02T10:00:00Z';

it('parts an hour of play, whose sums stay whole', async () => {
  const ann = turnoverPlayer(test, 'cut1');
  const bob = turnoverPlayer(test, 'cut2');
  test.clock.set(Temporal.Instant.from('2026-03-02T10:10:00Z'));
  await ann.book(ann.fact('b1'));
  await bob.book(bob.fact('b2'));
  test.clock.set(Temporal.Instant.from('2026-03-02T10:20:00Z'));
  await test.inUnit((ctx) => cutAt(ctx, ctx.clock.now()));
  test.clock.advance({ minutes: 1 });
  await ann.book(ann.fact('b3'), ann.fact('b4'));
  test.clock.set(Temporal.Instant.from('2026-03-02T11:05:00Z'));
  await ann.book(ann.fact('b5'));
  await test.inUnit((ctx) => foldFacts(ctx));
  const { rows } = await test
    .database()
    .pool.query<{ row: { hour: string; memberId: string; valid: string; parts?: unknown } }>(
      `select row from outbox, jsonb_array_elements(payload->'rows') row
        where name = 'turnover.folded'`,
    );
  const told = rows.map(({ row }) => [row.memberId, row.hour, row.valid]);
  expect(told.toSorted((left, right) => String(left).localeCompare(String(right)))).toEqual([
    [ann.memberId, hour, '3000'],
    [ann.memberId, '2026-03-02T11:00:00Z', '1000'],
    [bob.memberId, hour, '1000'],
  ]);
  const parts = rows.map(({ row }) => row.parts).filter((part) => part !== undefined);
  const none = { noRebate: '0', noShare: '0', groupStake: '0' };
  expect(parts).toEqual([
    [
      { since: hour, valid: '1000', ...none },
      { since: '2026-03-02T10:20:00Z', valid: '2000', ...none },
    ],
  ]);
  const [sums] = await test.inUnit((ctx) =>
    readHours(ctx, {
      memberIds: [ann.memberId],
      from: Temporal.Instant.from(hour),
      to: Temporal.Instant.from('2026-03-02T11:00:00Z'),
    }),
  );
  expect(sums).toMatchObject({ betCount: 3, validMinor: 3_000n });
});
