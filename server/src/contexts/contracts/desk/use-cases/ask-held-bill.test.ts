import type { BillId, HeldBillWay } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { sign, usualSettings } from '../../../../../test/factories/contracts.ts';
import { buildOperator, seatOperator } from '../../../../../test/factories/operators.ts';
import { settlingLine } from '../../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import type { OperatorActor } from '../../../../platform/context.ts';
import { heldBillAct } from '../held-bill-act.ts';
import { askHeldBill } from './ask-held-bill.ts';
import { listHeldBills } from './list-held-bills.ts';

/** Of agents-loyalty-money.md C6 step 3. */
const test = testDatabase();
const { at, begin, offer, play, settleAll, purse, billsOf, credit } = settlingLine(test);
const daily = { kind: 'DIVIDEND', periodType: 'DAILY' } as const;
/** 1,000.00 is the most that nobody looks at. */
const settings = { ...usualSettings, autoApproveMostMinor: 100_000n };

beforeEach(begin);

const listed = () => test.inUnit((ctx) => listHeldBills(ctx, { pageNum: 1, pageSize: 20 }));

/** 20 % of 10,000.00 to the first, who owes 15 % of it to the second. */
async function heldDividend(): Promise<BillId> {
  await test.inUnit(async (ctx) => {
    await sign(ctx, offer(0, '20', daily));
    await sign(ctx, offer(1, '15', daily));
  });
  await play(at(2), 1_000_000n, 0n);
  test.clock.advance({ hours: 48 });
  await settleAll(settings);
  const { rows } = await listed();
  return rows.find(({ payeeId }) => payeeId === at(0))?.billId ?? 'bil_none000000';
}

const ask = async (billId: BillId, way: HeldBillWay = 'pay') =>
  test.inUnit((ctx) => askHeldBill(ctx, { billId, way, reason: 'looked at the bets' }), {
    actor: await seatOperator(test),
  });

let approvals = 0;
const decide = (billId: BillId, way: HeldBillWay, revision = 0) =>
  test.inUnit<void, OperatorActor>(
    (ctx) => {
      approvals += 1;
      const said = { account: '', unitKey: '', amount: '', currency: 'USD' };
      return heldBillAct.perform(ctx, {
        id: `apr_held${String(approvals).padStart(4, '0')}`,
        payload: { billId, way, revision, ...said },
        reason: 'the bets are real',
        askedBy: 'opr_one',
      });
    },
    { actor: buildOperator('opr_two') },
  );

/** Of the day on which somebody played. */
const state = async (place: number) => (await billsOf(at(place)))[0]?.['pay_state'];

describe('a large dividend of the house', () => {
  it('waits with what is paid below it, and is listed with how many wait', async () => {
    const billId = await heldDividend();
    expect(await state(0)).toBe('APPROVAL');
    expect(await state(1)).toBe('WAITING');
    const { rows, total } = await listed();
    expect(rows.filter(({ payeeId }) => payeeId === at(0))).toMatchObject([
      { billId, amountMinor: 200_000n, netLossMinor: 1_000_000n, below: 1 },
    ]);
    expect(total).toBeGreaterThanOrEqual(1);
    expect(await ask(billId)).toMatch(/^apr_/u);
    await expect(ask(billId, 'reject')).rejects.toMatchObject({ code: 'approval_waiting' });
    await decide(billId, 'reject');
  });

  it('refuses what waits no more, and what was corrected since it was asked for', async () => {
    await expect(ask('bil_none000000')).rejects.toMatchObject({ code: 'not_found' });
    const billId = await heldDividend();
    await expect(decide(billId, 'pay', 1)).rejects.toMatchObject({ code: 'contract_stale' });
    await decide(billId, 'pay');
    await expect(ask(billId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(decide(billId, 'pay')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is paid once two let it go, and then what waits below it', async () => {
    const billId = await heldDividend();
    const both = await Promise.allSettled([decide(billId, 'pay'), decide(billId, 'pay')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await settleAll(settings);
    expect([await state(0), await state(1)]).toEqual(['PAID', 'PAID']);
    expect(await purse(at(0))).toBe(50_000n);
    expect(await purse(at(1))).toBe(150_000n);
    const { rows } = await test
      .database()
      .pool.query('select action, reason from trail_entries where subject_id = $1', [billId]);
    expect(rows).toMatchObject([{ action: 'agent.decide_bill', reason: 'the bets are real' }]);
  });

  it('is never paid once two refuse it; what waits below it is due all the same', async () => {
    const billId = await heldDividend();
    await credit(at(0), 150_000n);
    await decide(billId, 'reject');
    await settleAll(settings);
    expect([await state(0), await state(1)]).toEqual(['REJECTED', 'PAID']);
    expect(await purse(at(0))).toBe(0n);
    expect((await listed()).rows.filter(({ payeeId }) => payeeId === at(0))).toEqual([]);
  });
});
