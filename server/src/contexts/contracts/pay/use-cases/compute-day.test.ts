import type { MemberId } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { sign, usualSettings } from '../../../../../test/factories/contracts.ts';
import { settlingLine, takeStakeBack } from '../../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { serveDebts } from '../pay-dues.ts';
import { addReceivables } from '../store-receivables.ts';
import { correctUnits } from './correct-units.ts';

const test = testDatabase();
const { at, begin, offer, play, settleAll, purse, credit, billsOf } = settlingLine(test);

beforeEach(begin);

const takeBack = (memberId: MemberId, amountMinor: bigint) =>
  test.inUnit((ctx) => takeStakeBack(ctx, { memberId, amountMinor }));

async function receivable(payeeId: MemberId): Promise<bigint> {
  const { rows } = await test.database().pool.query<{ left: bigint }>(
    `select r.left_minor as "left" from contract_receivables r
         join contracts c on c.id = r.contract_id where c.payee_id = $1`,
    [payeeId],
  );
  return rows.reduce((sum, { left }) => sum + left, 0n);
}

const realtime = (rate: string, place = 0) =>
  test.inUnit((ctx) => sign(ctx, offer(place, rate, { kind: 'REALTIME' })));

/** Of 10.00 that both earn the upper agent gets so much less, so that it owes that to the lower. */
async function lineThatOwes(owedMinor: bigint): Promise<void> {
  const above = await realtime('1');
  await test.inUnit(({ tx }) =>
    addReceivables(tx, [{ contractId: above.id, amountMinor: owedMinor }]),
  );
  await realtime('1', 1);
  test.clock.advance({ minutes: 10 });
  await play(at(2), 100_000n, 0n);
  await nextBoundary();
}

/** The boundary after the next six minutes is computed. */
async function nextBoundary(): Promise<void> {
  test.clock.advance({ minutes: 6 });
  await settleAll();
}

