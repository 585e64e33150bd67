import { beforeEach, describe, expect, it } from 'vitest';
import { act, propose, sign, usualSettings } from '../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../test/harness.ts';
import type { ContractSettings } from '../settings.ts';
import { correctUnits } from './use-cases/correct-units.ts';

/** Of agents-loyalty-money.md C5, C6 and C7. */
const test = testDatabase();
const { at, begin, offer, play, settleAll, purse } = settlingLine(test);
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
