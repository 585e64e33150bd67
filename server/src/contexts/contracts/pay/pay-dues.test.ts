import { assertDefined } from '@portal/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { sign } from '../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { payDues, serveDebts } from './pay-dues.ts';
import { selectBillsOfRun } from './store-bills.ts';

const test = testDatabase();
const { at, begin, offer, play, settleAll, billsOf, credit, purse } = settlingLine(test);

beforeEach(begin);

/** The bill of the second agent, 1,500.00, of which the first could pay 600.00. */
async function shortBill() {
  await test.inUnit(async (ctx) => {
    await sign(ctx, offer(0, '20', { kind: 'DIVIDEND', periodType: 'DAILY' }));
    await sign(ctx, offer(1, '15', { kind: 'DIVIDEND', periodType: 'DAILY' }));
  });
  await play(at(2), 1_000_000n, 0n);
  await play(at(3), 100_000n, 800_000n);
  test.clock.advance({ hours: 48 });
  await settleAll();
  const { rows } = await test
    .database()
    .pool.query<{ run: `run_${string}` }>(
      `select run_id as run from contract_bills where payee_id = $1 order by unit_end limit 1`,
      [at(1)],
    );
  const run = assertDefined(rows[0], 'a bill was made').run;
  const bills = await test.inUnit((ctx) => selectBillsOfRun(ctx.tx, run));
  return assertDefined(
    bills.find(({ payeeId }) => payeeId === at(1)),
    'the bill of the second agent',
  );
}

describe('payDues', () => {
  it('adds what is due later to what is owed on the same bill', async () => {
    const bill = await shortBill();
    const due = { bill, nettedMinor: 0n, amountMinor: 30_000n, source: 'SUPPLEMENT' };
    await test.inUnit((ctx) => payDues(ctx, [due], { isPartial: true }));
    expect((await billsOf(at(1)))[0]).toMatchObject({ paid_minor: 60_000n, owed_minor: 120_000n });
    await credit(at(0), 200_000n);
    await test.inUnit((ctx) => serveDebts(ctx, [at(0)], { isPartial: true }));
    expect((await billsOf(at(1)))[0]).toMatchObject({ paid_minor: 180_000n, owed_minor: 0n });
    expect(await purse(at(0))).toBe(80_000n);
  });
});
