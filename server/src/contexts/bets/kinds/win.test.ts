import { describe, expect, it } from 'vitest';
import { brief, player } from '../../../../test/factories/bets.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();

type Fields = Readonly<Record<string, unknown>>;

/** A member with 100.00 who has two bets of 10.00 in one round. */
async function twoBets(name: string) {
  const ann = player(test, name);
  await ann.fund();
  await ann.send(ann.bet('b1'));
  await ann.send(ann.bet('b2'));
  const say = (kind: string, id: string, fields: Fields = {}) =>
    ann.send(ann.command(kind, id, fields)).then(brief);
  const win = (id: string, refTxId: string, amountMinor: bigint, closesRound = false) =>
    say('WIN', id, { refTxId, amountMinor, closesRound });
  return { ann, say, win };
}

/** The vendor tells the same in whichever order: the ledger is the same (section 5, property). */
const ledgerMinor = 10_500n;

describe('a win that says its round is over (rules 13 and 15)', () => {
  it('comes before the win of the other bet, or after it', async () => {
    const early = await twoBets('wce');
    expect(await early.win('w2', 'b2', 2_000n)).toBe('done');
    expect(await early.win('w1', 'b1', 500n, true)).toBe('done');
    const late = await twoBets('wcl');
    expect(await late.win('w1', 'b1', 500n, true)).toBe('done');
    expect(await late.win('w2', 'b2', 2_000n)).toBe('done');
    expect([await early.ann.balance(), await late.ann.balance()]).toEqual([
      ledgerMinor,
      ledgerMinor,
    ]);
    expect(await late.win('w2', 'b2', 2_000n)).toBe('done again');
    expect(brief(await late.ann.send(late.ann.bet('b3')))).toBe('bet_round_closed');
  });

  it('takes nothing from a further win of its own bet', async () => {
    const { ann, win } = await twoBets('wco');
    expect(await win('w1', 'b1', 500n, true)).toBe('done');
    expect(await win('w2', 'b1', 2_000n)).toBe('done');
    expect(await ann.balance()).toBe(ledgerMinor);
  });

  it('is taken back, and another win is paid in its place', async () => {
    const { ann, say, win } = await twoBets('wcr');
    await win('w1', 'b1', 500n, true);
    expect(await say('ROLLBACK', 'x1', { refTxId: 'w1' })).toBe('done');
    expect(await win('w2', 'b1', 2_500n)).toBe('done');
    expect(await ann.balance()).toBe(ledgerMinor);
  });

  it.each(['PROMO_WIN', 'END_ROUND'])(
    '%s: what is won in it is paid all the same',
    async (kind) => {
      const name = `wp${kind.slice(0, 2).toLowerCase()}`;
      const { ann, say, win } = await twoBets(name);
      const game = { category: 'LIVE', gameCode: 'baccarat' };
      const prize = { amountMinor: 0n, game, promo: {}, closesRound: true };
      expect(await say(kind, 'p1', { roundId: `${name}-round`, ...prize })).toBe('done');
      expect(await win('w1', 'b1', 2_500n)).toBe('done');
      expect(await ann.balance()).toBe(ledgerMinor);
      expect(brief(await ann.send(ann.bet('b3')))).toBe('bet_round_closed');
    },
  );

  it('is a stake that lost by its own word: a win that comes late is paid', async () => {
    const ann = player(test, 'wcb');
    await ann.fund();
    await ann.send(ann.bet('b1', { closesRound: true }));
    const win = ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 1_500n });
    expect(brief(await ann.send(win))).toBe('done');
    expect(await ann.balance()).toBe(ledgerMinor);
  });
});

describe('a prize of a jackpot', () => {
  it('has no parts beyond itself, which nobody would fund', async () => {
    const ann = player(test, 'wjp');
    await ann.fund();
    const prize = (id: string, progressiveMinor: string) => {
      const promo = { progressiveMinor, fixedMinor: '40' };
      const game = { category: 'RNG', gameCode: 'reels' };
      return ann.command('PROMO_WIN', id, { amountMinor: 100n, game, promo });
    };
    expect(brief(await ann.send(prize('p1', '61')))).toBe('amount_not_allowed');
    expect(await ann.balance()).toBe(10_000n);
    expect(brief(await ann.send(prize('p2', '60')))).toBe('done');
    expect(await ann.balance()).toBe(10_100n);
  });
});
