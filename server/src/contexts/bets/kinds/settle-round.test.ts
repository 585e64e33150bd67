import { describe, expect, it } from 'vitest';
import { brief, player, strictPolicy } from '../../../../test/factories/bets.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();

type Fields = Readonly<Record<string, unknown>>;
const often = { ...strictPolicy, settlesAgain: true } as const;

async function seated(name: string, stakes: Readonly<Record<string, bigint>>, game: object) {
  const ann = player(test, name);
  await ann.fund();
  for (const [id, amountMinor] of Object.entries(stakes)) {
    test.clock.advance({ seconds: 1 });
    await ann.send(ann.bet(id, { amountMinor, game }));
  }
  const say = (kind: string, id: string, fields: Fields) =>
    ann.send(ann.command(kind, id, { reason: 'video', ...fields })).then(brief);
  const bets = async () => {
    const { rows } = await test.database().pool.query<object>(
      `select state, result, payout_minor::int as paid, valid_minor::int as valid
         from bets where member_id = $1 order by id`,
      [ann.memberId],
    );
    return rows;
  };
  return { ann, say, bets, round: { roundId: `${name}-round` } };
}
const football = { category: 'SPORTS', gameCode: 'football' };
const baccarat = { category: 'LIVE', gameCode: 'baccarat' };

describe('a result of a whole round (rule 18)', () => {
  it('gives each bet its own stake back of a push', async () => {
    const { ann, say, bets, round } = await seated('sr1', { b1: 1_000n, b2: 1_000n }, baccarat);
    const push = { ...round, amountMinor: 2_000n, result: 'PUSH' };
    expect(await say('SETTLE', 's1', push)).toBe('done');
    const one = { state: 'settled', result: 'PUSH', paid: 1_000, valid: 0 };
    expect(await bets()).toEqual([one, one]);
    expect(await ann.balance()).toBe(10_000n);
  });

  it('is split by stake, to the last minor unit, and again when it is another one', async () => {
    const stakes = { b1: 1n, b2: 1n, b3: 1_000n };
    const { ann, say, bets, round } = await seated('sr2', stakes, baccarat);
    await say('SETTLE', 's1', { ...round, amountMinor: 1_001n, result: 'WIN' });
    // 1001 × 1 / 1002, × 2 / 1002 and all of it, each rounded down.
    expect(await bets()).toMatchObject([{ paid: 0 }, { paid: 1 }, { paid: 1_000 }]);
    await say('RESETTLE', 't1', { ...round, amountMinor: 501n, result: 'WIN' });
    expect(await bets()).toMatchObject([{ paid: 0 }, { paid: 1 }, { paid: 500 }]);
    expect(await ann.balance()).toBe(10_000n - 1_002n + 501n);
  });

  it('leaves in play of each what its stake is of the rest', async () => {
    const { ann, say, bets, round } = await seated('sr3', { b1: 1_000n, b2: 3_000n }, football);
    const cashOut = { result: 'CASHOUT', hasLiveSession: true, amountMinor: 2_000n };
    const left = (leavesOpenMinor: bigint) => ({ ...round, ...cashOut, leavesOpenMinor });
    expect(await say('SETTLE', 's1', left(4_001n))).toBe('amount_not_allowed');
    expect(await say('SETTLE', 's2', left(2_000n))).toBe('done');
    expect(await bets()).toMatchObject([{ paid: 500 }, { paid: 1_500 }]);
    expect(await say('SETTLE', 's3', { ...round, amountMinor: 0n, result: 'LOSE' })).toBe('done');
    expect(await ann.balance()).toBe(8_000n);
    // What was cashed out at its stake counts nothing, what was lost counts (A3).
    expect(await bets()).toMatchObject([{ valid: 500 }, { valid: 1_500 }]);
  });
});

describe('a part that was cashed out (A3)', () => {
  it('counts by its own result, and the rest by its own', async () => {
    const { say, bets } = await seated('sp1', { b1: 1_000n }, football);
    const cashOut = { refTxId: 'b1', amountMinor: 600n, result: 'CASHOUT', hasLiveSession: true };
    expect(await say('SETTLE', 's1', { ...cashOut, leavesOpenMinor: 400n })).toBe('done');
    expect(await say('SETTLE', 's2', { refTxId: 'b1', amountMinor: 0n, result: 'LOSE' })).toBe(
      'done',
    );
    expect(await bets()).toEqual([{ state: 'settled', result: 'LOSE', paid: 600, valid: 400 }]);
    await say('UNSETTLE', 'u1', { refTxId: 'b1' });
    await say('SETTLE', 's3', { refTxId: 'b1', amountMinor: 0n, result: 'LOSE' });
    expect(await bets()).toMatchObject([{ paid: 0, valid: 1_000 }]);
  });
});

