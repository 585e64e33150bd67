import { beforeEach, describe, expect, it } from 'vitest';
import { act, sign, usualSettings } from '../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../test/harness.ts';
import type { ContractRow } from '../agreements/store-contracts.ts';
import { correctUnits } from './use-cases/correct-units.ts';

/** Amounts of agents-loyalty-money.md C7 and of the vectors DIV-032 and DIV-037. */
const test = testDatabase();
const { at, begin, offer, play, settleAll, purse } = settlingLine(test);

beforeEach(begin);

const signed = (...input: Parameters<typeof offer>): Promise<ContractRow> =>
  test.inUnit((ctx) => sign(ctx, offer(...input)));
const dividend = (place: number, rate: string): Promise<ContractRow> =>
  signed(place, rate, { kind: 'DIVIDEND', periodType: 'DAILY' });

async function owe(contract: ContractRow, amountMinor: bigint): Promise<void> {
  await test
    .database()
    .pool.query('insert into contract_receivables (contract_id, left_minor) values ($1, $2)', [
      contract.id,
      amountMinor,
    ]);
}

async function left(contract: ContractRow): Promise<bigint> {
  const { rows } = await test
    .database()
    .pool.query<{ left: bigint }>(
      'select left_minor as "left" from contract_receivables where contract_id = $1',
      [contract.id],
    );
  return rows[0]?.left ?? 0n;
}

/** To the afternoon of the next day, when yesterday is paid. */
async function nextAfternoon(): Promise<void> {
  test.clock.advance({ hours: 24 });
  await settleAll();
}

describe('what a contract paid too much', () => {
  it('is taken from the next bill of the same contract: 1,000.00 less 350.00 (DIV-037)', async () => {
    const contract = await dividend(0, '20');
    await owe(contract, 35_000n);
    test.clock.advance({ hours: 8 });
    await play(at(2), 2_000_000n, 1_500_000n);
    await nextAfternoon();
    expect(await purse(at(0))).toBe(65_000n);
    expect(await left(contract)).toBe(0n);
  });

  it('is taken from no other contract of the same two parties and kind', async () => {
    const live = await signed(0, '1', { scope: 'LIVE' });
    const slots = await signed(0, '1', { scope: 'RNG' });
    await owe(slots, 700n);
    test.clock.advance({ hours: 24 });
    await play(at(2), 100_000n, 0n);
    await nextAfternoon();
    expect(await purse(at(0))).toBe(1000n);
    expect([await left(live), await left(slots)]).toEqual([0n, 700n]);
  });

  it('is computed for each level by itself: 4,000.00 at 20 % and 15 % (DIV-032)', async () => {
    const above = await dividend(0, '20');
    const below = await dividend(1, '15');
    test.clock.advance({ hours: 8 });
    const bookedAt = String(test.clock.now());
    await play(at(2), 6_400_000n, 5_000_000n);
    await play(at(3), 3_000_000n, 2_600_000n);
    await nextAfternoon();
    // 20 % of 18,000.00, of which 15 % of 14,000.00 go on.
    expect([await purse(at(0)), await purse(at(1))]).toEqual([150_000n, 210_000n]);
    await test.inUnit((ctx) => {
      const amounts = { stake: '-400000', valid: '-400000', noSalary: '0', payout: '0' };
      const row = { memberId: at(2), category: 'LIVE', bookedAt, ...amounts } as const;
      return correctUnits(ctx, { at: String(ctx.clock.now()), rows: [row] }, usualSettings);
    });
    expect([await left(above), await left(below)]).toEqual([80_000n, 60_000n]);
    expect([await purse(at(0)), await purse(at(1))]).toEqual([150_000n, 210_000n]);
    // What was taken back stands in the sums of the day too: 10,000.00 less 4,000.00.
    await play(at(2), 600_000n, 500_000n);
    await nextAfternoon();
    // 20 % and 15 % of 5,000.00 are less the receivables of 800.00 and 600.00: 200.00 and nothing.
    expect(await left(below)).toBe(0n);
    expect(await purse(at(1))).toBe(225_000n);
  });

  it('moves to the next contract with the same payer when its own has ended', async () => {
    const first = await signed(0, '1');
    test.clock.advance({ hours: 24 });
    await owe(first, 600n);
    await test.inUnit(async (ctx) => {
      const asked = await act(ctx, first, { by: at(0), action: 'terminate' });
      await act(ctx, asked, { by: null, action: 'accept' });
    });
    test.clock.advance({ hours: 48 });
    await settleAll();
    expect(await left(first)).toBe(600n);
    const second = await signed(0, '1');
    test.clock.advance({ hours: 24 });
    await play(at(2), 100_000n, 0n);
    await nextAfternoon();
    expect(await purse(at(0))).toBe(400n);
    expect([await left(first), await left(second)]).toEqual([0n, 0n]);
  });
});
