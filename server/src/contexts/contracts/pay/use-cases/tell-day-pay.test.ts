import { beforeEach, expect, it } from 'vitest';
import { sign } from '../../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { tellDayPay } from './tell-day-pay.ts';

const test = testDatabase();
const { at, begin, offer, play, settleAll } = settlingLine(test);

beforeEach(begin);

async function told(): Promise<readonly object[]> {
  const { rows } = await test
    .database()
    .pool.query<{ payments: readonly { readonly memberId: string }[] }>(
      "select payload->'payments' as payments from outbox where name = 'contract.paid' order by id",
    );
  return rows.flatMap(({ payments }) => payments.filter(({ memberId }) => memberId === at(0)));
}

const tell = () => test.inUnit((ctx) => tellDayPay(ctx));

it('is told at once of a bill, and of the hours of a day not with each of them', async () => {
  await test.inUnit(async (ctx) => {
    await sign(ctx, offer(0, '1', { kind: 'DAILY' }));
    await sign(ctx, offer(0, '1', { kind: 'HOURLY' }));
  });
  test.clock.advance({ hours: 12 });
  await play(at(2), 10_000n, 0n);
  test.clock.advance({ hours: 12 });
  await settleAll();
  await tell();
  expect(await told()).toEqual([]);
  test.clock.advance({ hours: 24 });
  await settleAll();
  await tell();
  expect(await told()).toMatchObject([{ kind: 'DAILY', amount: '100', occasion: '1' }]);
});

/** The day of the site begins at 17:00 UTC. */
it('tells of the hours of a day together after it, and nothing of a day without any', async () => {
  await test.inUnit((ctx) => sign(ctx, offer(0, '1', { kind: 'HOURLY' })));
  test.clock.advance({ hours: 2, minutes: 30 });
  await play(at(2), 10_000n, 0n);
  test.clock.advance({ hours: 1 });
  await settleAll();
  test.clock.advance({ hours: 6, minutes: 50 });
  // Twenty past one at night.
  await tell();
  const day = { kind: 'HOURLY', amount: '100', reference: dayOf(1), occasion: 'HOURLY' };
  expect(await told()).toMatchObject([day]);
  test.clock.advance({ hours: 24 });
  await tell();
  expect(await told()).toHaveLength(1);
});

/** A day of the site before the running one. */
function dayOf(days: number): string {
  const today = test.clock.now().toZonedDateTimeISO('Asia/Bangkok').toPlainDate();
  return String(today.subtract({ days }));
}
