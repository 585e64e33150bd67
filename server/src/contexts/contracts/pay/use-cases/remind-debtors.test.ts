import { beforeEach, expect, it } from 'vitest';
import { sign, usualSettings } from '../../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { remindDebtors } from './remind-debtors.ts';
import { serveDebtors } from './serve-debtors.ts';

const test = testDatabase();
const { at, begin, offer, play, settleAll, credit } = settlingLine(test);

beforeEach(begin);

/** Who was told what since the last time, without the bill. */
async function told() {
  const { rows } = await test.database().pool.query<{ told: Record<string, string>[] }>(
    `with heard as (delete from outbox where name = 'contract.owed' returning id, payload)
     select payload->'told' as told from heard order by id`,
  );
  return rows.flatMap((row) =>
    row.told.map(({ news, memberId, amount, occasion }) => {
      const place = [0, 1].find((index) => at(index) === memberId);
      return [news, place, amount, news === 'DEBT_CLEARED' ? '' : occasion];
    }),
  );
}

it('both sides hear of a debt, the payer again on days 1, 3 and 7, and both of its end', async () => {
  await test.inUnit(async (ctx) => {
    await sign(ctx, offer(0, '20', { kind: 'DIVIDEND', periodType: 'DAILY' }));
    await sign(ctx, offer(1, '15', { kind: 'DIVIDEND', periodType: 'DAILY' }));
  });
  await play(at(2), 1_000_000n, 0n);
  await play(at(3), 100_000n, 1_100_000n);
  test.clock.advance({ hours: 48 });
  await settleAll(usualSettings);
  await settleAll(usualSettings);
  expect(await told()).toEqual([
    ['YOU_OWE', 0, '150000', ''],
    ['OWED_TO_YOU', 1, '150000', ''],
  ]);
  const days: unknown[] = [];
  for (let day = 0; day < 9; day += 1) {
    await test.inUnit((ctx) => remindDebtors(ctx));
    days.push(...(await told()).map((row) => row[3]));
    test.clock.advance({ hours: 24 });
  }
  expect(days).toEqual(['day 1', 'day 3', 'day 7']);
  await credit(at(0), 200_000n);
  await test.inUnit((ctx) => serveDebtors(ctx, usualSettings));
  expect(await told()).toEqual([
    ['DEBT_CLEARED', 1, '0', ''],
    ['DEBT_CLEARED', 0, '0', ''],
  ]);
});