describe('computeDay', () => {
  it('begins with the next five minutes, and counts nothing before (C3, RT-009)', async () => {
    await play(at(2), 500_000n, 0n);
    test.clock.advance({ minutes: 2 });
    const row = await realtime('1');
    expect(String(row.startsAt)).toMatch(/T08:05:00Z$/u);
    test.clock.advance({ minutes: 2 });
    await play(at(2), 70_000n, 0n);
    test.clock.advance({ minutes: 1 });
    await play(at(2), 10_000n, 0n);
    await nextBoundary();
    expect(await purse(at(0))).toBe(100n);
    await play(at(3), 20_000n, 0n);
    await nextBoundary();
    expect(await purse(at(0))).toBe(300n);
    test.clock.advance({ hours: 24 });
    await settleAll();
    expect(await purse(at(0))).toBe(300n);
  });

  it('goes over from one contract to the next at a boundary, so that nothing is lost', async () => {
    const first = await realtime('1');
    test.clock.advance({ minutes: 7 });
    await play(at(2), 10_000n, 0n);
    await nextBoundary();
    const second = await realtime('2');
    await play(at(2), 30_000n, 0n);
    await nextBoundary();
    await play(at(2), 50_000n, 0n);
    await nextBoundary();
    // 1 % of 400.00 and 2 % of 500.00.
    expect(await purse(at(0))).toBe(1400n);
    const { rows } = await test
      .database()
      .pool.query<{ valid_minor: bigint }>(
        'select valid_minor from contract_bills where contract_id = any($1) order by contract_id',
        [[first.id, second.id]],
      );
    expect(rows.map((row) => row.valid_minor)).toEqual([40_000n, 50_000n]);
  });

  it('takes a void back from the contract in whose part of the day its bet was', async () => {
    const bookedAt = String(test.clock.now());
    await play(at(2), 500_000n, 0n);
    test.clock.advance({ minutes: 1 });
    await realtime('1');
    test.clock.advance({ minutes: 5 });
    await play(at(2), 100_000n, 0n);
    await nextBoundary();
    expect(await purse(at(0))).toBe(1000n);
    // Of the bet before the contract 400.00 are taken back, which is nothing to it.
    await takeBack(at(2), 40_000n);
    await test.inUnit((ctx) => {
      const amounts = { stake: '-40000', valid: '-40000', noSalary: '0', payout: '0' };
      const row = { memberId: at(2), category: 'LIVE', bookedAt, ...amounts } as const;
      return correctUnits(ctx, { at: String(ctx.clock.now()), rows: [row] }, usualSettings);
    });
    await play(at(2), 10_000n, 0n);
    await nextBoundary();
    expect(await purse(at(0))).toBe(1100n);
  });

  it('pays the increase of a day every five minutes, and none of it twice', async () => {
    await test.inUnit((ctx) => sign(ctx, offer(0, '1', { kind: 'REALTIME' })));
    test.clock.advance({ hours: 10 });
    await play(at(2), 10_050n, 0n);
    test.clock.advance({ minutes: 6 });
    await settleAll();
    await settleAll();
    expect(await purse(at(0))).toBe(100n);
    await play(at(2), 9950n, 0n);
    test.clock.advance({ minutes: 5 });
    await settleAll();
    expect(await purse(at(0))).toBe(200n);
    const { rows: windows } = await test
      .database()
      .pool.query('select pay_minor from contract_windows order by ends_at desc limit 2');
    expect(windows).toEqual([{ pay_minor: 100n }, { pay_minor: 100n }]);
  });

  it('takes back once what was over-paid at the end of the day (C6, C7)', async () => {
    await test.inUnit((ctx) => sign(ctx, offer(0, '1', { kind: 'REALTIME' })));
    test.clock.advance({ hours: 10 });
    const bookedAt = String(test.clock.now());
    await play(at(2), 1_000_000n, 0n);
    test.clock.advance({ minutes: 6 });
    await settleAll();
    await takeBack(at(2), 400_000n);
    test.clock.advance({ hours: 24 });
    await settleAll();
    expect(await receivable(at(0))).toBe(4000n);
    await test.inUnit((ctx) => {
      const amounts = { stake: '-100000', valid: '-100000', noSalary: '0', payout: '0' };
      const row = { memberId: at(2), category: 'LIVE', bookedAt, ...amounts } as const;
      return correctUnits(ctx, { at: String(ctx.clock.now()), rows: [row] }, usualSettings);
    });
    expect(await receivable(at(0))).toBe(5000n);
  });

  it('lowers what is still owed before it takes anything from later pay (C7)', async () => {
    await lineThatOwes(1000n);
    const [owed] = await billsOf(at(1));
    expect(owed).toMatchObject({ pay_state: 'OWED', owed_minor: 1000n });
    await takeBack(at(2), 100_000n);
    test.clock.advance({ hours: 24 });
    await settleAll();
    const [closed] = await billsOf(at(1));
    expect(closed).toMatchObject({ pay_state: 'NONE', amount_minor: 0n, owed_minor: 0n });
    expect(await receivable(at(1))).toBe(0n);
    await credit(at(0), 3000n);
    await test.inUnit((ctx) => serveDebts(ctx, [at(0)], usualSettings));
    expect([await purse(at(0)), await purse(at(1))]).toEqual([3000n, 0n]);
  });

  it('takes what was paid of a bill that is owed in part from later pay (C7)', async () => {
    await lineThatOwes(600n);
    await takeBack(at(2), 100_000n);
    test.clock.advance({ hours: 24 });
    await settleAll();
    const [closed] = await billsOf(at(1));
    expect(closed).toMatchObject({ pay_state: 'PAID', paid_minor: 400n, owed_minor: 0n });
    expect(await receivable(at(1))).toBe(400n);
  });

  it('computes a day late that nobody computed in time', async () => {
    await test.inUnit((ctx) => sign(ctx, offer(0, '1', { kind: 'REALTIME' })));
    test.clock.advance({ hours: 10 });
    await play(at(2), 10_000n, 0n);
    test.clock.advance({ hours: 48 });
    await settleAll();
    expect(await purse(at(0))).toBe(100n);
  });
});
