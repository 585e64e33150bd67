import { assertDefined } from '@portal/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { sign, usualSettings } from '../../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { listStrandedDebts } from '../../desk/use-cases/list-stranded-debts.ts';
import { owedOf } from '../../owed-of.ts';
import { clawBack } from '../claw-back.ts';
import { selectBills } from '../store-bills.ts';
import { guaranteeDebts } from './guarantee-debts.ts';
import { readBill } from './read-bill.ts';
import { serveDebtors } from './serve-debtors.ts';

const test = testDatabase();
const { at, begin, offer, play, settleAll, billsOf, credit, purse } = settlingLine(test);
const guaranteed = { ...usualSettings, isGuaranteed: true };
const daily = { kind: 'DIVIDEND', periodType: 'DAILY' } as const;

const guarantee = () => test.inUnit((ctx) => guaranteeDebts(ctx, guaranteed));
const serve = () => test.inUnit((ctx) => serveDebtors(ctx, usualSettings));
const owed = (place: number) => test.inUnit((ctx) => owedOf(ctx, at(place)));

/** DIV-010: the second agent's bill is 1,500.00, of which the first could pay 600.00. */
async function shortLine(): Promise<void> {
  await begin();
  await test.inUnit(async (ctx) => {
    await sign(ctx, offer(0, '20', daily));
    await sign(ctx, offer(1, '15', daily));
  });
  await play(at(2), 1_000_000n, 0n);
  await play(at(3), 100_000n, 800_000n);
  test.clock.advance({ hours: 48 });
  await settleAll();
}

async function billId() {
  const { rows } = await test
    .database()
    .pool.query<{ id: `bil_${string}` }>(
      'select id from contract_bills where payee_id = $1 order by unit_end limit 1',
      [at(1)],
    );
  return assertDefined(rows[0], 'a bill was made').id;
}

beforeEach(shortLine);

describe('guaranteeDebts', () => {
  it('pays nothing where the site does not say so, and nothing before a day is over', async () => {
    test.clock.advance({ hours: 23 });
    expect(await guarantee()).toBe(false);
    test.clock.advance({ hours: 1 });
    expect(await test.inUnit((ctx) => guaranteeDebts(ctx, usualSettings))).toBe(false);
    expect(await purse(at(1))).toBe(60_000n);
  });

  it('pays the payee once, two at once, and the payer owes the house', async () => {
    test.clock.advance({ hours: 24 });
    await Promise.all([guarantee(), guarantee()]);
    expect(await guarantee()).toBe(false);
    expect(await purse(at(1))).toBe(150_000n);
    expect((await billsOf(at(1)))[0]).toMatchObject({
      pay_state: 'PAID',
      paid_minor: 150_000n,
      owed_minor: 0n,
    });
    expect(await owed(0)).toBe(90_000n);
    const id = await billId();
    const views = await test.inUnit((ctx) =>
      Promise.all([at(0), at(1)].map((party) => readBill(ctx, { id, party }))),
    );
    expect(views.map(({ houseMinor }) => houseMinor)).toEqual([90_000n, 0n]);
    expect(views[0]?.payments.map(({ source }) => source)).toEqual(['SETTLEMENT', 'GUARANTEE']);
  });

  it('brings the next credits of the payer back to the house, and nobody twice', async () => {
    test.clock.advance({ hours: 24 });
    await guarantee();
    await credit(at(0), 50_000n);
    await Promise.all([serve(), serve()]);
    expect([await purse(at(0)), await purse(at(1)), await owed(0)]).toEqual([
      0n,
      150_000n,
      40_000n,
    ]);
    await credit(at(0), 100_000n);
    await serve();
    expect([await purse(at(0)), await owed(0)]).toEqual([60_000n, 0n]);
    expect((await billsOf(at(1)))[0]).toMatchObject({ paid_minor: 150_000n, pay_state: 'PAID' });
    const { rows } = await test
      .database()
      .pool.query('select from standing_flags where member_id = $1', [at(0)]);
    expect(rows).toEqual([]);
  });

  it('stands at the desk as owed to the house from the seventh day on', async () => {
    test.clock.advance({ hours: 24 });
    await guarantee();
    test.clock.advance({ hours: 24 * 6 });
    const debts = await test.inUnit((ctx) => listStrandedDebts(ctx, { cause: 'week_old' }));
    expect(debts.filter(({ debtorId }) => debtorId === at(0))).toMatchObject([
      { creditorId: null, leftMinor: 90_000n },
    ]);
  });

  it('leaves a correction to the next pay, because the payee has everything (C7)', async () => {
    test.clock.advance({ hours: 24 });
    await guarantee();
    const id = await billId();
    const done = await test.inUnit(async (ctx) => {
      const [bill] = await selectBills(ctx.tx, [id]);
      const fallen = { bill: assertDefined(bill, 'the bill stands'), deltaMinor: -20_000n };
      return clawBack(ctx, fallen, guaranteed);
    });
    expect(done).toEqual({ owedReducedMinor: 0n, takenMinor: 0n, receivableMinor: 20_000n });
    expect(await owed(0)).toBe(90_000n);
  });
});
