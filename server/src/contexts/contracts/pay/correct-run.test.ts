import { assertDefined } from '@portal/money';
import type { BillId } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { act, propose, sign, usualSettings } from '../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../test/harness.ts';
import type { ContractSettings } from '../settings.ts';
import { decideBill } from '../desk/store-held.ts';
import { correctUnits } from './use-cases/correct-units.ts';

/** Of agents-loyalty-money.md C5, C6 and C7. */
const test = testDatabase();
const { at, begin, offer, play, settleAll, purse, billsOf } = settlingLine(test);
const daily = { kind: 'DIVIDEND', periodType: 'DAILY' } as const;
const carrying = { ...usualSettings, carry: 'FULL' } as const;

beforeEach(begin);

interface Change {
  readonly bookedAt: string;
  readonly stake: string;
  readonly payout: string;
}

const correct = ({ bookedAt, stake, payout }: Change, settings: ContractSettings) =>
  test.inUnit((ctx) => {
    const sums = { category: 'LIVE', stake, valid: stake, payout } as const;
    const row = { memberId: at(2), bookedAt, ...sums };
    return correctUnits(ctx, { at: String(ctx.clock.now()), rows: [row] }, settings);
  });

/** The first two periods; what ran after them stands behind. */
async function bills() {
  const { rows } = await test.database().pool.query<Record<string, unknown>>(
    `select amount_minor, carry_in_minor, carry_out_minor, written_off_minor from contract_bills
      where payee_id = $1 order by unit_end limit 2`,
    [at(0)],
  );
  return rows;
}

describe('what a correction carries on', () => {
  it('moves the bills of later periods by the carry that it changed', async () => {
    await test.inUnit((ctx) => sign(ctx, offer(0, '20', daily)));
    const bookedAt = String(test.clock.now());
    await play(at(2), 100_000n, 200_000n);
    test.clock.advance({ hours: 24 });
    await play(at(2), 300_000n, 0n);
    test.clock.advance({ hours: 24 });
    await settleAll(carrying);
    test.clock.advance({ hours: 12 });
    await settleAll(carrying);
    expect(await bills()).toMatchObject([
      { amount_minor: 0n, carry_out_minor: -100_000n },
      { amount_minor: 40_000n, carry_in_minor: -100_000n },
    ]);
    await correct({ bookedAt, stake: '0', payout: '-200000' }, carrying);
    expect(await bills()).toMatchObject([
      { amount_minor: 20_000n, carry_out_minor: 0n },
      { amount_minor: 60_000n, carry_in_minor: 0n },
    ]);
    expect(await purse(at(0))).toBe(80_000n);
  });

  it('reaches a contract through as many changes as there were', async () => {
    await test.inUnit((ctx) => sign(ctx, offer(0, '20', daily)));
    await play(at(2), 100_000n, 200_000n);
    await test.inUnit(async (ctx) => {
      for (const rate of ['15', '10']) {
        const row = await propose(ctx, offer(0, rate, daily));
        await act(ctx, row, { by: at(0), action: 'accept', confirmEnd: true });
      }
    });
    test.clock.advance({ hours: 24 });
    await play(at(2), 300_000n, 0n);
    test.clock.advance({ hours: 36 });
    await settleAll(carrying);
    const amounts = (await bills()).map((bill) => bill['amount_minor']);
    // 10 % of 2,000.00: what was lost in the period of the first is taken from that of the third.
    expect(amounts).toEqual([0n, 20_000n]);
  });
});

describe('the rules of a corrected run', () => {
  it('are those with which its bills were made', async () => {
    await test.inUnit((ctx) => sign(ctx, offer(0, '20', daily)));
    const bookedAt = String(test.clock.now());
    await play(at(2), 100_000n, 0n);
    test.clock.advance({ hours: 36 });
    await settleAll();
    const capped = { ...usualSettings, maxPayoutMinor: 100n };
    await correct({ bookedAt, stake: '50000', payout: '0' }, capped);
    expect((await bills())[0]).toMatchObject({ amount_minor: 30_000n });
  });
});

