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
});
