import { describe, expect, it } from 'vitest';
import { brief, loosePolicy, player } from '../../../../test/factories/bets.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();

const reversing = { mayOverdraw: false, rollbackOfSettled: 'reverse' } as const;

async function funded(name: string, amountMinor?: bigint) {
  const ann = player(test, name);
  await ann.fund(amountMinor);
  const say = (kind: string, id: string, fields: Readonly<Record<string, unknown>> = {}) =>
    ann.send(ann.command(kind, id, { reason: 'video', ...fields })).then(brief);
  const bet = (id: string, fields: Readonly<Record<string, unknown>> = {}) =>
    ann.send(ann.bet(id, fields)).then(brief);
  return { ann, say, bet, round: { roundId: `${name}-round` } };
}

describe('a rollback that says its round is over (rules 12 and 15)', () => {
  it('closes the round of what it takes back, and its other bets still get their results', async () => {
    const { ann, say, bet } = await funded('rc1');
    await bet('b1');
    await bet('b2');
    expect(await say('ROLLBACK', 'x1', { refTxId: 'b1', closesRound: true })).toBe('done');
    expect(await bet('b3')).toBe('bet_round_closed');
    expect(await say('WIN', 'w2', { refTxId: 'b2', amountMinor: 500n })).toBe('done');
    expect(await say('WIN', 'w3', { refTxId: 'b2', amountMinor: 500n })).toBe('done');
    expect(await bet('b1')).toBe('done again');
    expect(await ann.balance()).toBe(10_000n);
  });

  it.each([['in vain', 'b9'] as const, ['a second time', 'b1'] as const])(
    'closes it %s too',
    async (_how, refTxId) => {
      const { ann, say, bet, round } = await funded(`rc${refTxId}`);
      await bet('b1');
      await say('ROLLBACK', 'x1', { refTxId: 'b1' });
      expect(await bet('b2')).toBe('done');
      await say('ROLLBACK', 'x2', { refTxId, ...round, closesRound: true });
      expect(await bet('b3')).toBe('bet_round_closed');
      expect(await ann.balance()).toBe(9_000n);
    },
  );

  it('leaves the round open where it does not say so', async () => {
    const { say, bet } = await funded('rc3');
    await bet('b1');
    await say('ROLLBACK', 'x1', { refTxId: 'b1', closesRound: false });
    expect(await bet('b2')).toBe('done');
  });
});

describe('a rollback of a win that a later result replaced', () => {
  it.each([
    ['RESETTLE', 8_000n, 17_000n],
    ['RESETTLE', 5_000n, 14_000n],
    ['RESETTLE', 100n, 9_100n],
    ['UNSETTLE', undefined, 9_000n],
  ] as const)('%s to %s: is refused and goes to review', async (kind, amountMinor, balance) => {
    const name = `rw${kind.slice(0, 2)}${amountMinor ?? ''}`.toLowerCase();
    const { ann, say, bet, round } = await funded(name);
    const policy = loosePolicy;
    await bet('b1');
    await say('WIN', 'w1', { refTxId: 'b1', amountMinor: 5_000n });
    await say(kind, 'k1', { refTxId: 'b1', amountMinor, result: 'WIN' });
    expect(await say('ROLLBACK', 'x1', { refTxId: 'w1', policy })).toBe('bet_already_settled');
    expect(await ann.balance()).toBe(balance);
    const { rows } = await test
      .database()
      .pool.query('select reason from bet_reviews where subject = $1', [`${name}-x1`]);
    expect(rows).toEqual([{ reason: 'rollback_of_settled' }]);
    expect(await say('ROLLBACK', 'x2', { ...round, policy })).toBe('done');
    expect(await ann.balance()).toBe(10_000n);
    expect(await say('ROLLBACK', 'x3', { refTxId: 'w1', policy })).toBe('already');
  });

  it('takes a win back that came after the new result', async () => {
    const { ann, say, bet } = await funded('rwl');
    await bet('b1');
    await say('WIN', 'w1', { refTxId: 'b1', amountMinor: 500n });
    await say('RESETTLE', 'k1', { refTxId: 'b1', amountMinor: 800n, result: 'WIN' });
    await say('WIN', 'w2', { refTxId: 'b1', amountMinor: 300n });
    expect(await say('ROLLBACK', 'x1', { refTxId: 'w2' })).toBe('done');
    expect(await ann.balance()).toBe(9_800n);
  });

  it('opened again and paid anew, the first win cannot be taken from the second', async () => {
    const { ann, say, bet } = await funded('rwu');
    await bet('b1');
    await say('WIN', 'w1', { refTxId: 'b1', amountMinor: 500n });
    await say('UNSETTLE', 'u1', { refTxId: 'b1' });
    await say('SETTLE', 's1', { refTxId: 'b1', amountMinor: 800n, result: 'WIN' });
    expect(await say('ROLLBACK', 'x1', { refTxId: 'w1' })).toBe('bet_already_settled');
    expect(await ann.balance()).toBe(9_800n);
  });
});

