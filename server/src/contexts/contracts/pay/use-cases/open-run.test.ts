import { beforeEach, describe, expect, it } from 'vitest';
import { sign } from '../../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { setFlag } from '../../../limits/index.ts';

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
});
