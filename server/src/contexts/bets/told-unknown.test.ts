import { describe, expect, it } from 'vitest';
import { brief, player } from '../../../test/factories/bets.ts';
import { workOf } from '../../../test/factories/work.ts';
import { testDatabase } from '../../../test/harness.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { openBets } from './bets.ts';
import { betsJobs } from './jobs.ts';
import { readTransactions } from './read-transactions.ts';
import { tellUnknown } from './told-unknown.ts';

const test = testDatabase();

/** A process whose batches begin when the test says so, beside another one on the same database. */
function heldProcess() {
  const work = workOf(test);
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const held: UnitOfWork = {
    ...work,
    run: async (unit, act) => {
      await begun;
      return work.run(unit, act);
    },
  };
  return { ...openBets({ work: held }), begin };
}

// vendor-wallet.md 3, rule 20, where several processes run (docs/operating/running.md).
describe('a transaction of which its sender was told that it never came', () => {
  it.each([
    ['BET', {}, 9_000n],
    ['PROMO_WIN', { amountMinor: 500n, promo: {} }, 10_500n],
  ])('is not carried out any more: %s; sent again, it is', async (kind, fields, left) => {
    const ann = player(test, `told${kind.toLowerCase().replace('_', '')}`);
    await ann.fund();
    const there = heldProcess();
    const here = openBets({ work: workOf(test) });
    const told = () => ann.bet('b1', { kind, ...fields, receivedAt: test.clock.now() });
    const command = told();
    const waiting = there.bets.submit([command]);
    test.clock.advance({ milliseconds: 100 });
    const named = { provider: 'vendor:test', memberId: ann.memberId, txId: command.txId };
    await test.inUnit(async (ctx) => {
      expect(await readTransactions(ctx, { ...named, roundId: undefined })).toEqual([]);
      await tellUnknown(ctx, named);
    });
    there.begin();
    const [late] = await waiting;
    expect(late).toMatchObject({ ok: false, code: 'overloaded' });
    expect(await ann.balance()).toBe(10_000n);
    const [again] = await here.bets.submit([told()]);
    expect(again && brief(again)).toBe('done');
    expect(await ann.balance()).toBe(left);
    await there.stop();
    await here.stop();
  });

  it('nor is what it sent of a round of which it was told so; sent again, it is', async () => {
    const ann = player(test, 'toldround');
    await ann.fund();
    const provider = 'vendor:test';
    const told = (id: string, fields = {}) =>
      ann.bet(id, { receivedAt: test.clock.now(), ...fields });
    const [late, other] = [told('b1'), told('b2', { roundId: 'toldround-other' })];
    test.clock.advance({ milliseconds: 100 });
    const round = { provider, memberId: ann.memberId, roundId: 'toldround-round' };
    await test.inUnit(async (ctx) => {
      expect(await readTransactions(ctx, { ...round, txId: undefined })).toEqual([]);
      await tellUnknown(ctx, round);
      await tellUnknown(ctx, round);
    });
    expect(brief(await ann.send(late))).toBe('overloaded');
    expect(brief(await ann.send(other))).toBe('done');
    expect(brief(await ann.send(told('b1')))).toBe('done');
    expect(await ann.balance()).toBe(8_000n);
  });

  it('is forgotten after a day, with its round', async () => {
    const named = { provider: 'vendor:test', memberId: player(test, 'toldday').memberId };
    await test.inUnit(async (ctx) => {
      await tellUnknown(ctx, { ...named, txId: 'toldday-b1' });
      await tellUnknown(ctx, { ...named, roundId: 'toldday-round' });
    });
    const left = async () => {
      const text = `select
        (select count(*)::int from bet_unknowns where member_id = $1) as transactions,
        (select count(*)::int from bet_unknown_rounds where member_id = $1) as rounds`;
      const { rows } = await test.database().pool.query<object>(text, [named.memberId]);
      return rows[0];
    };
    const sweep = betsJobs.find(({ name }) => name === 'bets_sweep_open');
    test.clock.advance({ hours: 23 });
    await test.inUnit(async (ctx) => sweep?.run(ctx, {}));
    expect(await left()).toEqual({ transactions: 1, rounds: 1 });
    test.clock.advance({ hours: 2 });
    await test.inUnit(async (ctx) => sweep?.run(ctx, {}));
    expect(await left()).toEqual({ transactions: 0, rounds: 0 });
  });

  it('is that of its player alone, and undoes its whole order', async () => {
    const ann = player(test, 'toldann');
    const bob = player(test, 'toldbob');
    await ann.fund();
    await bob.fund();
    const receivedAt = test.clock.now();
    test.clock.advance({ milliseconds: 100 });
    const provider = 'vendor:test';
    const txId = 'toldann-b2';
    await test.inUnit((ctx) => tellUnknown(ctx, { provider, memberId: ann.memberId, txId }));
    const stakes = ['b1', 'b2'].map((id) => ann.bet(id, { receivedAt }));
    const answers = await ann.order(...stakes);
    expect(answers.map(brief)).toEqual(['order_refused', 'overloaded']);
    expect(await ann.balance()).toBe(10_000n);
    expect(brief(await bob.send(bob.bet('b1', { txId, receivedAt })))).toBe('done');
  });
});
