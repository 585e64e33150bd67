import { describe, expect, it } from 'vitest';
import { brief, player } from '../../../../test/factories/bets.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { endQuietRounds } from './end-quiet-rounds.ts';
import { sweepOpenBets } from './sweep-open-bets.ts';

const test = testDatabase();

const end = () => test.inUnit((ctx) => endQuietRounds(ctx));
const match = { category: 'SPORTS', gameCode: 'football' };

async function withBet(name: string, stakeFields: Readonly<Record<string, unknown>> = {}) {
  const ann = player(test, name);
  await ann.fund();
  await ann.send(ann.bet('b1', stakeFields));
  return {
    ...ann,
    settle: (amountMinor: bigint, fields: Readonly<Record<string, unknown>> = {}) =>
      ann.send(
        ann.command('SETTLE', 's1', { refTxId: 'b1', amountMinor, result: 'WIN', ...fields }),
      ),
    stakes: async (txId: string) => brief(await ann.send(ann.bet(txId, stakeFields))),
  };
}

// vendor-wallet.md 3, rule 21.
describe('endQuietRounds', () => {
  it('ends a round whose bets have results, 48 hours after the last of them, once', async () => {
    const ann = await withBet('quiet');
    test.clock.advance({ hours: 40 });
    await ann.settle(1_500n);
    test.clock.advance({ hours: 47 });
    expect(await end()).toBe(0);
    expect(await ann.stakes('b2')).toBe('done');
    await ann.send(ann.command('SETTLE', 's2', { refTxId: 'b2', amountMinor: 0n, result: 'LOSE' }));
    test.clock.advance({ hours: 49 });
    const heldMinor = await ann.balance();
    expect([await end(), await end()]).toEqual([1, 0]);
    expect(await ann.stakes('b3')).toBe('bet_round_closed');
    expect([await ann.balance(), await ann.stakes('b1')]).toEqual([heldMinor, 'done again']);
  });

  it('leaves a round alone of which a bet waits: that goes before a person', async () => {
    const ann = await withBet('waits');
    await ann.send(ann.bet('b2'));
    await ann.settle(1_500n);
    test.clock.advance({ hours: 60 });
    expect([await end(), await test.inUnit((ctx) => sweepOpenBets(ctx))]).toEqual([0, 1]);
    expect(await ann.stakes('b3')).toBe('done');
  });

  it('gives matches 14 days, in which a member may come back to one', async () => {
    const ann = await withBet('match', { game: match });
    await ann.settle(900n);
    test.clock.advance({ hours: 13 * 24 });
    expect([await end(), await ann.stakes('b2')]).toEqual([0, 'done']);
    await ann.send(ann.command('SETTLE', 's2', { refTxId: 'b2', amountMinor: 0n, result: 'LOSE' }));
    test.clock.advance({ hours: 15 * 24 });
    expect([await end(), await ann.stakes('b3')]).toEqual([1, 'bet_round_closed']);
  });

  it('refuses no result that comes later all the same (rule 13)', async () => {
    const ann = await withBet('later');
    await ann.send(ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 100n }));
    test.clock.advance({ hours: 49 });
    expect(await end()).toBe(1);
    const later = [
      await ann.send(ann.command('WIN', 'w2', { refTxId: 'b1', amountMinor: 200n })),
      await ann.send(ann.command('UNSETTLE', 'u1', { refTxId: 'b1', reason: 'again' })),
      await ann.send(
        ann.command('SETTLE', 's2', { refTxId: 'b1', amountMinor: 50n, result: 'WIN' }),
      ),
    ];
    expect(later.map(brief)).toEqual(['done', 'done', 'done']);
    expect(await ann.balance()).toBe(9_050n);
  });
});

describe('a settlement that ends its round', () => {
  it('takes no stake after it, and each other bet keeps its own settlement', async () => {
    const ann = await withBet('ends');
    await ann.send(ann.bet('b2'));
    expect(brief(await ann.settle(300n, { closesRound: true }))).toBe('done');
    expect(await ann.stakes('b3')).toBe('bet_round_closed');
    const second = ann.command('SETTLE', 's2', {
      refTxId: 'b2',
      amountMinor: 5_000n,
      result: 'WIN',
    });
    expect(brief(await ann.send(second))).toBe('done');
    expect(await ann.balance()).toBe(13_300n);
  });
});
