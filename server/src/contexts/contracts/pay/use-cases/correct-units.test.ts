import { beforeEach, describe, expect, it } from 'vitest';
import { sign, usualSettings } from '../../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { correctUnits } from './correct-units.ts';

const test = testDatabase();
const { at, begin, offer, play, settleAll, purse } = settlingLine(test);
let playedAt = '';

/** Two levels are paid 8.00 and 5.00 for a day with a bet of 1,000.00. */
beforeEach(async () => {
  await begin();
  await test.inUnit(async (ctx) => {
    await sign(ctx, offer(0, '0.8'));
    await sign(ctx, offer(1, '0.5'));
  });
  test.clock.advance({ hours: 12 });
  playedAt = String(test.clock.now());
  await play(at(2), 100_000n, 0n);
  test.clock.advance({ hours: 24 });
  await settleAll();
  test.clock.advance({ hours: 12 });
  await settleAll();
});

/** Of the bet only 600.00 count any more. */
const correct = (settings = usualSettings) =>
  test.inUnit((ctx) => {
    const { memberId, ...amounts } = {
      memberId: at(2),
      stake: '-40000',
      valid: '-40000',
      payout: '0',
    };
    const row = { memberId, category: 'LIVE', bookedAt: playedAt, ...amounts } as const;
    return correctUnits(ctx, { at: String(ctx.clock.now()), rows: [row] }, settings);
  });

async function clawbacks() {
  const { rows } = await test.database().pool.query<Record<string, unknown>>(
    `select b.payee_id, b.amount_minor, b.revision, c.delta_minor, c.taken_minor, c.receivable_minor
       from contract_clawbacks c join contract_bills b on b.id = c.bill_id
      where b.payee_id in ($1, $2) order by b.place`,
    [at(0), at(1)],
  );
  return rows;
}

describe('correctUnits', () => {
  it('computes each level again, and takes what was too much from later pay', async () => {
    await correct();
    expect(await clawbacks()).toMatchObject([
      { amount_minor: 480n, revision: 1, delta_minor: -320n, receivable_minor: 320n },
      { amount_minor: 300n, revision: 1, delta_minor: -200n, receivable_minor: 200n },
    ]);
    expect([await purse(at(0)), await purse(at(1))]).toEqual([300n, 500n]);
  });

  it('takes it from the wallets at once where the site says so, and never more than is there', async () => {
    const { clawback } = usualSettings;
    await correct({ ...usualSettings, clawback: { ...clawback, mode: 'WALLET_NOW' } });
    expect(await clawbacks()).toMatchObject([
      { taken_minor: 300n, receivable_minor: 20n },
      { taken_minor: 200n, receivable_minor: 0n },
    ]);
    expect([await purse(at(0)), await purse(at(1))]).toEqual([200n, 300n]);
  });

  it('leaves what is too old in the unit in which it fell', async () => {
    test.clock.advance({ hours: 24 * 32 });
    await correct();
    expect(await clawbacks()).toEqual([]);
  });
});
