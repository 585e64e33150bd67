import { describe, expect, it } from 'vitest';
import { brief, player } from '../../../../test/factories/bets.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();

async function rows(sql: string, values: readonly unknown[]): Promise<readonly object[]> {
  const found = await test.database().pool.query<object>(sql, [...values]);
  return found.rows;
}

describe('a tombstone is of one member', () => {
  const kinds = ['BET', 'TIP', 'WIN', 'PROMO_WIN', 'ADJUST'] as const;
  it.each(kinds)(
    'keeps its id from another member: %s is the duplicate, and somebody looks (rule 4)',
    async (kind) => {
      const name = `r6${kind.toLowerCase().slice(0, 3)}`;
      const [ann, ben] = [player(test, name), player(test, `${name}b`)];
      await ben.fund();
      const roundId = `${name}-round`;
      await ben.send(ben.bet('b1', { roundId }));
      await ann.send(ann.command('ROLLBACK', 'x1', { refTxId: 'k1' }));
      const late = ann.bet('k1', { kind, memberId: ben.memberId, roundId, promo: {} });
      expect(brief(await ann.send(late))).toBe('idempotency_conflict');
      expect(brief(await ann.send(late))).toBe('idempotency_conflict again');
      expect(await ben.balance()).toBe(9_000n);
      const reviews = 'select reason from bet_reviews where subject = $1';
      expect(await rows(reviews, [`${name}-k1`])).toEqual([{ reason: 'transaction_id_reused' }]);
    },
  );

  it.each(['WIN', 'PROMO_WIN', 'ADJUST'] as const)(
    'is asked about where it names the %s of another, which stands (rule 4)',
    async (kind) => {
      const name = `r8${kind.toLowerCase().slice(0, 3)}`;
      const [ann, ben] = [player(test, name), player(test, `${name}b`)];
      await ann.fund();
      await ann.send(ann.bet('b1'));
      await ann.send(
        ann.bet('k1', { kind, roundId: `${name}-round`, amountMinor: 700n, promo: {} }),
      );
      const mistaken = ann.command('ROLLBACK', 'x1', { refTxId: 'k1', memberId: ben.memberId });
      expect(brief(await ann.send(mistaken))).toBe('tombstone');
      expect(brief(await ann.send(mistaken))).toBe('tombstone again');
      expect(await ann.balance()).toBe(9_700n);
      const reviews = 'select reason, member_id as member from bet_reviews where subject = $1';
      expect(await rows(reviews, [`${name}-x1`])).toEqual([
        { reason: 'transaction_id_reused', member: ben.memberId },
      ]);
      expect(brief(await ann.send(ann.command('ROLLBACK', 'x2', { refTxId: 'k1' })))).toBe('done');
      expect(await ann.balance()).toBe(9_000n);
    },
  );

  it('buries no result of another member', async () => {
    const [ann, ben] = [player(test, 'r6f'), player(test, 'r6g')];
    await ben.fund();
    await ann.send(ann.command('ROLLBACK', 'x1', { refTxId: 'k1' }));
    const settle = { refTxId: 'k1', memberId: ben.memberId, amountMinor: 700n, result: 'WIN' };
    expect(brief(await ann.send(ann.command('SETTLE', 's1', settle)))).toBe('bet_not_found');
  });
});