describe('many settlements of a bet (rule 17)', () => {
  it('are paid each, where their sender settles so', async () => {
    const { ann, say, bets } = await seated('sm1', { b1: 1_000n }, football);
    const settle = (id: string, amountMinor: bigint, result: string) =>
      say('SETTLE', id, { refTxId: 'b1', amountMinor, result, policy: often });
    expect(await settle('s1', 500n, 'WIN')).toBe('done');
    expect(await settle('s2', 700n, 'WIN')).toBe('done');
    expect(await settle('s2', 700n, 'WIN')).toBe('done again');
    expect(await settle('s3', 0n, 'LOSE')).toBe('done');
    expect(await bets()).toEqual([{ state: 'settled', result: 'WIN', paid: 1_200, valid: 1_000 }]);
    expect(await ann.balance()).toBe(10_200n);
    const late = { refTxId: 'b1', amountMinor: 1n, result: 'CASHOUT', hasLiveSession: true };
    expect(await say('SETTLE', 's4', { ...late, policy: often })).toBe('bet_already_settled');
  });

  it('of a round are those of what got its result with the round', async () => {
    const { ann, say, bets, round } = await seated('sm2', { b1: 1_000n, b2: 1_000n }, football);
    const settle = (id: string, target: object) =>
      say('SETTLE', id, { ...target, amountMinor: 700n, result: 'WIN', policy: often });
    await settle('s1', { refTxId: 'b1' });
    await settle('s2', round);
    expect(await settle('s3', round)).toBe('done');
    expect(await bets()).toMatchObject([{ paid: 700 }, { paid: 1_400 }]);
    expect(await ann.balance()).toBe(10_100n);
  });

  it('are one where only the end of the round had lost the bet, whoever sends it', async () => {
    const { ann, say, bets, round } = await seated('sm3', { b1: 1_000n }, football);
    await say('END_ROUND', 'e1', round);
    const settle = (id: string) =>
      say('SETTLE', id, { refTxId: 'b1', amountMinor: 1_500n, result: 'WIN' });
    expect([await settle('s1'), await settle('s2')]).toEqual(['done', 'bet_already_settled']);
    expect(await bets()).toMatchObject([{ result: 'WIN', paid: 1_500, valid: 1_000 }]);
    expect(await ann.balance()).toBe(10_500n);
  });
});

describe('a repeat with another effect (rule 4)', () => {
  it.each([
    ['leavesOpenMinor', 'SETTLE', { leavesOpenMinor: 400n }, { leavesOpenMinor: 300n }],
    ['result', 'SETTLE', {}, { result: 'PUSH' }],
    ['closesRound', 'SETTLE', {}, { closesRound: true }],
    ['isWaiting', 'BET', {}, { isWaiting: true }],
    [
      'jackpot parts',
      'PROMO_WIN',
      { promo: { progressiveMinor: '100', fixedMinor: '400' } },
      { promo: { progressiveMinor: '400', fixedMinor: '100' } },
    ],
  ] as const)(
    'is another one by its %s, and somebody looks',
    async (field, kind, effect, other) => {
      const name = `re${field.slice(0, 4).toLowerCase()}`;
      const { ann, say, round } = await seated(name, { b1: 1_000n }, football);
      const fields = {
        ...(kind === 'SETTLE' ? { refTxId: 'b1', result: 'WIN' } : { ...round, game: football }),
        amountMinor: 500n,
        hasLiveSession: true,
        promo: {},
      };
      expect(await say(kind, 'k1', { ...fields, ...effect })).toBe('done');
      const balance = await ann.balance();
      expect(await say(kind, 'k1', { ...fields, ...effect })).toBe('done again');
      expect(await say(kind, 'k1', { ...fields, ...effect, ...other })).toBe(
        'idempotency_conflict',
      );
      expect(await ann.balance()).toBe(balance);
      const { rows } = await test
        .database()
        .pool.query('select reason from bet_reviews where subject = $1', [`${name}-k1`]);
      expect(rows).toEqual([{ reason: 'transaction_id_reused' }]);
    },
  );
});
