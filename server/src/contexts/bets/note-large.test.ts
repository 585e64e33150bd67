import { beforeEach, describe, expect, it } from 'vitest';
import { loosePolicy, player } from '../../../test/factories/bets.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const largeMinor = 100_000n;
let count = 0;
let ann: ReturnType<typeof player>;

/** A member with 10,000.00 on a site whose ceiling is 1,000.00. */
beforeEach(async () => {
  count += 1;
  ann = player(test, `large${count}`);
  ann.noteFrom(largeMinor);
  await ann.fund(1_000_000n);
});

const say = (kind: string, id: string, fields: Readonly<Record<string, unknown>>) =>
  ann.send(ann.command(kind, id, { reason: 'video', ...fields }));

async function noted(): Promise<readonly string[]> {
  const { rows } = await test
    .database()
    .pool.query<{ readonly action: string; readonly after: { readonly amount: string } }>(
      'select action, after from trail_entries where subject_id = $1',
      [ann.memberId],
    );
  return rows.map(({ action, after }) => `${action} ${after.amount}`);
}

describe('a large stake (R49)', () => {
  it('stands in the trail when it is placed, once, and a smaller one does not', async () => {
    await ann.send(ann.bet('b1', { amountMinor: largeMinor - 1n }));
    expect(await noted()).toEqual([]);
    await ann.send(ann.bet('b2', { amountMinor: largeMinor }));
    await ann.send(ann.bet('b2', { amountMinor: largeMinor }));
    expect(await noted()).toEqual(['member.large_stake 1000.00']);
    await say('SETTLE', 's1', { refTxId: 'b2', amountMinor: 0n, result: 'LOSE' });
    await say('UNSETTLE', 'u1', { refTxId: 'b2' });
    expect(await noted()).toEqual(['member.large_stake 1000.00']);
  });

  it('is said of an undone order no more than of one refused', async () => {
    const large = ann.bet('b1', { amountMinor: largeMinor });
    await ann.order(large, ann.command('WIN', 'w9', { refTxId: 'b9', amountMinor: 0n }));
    await ann.send(ann.bet('b2', { amountMinor: 2_000_000n }));
    expect(await noted()).toEqual([]);
  });
});

describe('a large win (R49)', () => {
  it('is what a bet pays, by however many wins, once', async () => {
    await ann.send(ann.bet('b1'));
    const part = { refTxId: 'b1', amountMinor: largeMinor - 1n };
    await say('WIN', 'w1', part);
    expect(await noted()).toEqual([]);
    await say('WIN', 'w2', part);
    expect(await noted()).toEqual(['member.large_win 1999.98']);
    await say('WIN', 'w3', { ...part, amountMinor: 100n });
    expect(await noted()).toHaveLength(1);
    await say('WIN', 'w4', { ...part, amountMinor: largeMinor });
    expect((await noted()).toSorted()).toEqual([
      'member.large_win 1999.98',
      'member.large_win 3000.98',
    ]);
  });

  it('may be a prize, whatever part of it is a jackpot', async () => {
    const promo = { progressiveMinor: '5000000', fixedMinor: '0' };
    const game = { category: 'RNG', gameCode: 'reels' };
    await say('PROMO_WIN', 'p1', { amountMinor: 5_000_000n, game, promo });
    expect(await noted()).toEqual(['member.large_win 50000.00']);
  });

  it('may come by a new result, and none where one is taken back', async () => {
    await ann.send(ann.bet('b1'));
    await say('SETTLE', 's1', { refTxId: 'b1', amountMinor: 500n, result: 'WIN' });
    await say('RESETTLE', 't1', { refTxId: 'b1', amountMinor: 200_000n, result: 'WIN' });
    await say('RESETTLE', 't2', { refTxId: 'b1', amountMinor: 150_000n, result: 'WIN' });
    expect(await noted()).toEqual(['member.large_win 2000.00']);
  });
});

