import { describe, expect, it } from 'vitest';
import { brief, player } from '../../../test/factories/bets.ts';
import { testDatabase } from '../../../test/harness.ts';
import { fingerprintOf } from '../wallet/index.ts';
import type { PromoTerms } from './command.ts';

const test = testDatabase();

/** Each list says the same in other words. */
const meanings: readonly (readonly PromoTerms[])[] = [
  [{}, { progressiveMinor: '0' }, { fixedMinor: '0' }, { progressiveMinor: '0', fixedMinor: '0' }],
  [{ progressiveMinor: '100' }, { progressiveMinor: '100', fixedMinor: '0' }],
  [{ fixedMinor: '100' }, { progressiveMinor: '0', fixedMinor: '100' }],
];
const rows = meanings.flatMap((words, place) =>
  words.map((promo, index) => ({ promo, words, name: `jp${place}${index}` })),
);

function winner(name: string) {
  const ann = player(test, name);
  const game = { category: 'RNG', gameCode: 'reels' };
  const prize = (promo: PromoTerms, id = 'p1') =>
    ann.send(ann.command('PROMO_WIN', id, { amountMinor: 500n, game, promo })).then(brief);
  return { ann, prize };
}

describe('the parts of a jackpot (rule 4)', () => {
  it.each(rows)('$promo is the same in other words', async ({ promo, words, name }) => {
    const { ann, prize } = winner(name);
    expect(await prize(promo)).toBe('done');
    for (const said of words) {
      expect(await prize(said)).toBe('done again');
    }
    expect(await prize({ progressiveMinor: '200' })).toBe('idempotency_conflict');
    expect(await ann.balance()).toBe(500n);
  });

  it('of nothing were others than none at first: what was kept then is answered', async () => {
    const { ann, prize } = winner('jpformer');
    const promo = { progressiveMinor: '0', fixedMinor: '100' };
    expect(await prize(promo)).toBe('done');
    const { memberId } = ann;
    const effect = { closesRound: false, isWaiting: false, result: null, leavesOpen: '0' };
    const content = { kind: 'PROMO_WIN', memberId, currency: 'USD', amount: '500', game: 'reels' };
    const former = fingerprintOf({
      ...content,
      refTxId: null,
      roundId: null,
      effect: { ...effect, jackpot: ['0', '100'] },
    });
    const copy = `insert into idempotency_keys (scope, key, fingerprint, answer, created_at)
      select scope, $1, $2, answer, created_at from idempotency_keys where key = 'jpformer-p1'`;
    await test.database().pool.query(copy, ['jpformer-p2', former]);
    expect(await prize(promo, 'p2')).toBe('done again');
    expect(await ann.balance()).toBe(500n);
  });
});