describe('a rollback of a round (rule 18)', () => {
  it('gives all stakes back before it takes a win, so that there is money for it', async () => {
    const { ann, say, bet, round } = await funded('rr1', 1_000n);
    const policy = reversing;
    await bet('b1');
    await say('WIN', 'w1', { refTxId: 'b1', amountMinor: 5_000n });
    await bet('b2', { amountMinor: 5_000n });
    expect(await ann.balance()).toBe(0n);
    expect(await say('ROLLBACK', 'x1', { ...round, policy })).toBe('done');
    expect(await ann.balance()).toBe(1_000n);
    const { rows } = await test
      .database()
      .pool.query('select state from bet_transactions where member_id = $1', [ann.memberId]);
    expect(rows).toEqual([{ state: 'reversed' }, { state: 'reversed' }, { state: 'reversed' }]);
  });

  it('is refused whole where what was won is gone elsewhere', async () => {
    const { ann, say, bet, round } = await funded('rr2', 1_000n);
    await bet('b1');
    await say('WIN', 'w1', { refTxId: 'b1', amountMinor: 5_000n });
    await bet('b2', { amountMinor: 1_000n });
    await bet('b3', { amountMinor: 4_000n, roundId: 'rr2-other' });
    const takeBack = { ...round, policy: reversing };
    expect(await say('ROLLBACK', 'x1', takeBack)).toBe('insufficient_balance');
    expect(await ann.balance()).toBe(0n);
    await ann.fund(3_000n);
    expect(await say('ROLLBACK', 'x1', takeBack)).toBe('done');
    expect(await ann.balance()).toBe(0n);
  });
});

describe('a rollback of a round acts on what is open of it (rules 10 and 18)', () => {
  const game = { category: 'RNG', gameCode: 'book' };

  it.each([
    ['kept', 0n],
    ['spent', 14_000n],
  ] as const)('leaves a prize of the round alone, %s', async (prize, spentMinor) => {
    const { ann, say, bet, round } = await funded(`rp${prize.slice(0, 2)}`);
    await bet('b1');
    await say('PROMO_WIN', 'p1', { ...round, amountMinor: 5_000n, game, promo: {} });
    if (spentMinor > 0n) {
      await bet('b2', { amountMinor: spentMinor, roundId: `${prize}-other` });
    }
    const policy = reversing;
    expect(await say('ROLLBACK', 'x1', { ...round, policy })).toBe('done');
    expect(await ann.balance()).toBe(15_000n - spentMinor);
    expect(await say('ROLLBACK', 'x2', { ...round, policy })).toBe('already');
  });

  it('does not name a prize that is all of its round', async () => {
    const { ann, say, round } = await funded('rpo');
    await say('PROMO_WIN', 'p1', { ...round, amountMinor: 5_000n, game, promo: {} });
    expect(await say('ROLLBACK', 'x1', round)).toBe('tombstone');
    expect(await ann.balance()).toBe(15_000n);
    expect(await say('ROLLBACK', 'x2', { refTxId: 'p1' })).toBe('done');
    expect(await ann.balance()).toBe(10_000n);
  });

  it('leaves a bet its result where that may not be taken back, and takes the others', async () => {
    const { ann, say, bet, round } = await funded('rps');
    await bet('b1');
    await bet('b2');
    await say('WIN', 'w1', { refTxId: 'b1', amountMinor: 3_000n });
    expect(await say('ROLLBACK', 'x1', round)).toBe('done');
    expect(await ann.balance()).toBe(12_000n);
    expect(await say('ROLLBACK', 'x2', round)).toBe('already');
    expect(await ann.balance()).toBe(12_000n);
  });

  it('is refused where all of the round has results that may not be taken back', async () => {
    const { ann, say, bet, round } = await funded('rpa');
    await bet('b1');
    await say('WIN', 'w1', { refTxId: 'b1', amountMinor: 3_000n });
    expect(await say('ROLLBACK', 'x1', round)).toBe('bet_already_settled');
    expect(await ann.balance()).toBe(12_000n);
  });
});

describe('a rollback of a bet that was lost by the end of its round', () => {
  it.each(['w1', 'x1'])('ends in the same ledger where %s comes first', async (first) => {
    const { ann, say, bet } = await funded(`re${first}`);
    await bet('b1');
    await bet('b2');
    const said = {
      w1: () => say('WIN', 'w1', { refTxId: 'b1', amountMinor: 500n, closesRound: true }),
      x1: () => say('ROLLBACK', 'x1', { refTxId: 'b2' }),
    };
    const answers =
      first === 'w1' ? [await said.w1(), await said.x1()] : [await said.x1(), await said.w1()];
    expect(answers).toEqual(['done', 'done']);
    expect(await ann.balance()).toBe(9_500n);
  });

  it('is refused once a win of its own has come', async () => {
    const { ann, say, bet } = await funded('rew');
    await bet('b1');
    await bet('b2');
    await say('WIN', 'w1', { refTxId: 'b1', amountMinor: 500n, closesRound: true });
    await say('WIN', 'w2', { refTxId: 'b2', amountMinor: 0n });
    expect(await say('ROLLBACK', 'x1', { refTxId: 'b2' })).toBe('bet_already_settled');
    expect(await ann.balance()).toBe(8_500n);
  });
});

describe('a rollback that came first', () => {
  it.each([
    ['ADJUST', { amountMinor: 700n }],
    ['ADJUST', { amountMinor: -700n }],
    ['WIN', { amountMinor: 700n, refTxId: 'b1' }],
  ] as const)('buries %s %o as well, and asks for a review', async (kind, fields) => {
    const name = `rb${kind.toLowerCase()}${fields.amountMinor < 0n ? 'd' : ''}`;
    const { ann, say, bet } = await funded(name);
    await bet('b1');
    await say('ROLLBACK', 'x1', { refTxId: 'late' });
    expect(await say(kind, 'late', fields)).toBe('bet_rolled_back');
    expect(await say(kind, 'late', fields)).toBe('bet_rolled_back again');
    expect(await ann.balance()).toBe(9_000n);
    const { rows } = await test
      .database()
      .pool.query('select reason from bet_reviews where subject = $1', [`${name}-late`]);
    expect(rows).toEqual([{ reason: 'win_after_rollback' }]);
  });
});
