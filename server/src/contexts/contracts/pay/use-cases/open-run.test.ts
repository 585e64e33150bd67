import { beforeEach, describe, expect, it } from 'vitest';
import { sign, usualSettings } from '../../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { setFlag } from '../../../limits/index.ts';
import { bookMoney } from '../../../turnover/index.ts';

const test = testDatabase();
const { at, begin, offer, play, settleAll, purse } = settlingLine(test);

beforeEach(begin);

describe('openRun', () => {
  it('settles an hour at ten past, with what was booked in it', async () => {
    await test.inUnit((ctx) => sign(ctx, offer(0, '0.2', { kind: 'HOURLY' })));
    test.clock.advance({ minutes: 70 });
    await play(at(2), 605_000n, 0n);
    test.clock.advance({ minutes: 55 });
    await settleAll();
    expect(await purse(at(0))).toBe(0n);
    test.clock.advance({ minutes: 10 });
    await settleAll();
    expect(await purse(at(0))).toBe(1210n);
  });

  it('counts accounts of one device once, and nobody who paid in too little (A6)', async () => {
    const row = { minBet: '0.00', minLoss: null, minActive: 2, rateType: 'P', rate: '1' } as const;
    const hour = async (settings = usualSettings): Promise<bigint> => {
      test.clock.advance({ minutes: 60 });
      await play(at(2), 100_000n, 0n);
      await play(at(3), 100_000n, 0n);
      test.clock.advance({ minutes: 75 });
      await settleAll(settings);
      return purse(at(0));
    };
    await test.inUnit((ctx) => sign(ctx, offer(0, '1', { kind: 'HOURLY', tiers: [row] })));
    expect(await hour()).toBe(2000n);
    expect(await hour({ ...usualSettings, activeMinDepositMinor: 1n })).toBe(2000n);
    await test
      .database()
      .pool.query(
        "insert into known_devices (subject_id, device, last_sign_in_at) values ($1, 'd', $3), ($2, 'd', $3)",
        [at(2), at(3), String(test.clock.now())],
      );
    expect(await hour()).toBe(2000n);
  });

  it('counts nobody as active who is frozen (A6)', async () => {
    const row = {
      minBet: '0.00',
      minLoss: null,
      minActive: 1,
      rateType: 'P',
      rate: '0.2',
    } as const;
    const hourly = offer(0, '0.2', { kind: 'HOURLY', tiers: [row] });
    await test.inUnit((ctx) => sign(ctx, hourly));
    test.clock.advance({ minutes: 70 });
    await play(at(2), 605_000n, 0n);
    const frozen = { memberId: at(2), flag: 'FROZEN', reason: 'test' } as const;
    await test.inUnit((ctx) => setFlag(ctx, frozen));
    test.clock.advance({ minutes: 65 });
    await settleAll();
    expect(await purse(at(0))).toBe(0n);
  });

  it('lowers the result of a team by what payments cost and chargebacks lost (A4)', async () => {
    await test.inUnit((ctx) =>
      sign(ctx, offer(0, '10', { kind: 'DIVIDEND', periodType: 'DAILY' })),
    );
    test.clock.advance({ hours: 1 });
    await play(at(2), 100_000n, 0n);
    await test.inUnit((ctx) =>
      bookMoney(ctx, [
        { memberId: at(2), kind: 'fee', amountMinor: 4_000n },
        { memberId: at(3), kind: 'chargeback', amountMinor: 30_000n },
      ]),
    );
    test.clock.advance({ hours: 48 });
    await settleAll();
    expect(await purse(at(0))).toBe(6_600n);
  });
});
