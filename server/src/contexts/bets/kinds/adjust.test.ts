import { describe, expect, it } from 'vitest';
import { brief, player } from '../../../../test/factories/bets.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();

async function waiting(name: string) {
  const ann = player(test, name);
  await ann.fund();
  const game = { category: 'SPORTS', gameCode: 'football' };
  await ann.send(ann.bet('b1', { game, isWaiting: true }));
  const say = (kind: string, id: string, fields: object = {}) =>
    ann.send(ann.command(kind, id, { refTxId: 'b1', ...fields })).then(brief);
  const end = () => ann.send(ann.command('END_ROUND', 'e1', { roundId: `${name}-round` }));
  return { ann, say, end };
}

describe('END_ROUND while a bet waits (rule 17)', () => {
  it('leaves it its result, as a win or as a settlement', async () => {
    for (const kind of ['WIN', 'SETTLE']) {
      const { ann, say, end } = await waiting(`ew${kind.toLowerCase()}`);
      expect(brief(await end())).toBe('done');
      const paid = { amountMinor: 2_000n, result: 'WIN' };
      expect(await say(kind, 'w1', paid)).toBe('bet_not_open');
      expect(await say('OPEN', 'o1')).toBe('done');
      expect(await say(kind, 'w1', paid)).toBe('done');
      expect(await ann.balance()).toBe(11_000n);
    }
  });

  it('takes no new stake', async () => {
    const { ann, end } = await waiting('ewn');
    await end();
    expect(brief(await ann.send(ann.bet('b2')))).toBe('bet_round_closed');
  });
});
