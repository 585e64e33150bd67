import { describe, expect, it } from 'vitest';
import { brief, loosePolicy, player } from '../../../../test/factories/bets.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();

async function rows(sql: string, values: readonly unknown[]): Promise<readonly object[]> {
  const found = await test.database().pool.query<object>(sql, [...values]);
  return found.rows;
}

/** Somebody whose first win was taken back after all but 10.00 of it had been staked again. */
async function owing(name: string) {
  const ann = player(test, name);
  await ann.fund(1_000n);
  await ann.order(
    ann.bet('b1'),
    ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 5_000n }),
    ann.bet('b2', { amountMinor: 4_000n, roundId: `${name}-other` }),
  );
  return ann;
}
const left = 'select left_minor as left from bet_debts where member_id = $1';

describe('a debt (rule 9)', () => {
  it.each([
    ['ROLLBACK', 4_000n],
    ['RETURN_STAKE', 1_500n],
  ] as const)('is not repaid from a stake that comes back: %s', async (kind, backMinor) => {
    const ann = await owing(`r9${kind.slice(0, 2).toLowerCase()}`);
    const policy = loosePolicy;
    await ann.send(ann.command('ROLLBACK', 'x1', { refTxId: 'w1', policy }));
    const back = { refTxId: 'b2', amountMinor: backMinor, reason: 'video', policy };
    expect(brief(await ann.send(ann.command(kind, 'k1', back)))).toBe('done');
    expect(await ann.balance()).toBe(backMinor);
    expect(await rows(left, [ann.memberId])).toEqual([{ left: 4_000n }]);
    expect(brief(await ann.send(ann.bet('b3', { roundId: 'next', amountMinor: backMinor })))).toBe(
      'done',
    );
    const win = ann.command('WIN', 'w3', { refTxId: 'b3', amountMinor: 5_000n });
    await ann.send(win);
    expect(await ann.balance()).toBe(1_000n);
    expect(await rows(left, [ann.memberId])).toEqual([{ left: 0n }]);
  });
});