describe('a large payout that is taken back (R49)', () => {
  const takenBack = async () => {
    const { rows } = await test
      .database()
      .pool.query<{ readonly before: { amount: string }; readonly after: { amount: string } }>(
        `select before, after from trail_entries
          where subject_id = $1 and action = 'member.large_take_back'`,
        [ann.memberId],
      );
    return rows.map(({ before, after }) => [before.amount, after.amount]);
  };

  it.each([
    ['RESETTLE', { amountMinor: 50_001n, result: 'WIN' }, []],
    ['RESETTLE', { amountMinor: 50_000n, result: 'WIN' }, [['1500.00', '500.00']]],
    ['UNSETTLE', {}, [['1500.00', '0.00']]],
    ['VOID', {}, [['1500.00', '0.00']]],
    ['ROLLBACK', {}, [['1500.00', '0.00']]],
  ])('stands in the trail with what it was: %s %o', async (kind, fields, events) => {
    await ann.send(ann.bet('b1'));
    await say('SETTLE', 's1', { refTxId: 'b1', amountMinor: 150_000n, result: 'WIN' });
    await say(kind, 't1', { refTxId: 'b1', policy: loosePolicy, ...fields });
    expect(await takenBack()).toEqual(events);
  });
});

describe('a debt (R49)', () => {
  const owed = async () => (await noted()).filter((event) => event.startsWith('member.book_debt'));

  it('stands in the trail however small it is, and also where no ceiling is named', async () => {
    ann.noteFrom(0n);
    await ann.send(ann.bet('b1', { amountMinor: 1_000_000n }));
    await say('WIN', 'w1', { refTxId: 'b1', amountMinor: 500n });
    await ann.send(ann.bet('b2', { amountMinor: 400n }));
    await say('ROLLBACK', 'x1', { refTxId: 'w1', policy: loosePolicy });
    expect(await owed()).toEqual(['member.book_debt 4.00']);
  });

  it('is none where the whole comes back, where it is refused, and of trial money', async () => {
    await ann.send(ann.bet('b1', { amountMinor: 1_000_000n }));
    await say('WIN', 'w1', { refTxId: 'b1', amountMinor: 500n });
    await say('ADJUST', 'a1', { amountMinor: -501n });
    await say('ADJUST', 'a2', { amountMinor: -501n, currency: 'FUN', policy: loosePolicy });
    await say('ROLLBACK', 'x1', { refTxId: 'w1', policy: loosePolicy });
    expect(await owed()).toEqual([]);
  });
});

describe('a large correction by a vendor (R49)', () => {
  it('stands in the trail in either direction, once, and a smaller one does not', async () => {
    await say('ADJUST', 'a1', { amountMinor: largeMinor - 1n });
    await say('ADJUST', 'a2', { amountMinor: 1n - largeMinor });
    await say('ADJUST', 'a3', { amountMinor: 5_000_000n, currency: 'FUN' });
    await say('ADJUST', 'a4', { amountMinor: 0n - 9_000_000n });
    expect(await noted()).toEqual([]);
    await say('ADJUST', 'a5', { amountMinor: largeMinor });
    await say('ADJUST', 'a5', { amountMinor: largeMinor });
    await say('ADJUST', 'a6', { amountMinor: 0n - largeMinor });
    expect((await noted()).toSorted()).toEqual([
      'member.large_adjustment -1000.00',
      'member.large_adjustment 1000.00',
    ]);
  });
});

describe('no event', () => {
  it('where the site names no ceiling, nor of trial money', async () => {
    ann.noteFrom(0n);
    await ann.send(ann.bet('b1', { amountMinor: 500_000n }));
    ann.noteFrom(largeMinor);
    await say('PROMO_WIN', 'p1', {
      amountMinor: 5_000_000n,
      currency: 'FUN',
      game: { category: 'RNG', gameCode: 'reels' },
      promo: {},
    });
    expect(await noted()).toEqual([]);
  });
});