describe('a fall that is too small to be asked back', () => {
  it('is paid no second time when what fell comes back', async () => {
    await test.inUnit((ctx) => sign(ctx, offer(0, '20', daily)));
    const bookedAt = String(test.clock.now());
    await play(at(2), 5_000n, 0n);
    test.clock.advance({ hours: 36 });
    await settleAll();
    expect(await purse(at(0))).toBe(1_000n);
    await correct({ bookedAt, stake: '-250', payout: '0' }, usualSettings);
    expect((await bills())[0]).toMatchObject({ amount_minor: 950n, written_off_minor: 50n });
    await correct({ bookedAt, stake: '250', payout: '0' }, usualSettings);
    expect((await bills())[0]).toMatchObject({ amount_minor: 1_000n, written_off_minor: 0n });
    expect(await purse(at(0))).toBe(1_000n);
    await correct({ bookedAt, stake: '-250', payout: '0' }, usualSettings);
    await correct({ bookedAt, stake: '1250', payout: '0' }, usualSettings);
    expect((await bills())[0]).toMatchObject({ amount_minor: 1_200n, written_off_minor: 0n });
    expect(await purse(at(0))).toBe(1_200n);
  });
});

describe('a bill that is corrected before its run is paid', () => {
  /** 1,000.00 is the most that nobody looks at. */
  const looking = { ...usualSettings, autoApproveMostMinor: 100_000n };
  /** Of the day that has its bills and is paid at three in the afternoon. */
  const states = async () =>
    Promise.all([0, 1].map(async (place) => (await billsOf(at(place)))[0]?.['pay_state']));
  const purses = async () => [await purse(at(0)), await purse(at(1))];

  /** 20 % to the first, 15 % to the second, of what the member below both lost in a day. */
  async function billed(stakeMinor: bigint, payoutMinor: bigint, settings: ContractSettings) {
    await test.inUnit(async (ctx) => {
      await sign(ctx, offer(0, '20', daily));
      await sign(ctx, offer(1, '15', daily));
    });
    const bookedAt = String(test.clock.now());
    await play(at(2), stakeMinor, payoutMinor);
    test.clock.advance({ hours: 14 });
    await settleAll(settings);
    return (stake: string, payout = '0') => correct({ bookedAt, stake, payout }, settings);
  }

  it('is paid with its run, from the top down, also where it was worth nothing', async () => {
    const change = await billed(1_000_000n, 1_500_000n, usualSettings);
    expect(await states()).toEqual(['NONE', 'NONE']);
    await change('0', '-1500000');
    expect([await states(), await purses()]).toEqual([
      ['WAITING', 'WAITING'],
      [0n, 0n],
    ]);
    test.clock.advance({ hours: 12 });
    await settleAll();
    expect([await states(), await purses()]).toEqual([
      ['PAID', 'PAID'],
      [50_000n, 150_000n],
    ]);
    const { rows } = await test.database().pool.query(
      `select p.source from bill_payments p join contract_bills b on b.id = p.bill_id
          where b.payee_id in ($1, $2)`,
      [at(0), at(1)],
    );
    expect(rows).toEqual([{ source: 'SETTLEMENT' }, { source: 'SETTLEMENT' }]);
  });

  it('asks operators as soon as it is large, and no more once it is not', async () => {
    const change = await billed(300_000n, 0n, looking);
    expect(await states()).toEqual(['WAITING', 'WAITING']);
    await change('700000');
    expect(await states()).toEqual(['APPROVAL', 'WAITING']);
    await change('-1000000');
    expect(await states()).toEqual(['NONE', 'NONE']);
    await change('1000000');
    expect(await states()).toEqual(['APPROVAL', 'WAITING']);
    test.clock.advance({ hours: 12 });
    await settleAll(looking);
    expect(await purses()).toEqual([0n, 0n]);
    await change('-900000');
    expect(await states()).toEqual(['WAITING', 'WAITING']);
    await settleAll(looking);
    expect(await purses()).toEqual([5_000n, 15_000n]);
  });

  it('that operators have let go stays so while it falls, and is held again once it rises', async () => {
    const change = await billed(1_000_000n, 0n, looking);
    const { rows } = await test
      .database()
      .pool.query<{ id: BillId }>(
        "select id from contract_bills where payee_id = $1 and pay_state = 'APPROVAL'",
        [at(0)],
      );
    const { id } = assertDefined(rows[0], 'a large dividend is held');
    await test.inUnit((ctx) => decideBill(ctx.tx, id, 'WAITING'));
    await change('-100000');
    expect(await states()).toEqual(['WAITING', 'WAITING']);
    await change('100000');
    expect(await states()).toEqual(['APPROVAL', 'WAITING']);
  });
});
