import { describe, expect, it } from 'vitest';
import { player } from '../../../../test/factories/bets.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { sweepOpenBets } from './sweep-open-bets.ts';

const test = testDatabase();

const sweep = () => test.inUnit((ctx) => sweepOpenBets(ctx));

// vendor-wallet.md 3, rule 21.
describe('sweepOpenBets', () => {
  it('puts bets without a result before a person, once, and moves no money', async () => {
    const ann = player(test, 'sweep');
    await ann.fund();
    const match = { game: { category: 'SPORTS', gameCode: 'football' }, roundId: 'match' };
    await ann.send(ann.bet('b1'));
    await ann.send(ann.bet('b2', match));
    await ann.send(ann.bet('b3', { roundId: 'done' }));
    await ann.send(ann.command('WIN', 'w3', { refTxId: 'b3', amountMinor: 0n, closesRound: true }));
    test.clock.advance({ hours: 47 });
    expect(await sweep()).toBe(0);
    test.clock.advance({ hours: 2 });
    expect([await sweep(), await sweep()]).toEqual([1, 0]);
    test.clock.advance({ hours: 13 * 24 });
    expect([await sweep(), await sweep()]).toEqual([1, 0]);
    const { rows } = await test
      .database()
      .pool.query('select reason, subject, member_id from bet_reviews order by id');
    expect(rows).toEqual(
      ['b1', 'b2'].map((txId) => ({
        reason: 'round_without_result',
        subject: `sweep-${txId}`,
        member_id: ann.memberId,
      })),
    );
    expect(await ann.balance()).toBe(7_000n);
  });

  const subjects = async (name: string) => {
    const { rows } = await test
      .database()
      .pool.query<{ subject: string }>(
        'select subject from bet_reviews where subject like $1 order by id',
        [`${name}-%`],
      );
    return rows.map(({ subject }) => subject);
  };
  const close = (name: string) =>
    test
      .database()
      .pool.query(
        "update bet_reviews set closed_at = $2, closed_by = 'opr_a', note = 'asked' where subject like $1",
        [`${name}-%`, String(test.clock.now())],
      );

  it('puts a bet before a person again where its review was closed long ago', async () => {
    const ann = player(test, 'again');
    await ann.fund();
    await ann.send(ann.bet('b1'));
    test.clock.advance({ hours: 49 });
    expect(await sweep()).toBe(1);
    test.clock.advance({ hours: 500 });
    expect(await sweep()).toBe(0);
    await close('again');
    test.clock.advance({ hours: 47 });
    expect(await sweep()).toBe(0);
    test.clock.advance({ hours: 2 });
    expect([await sweep(), await sweep()]).toEqual([1, 0]);
    expect(await subjects('again')).toEqual(['again-b1', 'again-b1']);
  });

  it('counts from when a bet lost its result, not from when it was placed', async () => {
    const ann = player(test, 'lost');
    await ann.fund();
    await ann.send(ann.bet('b1'));
    test.clock.advance({ hours: 49 });
    expect(await sweep()).toBe(1);
    await close('lost');
    await ann.send(ann.command('SETTLE', 's1', { refTxId: 'b1', amountMinor: 0n, result: 'LOSE' }));
    test.clock.advance({ hours: 20 * 24 });
    expect(await sweep()).toBe(0);
    await ann.send(ann.command('UNSETTLE', 'u1', { refTxId: 'b1', reason: 'video' }));
    test.clock.advance({ hours: 47 });
    expect(await sweep()).toBe(0);
    test.clock.advance({ hours: 2 });
    expect([await sweep(), await sweep()]).toEqual([1, 0]);
  });
});
