import type { MemberId } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { placeMember } from '../../../../../test/factories/agents.ts';
import { buildOffer, sign, usualSettings } from '../../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { serveDebtors } from './serve-debtors.ts';

const test = testDatabase();
const { at, begin, offer, play, settleAll, purse, billsOf, credit } = settlingLine(test);

const serve = () => test.inUnit((ctx) => serveDebtors(ctx, usualSettings));

beforeEach(begin);

/**
 * A1 above A2 and A4, A2 above A3; a member below A3 loses 10,000.00, one below A4 4,000.00, and
 * one right below A1 wins 20,000.00, so that the house owes A1 nothing for the day.
 */
async function owingLine() {
  const weights = [
    ['A1', '20'],
    ['A2', '15'],
    ['A3', '10'],
    ['A4', '10'],
  ] as const;
  const above = { A1: null, A2: 'A1', A3: 'A2', A4: 'A1' } as const;
  const agents = new Map<string, MemberId>();
  await test.inUnit(async (ctx) => {
    for (const [name, rate] of weights) {
      const payerId = agents.get(above[name] ?? '') ?? null;
      const { id } = await placeMember(ctx, { isAgent: true, above: payerId });
      agents.set(name, id);
      const tier = { minBet: '0.00', minLoss: null, minActive: 0, rateType: 'P', rate } as const;
      const terms = { kind: 'DIVIDEND', periodType: 'DAILY', tiers: [tier] } as const;
      await sign(ctx, buildOffer({ payerId, payeeId: id }, terms));
    }
  });
  const agent = (name: string) => agents.get(name) ?? at(-1);
  const loseBelow = async (name: string, stakeMinor: bigint, payoutMinor: bigint) => {
    const { id } = await test.inUnit((ctx) => placeMember(ctx, { above: agent(name) }));
    await play(id, stakeMinor, payoutMinor);
  };
  await loseBelow('A3', 1_000_000n, 0n);
  await loseBelow('A1', 3_000_000n, 5_000_000n);
  await loseBelow('A4', 400_000n, 0n);
  return agent;
}

describe('serveDebtors', () => {
  it('reaches every debtor, page by page, whoever stands before with an empty purse', async () => {
    const agent = await owingLine();
    test.clock.advance({ hours: 48 });
    await settleAll();
    const { rows } = await test
      .database()
      .pool.query<{ payer: string }>(
        'select distinct payer_id as payer from contract_debts where cleared_at is null',
      );
    expect(rows.length).toBeGreaterThan(1);
    const last = rows
      .map(({ payer }) => payer)
      .toSorted()
      .at(-1);
    const name = ['A1', 'A2', 'A3', 'A4'].find((label) => agent(label) === last) ?? '';
    await credit(agent(name), 1n);
    await test.inUnit((ctx) => serveDebtors(ctx, usualSettings, 1));
    expect(await purse(agent(name))).toBe(0n);
  });

  it('repairs three levels with one credit, and each credit is enough (DIV-031)', async () => {
    const agent = await owingLine();
    test.clock.advance({ hours: 48 });
    await settleAll();
    const stateOf = async (name: string) => {
      const { rows } = await test.database().pool.query<Record<string, unknown>>(
        `select amount_minor as amount, paid_minor as paid, owed_minor as owed
           from contract_bills where payee_id = $1 order by unit_end limit 1`,
        [agent(name)],
      );
      return rows[0];
    };
    expect(await stateOf('A1')).toEqual({ amount: 0n, paid: 0n, owed: 0n });
    expect(await stateOf('A2')).toEqual({ amount: 150_000n, paid: 0n, owed: 150_000n });
    expect(await stateOf('A3')).toEqual({ amount: 100_000n, paid: 0n, owed: 100_000n });
    expect(await stateOf('A4')).toEqual({ amount: 40_000n, paid: 0n, owed: 40_000n });
    await credit(agent('A1'), 500_000n);
    await Promise.all([serve(), serve()]);
    for (const name of ['A2', 'A3', 'A4']) {
      expect(await stateOf(name)).toMatchObject({ owed: 0n });
    }
    // 5,000.00 less 1,500.00 and 400.00; A2 keeps 500.00 of what it got.
    const purses = await Promise.all(['A1', 'A2', 'A3', 'A4'].map((name) => purse(agent(name))));
    expect(purses).toEqual([310_000n, 50_000n, 100_000n, 40_000n]);
    const { rows } = await test
      .database()
      .pool.query('select from standing_flags where member_id = any($1)', [
        ['A1', 'A2'].map(agent),
      ]);
    expect(rows).toEqual([]);
  });

  it('pays with the next credit what a payer lacked (DIV-010, DIV-012)', async () => {
    await test.inUnit(async (ctx) => {
      await sign(ctx, offer(0, '20', { kind: 'DIVIDEND', periodType: 'DAILY' }));
      await sign(ctx, offer(1, '15', { kind: 'DIVIDEND', periodType: 'DAILY' }));
    });
    await play(at(2), 1_000_000n, 0n);
    await play(at(3), 100_000n, 800_000n);
    test.clock.advance({ hours: 48 });
    await settleAll();
    expect((await billsOf(at(0)))[0]).toMatchObject({ amount_minor: 60_000n, pay_state: 'PAID' });
    expect((await billsOf(at(1)))[0]).toMatchObject({
      amount_minor: 150_000n,
      paid_minor: 60_000n,
      owed_minor: 90_000n,
      pay_state: 'PART_PAID',
    });
    const flags = () =>
      test
        .database()
        .pool.query<{ flag: string }>('select flag from standing_flags where member_id = $1', [
          at(0),
        ])
        .then(({ rows }) => rows);
    expect(await flags()).toEqual([{ flag: 'DEBT' }]);
    await credit(at(0), 50_000n);
    await Promise.all([serve(), serve()]);
    expect((await billsOf(at(1)))[0]).toMatchObject({ owed_minor: 40_000n });
    await credit(at(0), 100_000n);
    await serve();
    expect((await billsOf(at(1)))[0]).toMatchObject({ owed_minor: 0n, pay_state: 'PAID' });
    expect(await purse(at(0))).toBe(60_000n);
    expect(await flags()).toEqual([]);
  });
});
