import { describe, expect, it } from 'vitest';
import { brief, openGate, player } from '../../../test/factories/bets.ts';
import { testDatabase } from '../../../test/harness.ts';
import { looksForNamed } from './looks.ts';
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

const lottery = { provider: 'lottery', game: { category: 'LOTT', gameCode: 'SSC1M' } };
const counted = { valid: '700', noRebate: '700', noShare: '0', noSalary: '0', groupStake: '0' };

/** Of the bet `b1` of a player. */
function ownResult(
  { command }: ReturnType<typeof player>,
  txId: string,
  fields: Readonly<Record<string, unknown>>,
) {
  return command('SETTLE', txId, { provider: 'lottery', refTxId: 'b1', counted, ...fields });
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

  it('that say what counts of them are looked for by their own bets alone', async () => {
    const [ann, ben] = [player(test, 'tg4'), player(test, 'tg5')];
    await ann.fund();
    await ben.fund();
    await ann.order(ann.bet('b1', lottery));
    await ann.order(ann.bet('b2', lottery));
    await ben.order(ben.bet('b1', lottery));
    const own = ownResult(ann, 's1', { amountMinor: 3_000n, result: 'WIN' });
    const others = ownResult(ben, 's1', { amountMinor: 0n, result: 'LOSE' });
    const answers = await settle([[own], [others]], 'page:4');
    expect(answers.flat().map(brief)).toEqual(['done', 'done']);
    expect([await ann.balance(), await ben.balance()]).toEqual([11_000n, 9_000n]);
    const { rows } = await test.database().pool.query(
      `select tx_id, state, valid_minor::text as valid from bets
       where member_id = any($1) order by tx_id`,
      [[ann.memberId, ben.memberId]],
    );
    expect(rows).toEqual([
      { tx_id: 'tg4-b1', state: 'settled', valid: '700' },
      { tx_id: 'tg4-b2', state: 'open', valid: '0' },
      { tx_id: 'tg5-b1', state: 'settled', valid: '700' },
    ]);
    const [again] = await settle([[own]], 'page:5');
    expect(again?.map(brief)).toEqual(['bet_already_settled']);
  });

  it('are looked for with their rounds where something beside their bet decides', () => {
    const ann = player(test, 'tg6');
    const lost = { amountMinor: 0n, result: 'LOSE' };
    const result = ownResult(ann, 's1', lost);
    const others = [
      ann.command('SETTLE', 's2', { ...lost, refTxId: 'b1' }),
      ann.command('SETTLE', 's3', { ...lost, counted, roundId: 'tg6-round' }),
      ann.command('SETTLE', 's4', { ...lost, counted, refTxId: 'b1', closesRound: true }),
      ann.command('RESETTLE', 's5', { ...lost, counted, refTxId: 'b1' }),
      ann.bet('b2', lottery),
    ];
    expect(looksForNamed([result])).toHaveLength(4);
    expect(others.map((other) => looksForNamed([result, other]))).toEqual(
      others.map(() => undefined),
    );
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
