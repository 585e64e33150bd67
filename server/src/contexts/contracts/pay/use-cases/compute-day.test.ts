import type { MemberId } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { sign, usualSettings } from '../../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { buildTransfer } from '../../../../../test/factories/wallet.ts';
import { sendAtCommit } from '../../../../platform/statement.ts';
import { bookBetFacts, plainPay } from '../../../turnover/index.ts';
import { post } from '../../../wallet/index.ts';
import { correctUnits } from './correct-units.ts';

const test = testDatabase();
const { at, begin, offer, play, settleAll, purse } = settlingLine(test);

beforeEach(begin);

/** A part of a bet of today, taken back today. */
const takeBack = (memberId: MemberId, amountMinor: bigint) =>
  test.inUnit(async (ctx) => {
    const played = { category: 'LIVE', provider: 'test', gameCode: 'g', betCount: 0 } as const;
    const fact = {
      betId: ctx.ids.next('bet'),
      memberId,
      ...played,
      stakeMinor: -amountMinor,
      validMinor: -amountMinor,
      payoutMinor: 0n,
      jackpotMinor: 0n,
      ...plainPay,
      wholeStakeMinor: 0n,
      wholeValidMinor: 0n,
    };
    const { betId: reference } = fact;
    const back = { from: 'house:games:stakes', to: `member:${memberId}:cash`, amountMinor };
    const { currency } = ctx.site;
    await post(ctx, [buildTransfer({ ...back, currency, reference })]);
    const booking = { bookedAt: ctx.clock.now(), facts: [fact] };
    await sendAtCommit(ctx.tx, await bookBetFacts(ctx, new Map(), booking));
  });

async function receivable(payeeId: MemberId): Promise<bigint> {
  const { rows } = await test.database().pool.query<{ left: bigint }>(
    `select r.left_minor as "left" from contract_receivables r
         join contracts c on c.id = r.contract_id where c.payee_id = $1`,
    [payeeId],
  );
  return rows.reduce((sum, { left }) => sum + left, 0n);
}

describe('computeDay', () => {
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

  it('computes a day late that nobody computed in time', async () => {
    await test.inUnit((ctx) => sign(ctx, offer(0, '1', { kind: 'REALTIME' })));
    test.clock.advance({ hours: 10 });
    await play(at(2), 10_000n, 0n);
    test.clock.advance({ hours: 48 });
    await settleAll();
    expect(await purse(at(0))).toBe(100n);
  });
});
