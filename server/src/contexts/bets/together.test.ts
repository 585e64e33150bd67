import { describe, expect, it } from 'vitest';
import { brief, openGate, player } from '../../../test/factories/bets.ts';
import { testDatabase } from '../../../test/harness.ts';
import { applyCommands, type Order } from './use-cases/apply-commands.ts';

const test = testDatabase();

function settle(orders: readonly Order[], debt: string) {
  const together = { debt };
  return test.inUnit((ctx) => applyCommands(ctx, { gate: openGate, together }, orders));
}

async function count(sql: string, value: string): Promise<unknown> {
  const { rows } = await test.database().pool.query<{ count: bigint }>(sql, [value]);
  return rows[0]?.count;
}

describe('results of one caller', () => {
  it('are paid as others are; what the house earns of them is one entry', async () => {
    const [ann, ben] = [player(test, 'tg1'), player(test, 'tg2')];
    await ann.fund();
    await ben.fund();
    await ann.order(ann.bet('b1'));
    await ann.order(ann.bet('b2', { roundId: 'tg1-other' }));
    await ben.order(ben.bet('b1'));
    const answers = await settle(
      [
        [ann.command('SETTLE', 's1', { refTxId: 'b1', amountMinor: 3_000n, result: 'WIN' })],
        [ann.command('SETTLE', 's2', { refTxId: 'b2', amountMinor: 0n, result: 'LOSE' })],
        [ben.command('SETTLE', 's1', { refTxId: 'b1', amountMinor: 0n, result: 'LOSE' })],
      ],
      'page:1',
    );
    expect(answers.flat().map(brief)).toEqual(['done', 'done', 'done']);
    expect([await ann.balance(), await ben.balance()]).toEqual([11_000n, 9_000n]);
    const entries = 'select count(*) from entries where debt like $1';
    expect(await count(entries, 'page:1%')).toBe(1n);
    expect(await count(entries, '%:earned')).toBe(0n);
  });

  it('are refused whole where one of them came before', async () => {
    const ann = player(test, 'tg3');
    await ann.fund();
    await ann.order(ann.bet('b1'));
    const result = ann.command('SETTLE', 's1', { refTxId: 'b1', amountMinor: 500n, result: 'WIN' });
    await settle([[result]], 'page:2');
    const [again] = await settle([[result]], 'page:3');
    expect(again?.map(brief)).toEqual(['bet_already_settled']);
    expect(await ann.balance()).toBe(9_500n);
  });
});
