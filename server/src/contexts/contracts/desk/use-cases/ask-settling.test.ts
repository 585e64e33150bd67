import type { ContractId, SettlingWay } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { act, sign, usualSettings } from '../../../../../test/factories/contracts.ts';
import { buildOperator, seatOperator } from '../../../../../test/factories/operators.ts';
import { settlingLine } from '../../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import type { OperatorActor } from '../../../../platform/context.ts';
import { setFlag } from '../../../limits/index.ts';
import type { ContractRow } from '../../agreements/store-contracts.ts';
import { settleAct } from '../settle-act.ts';
import { askSettling } from './ask-settling.ts';
import { listStrandedDebts } from './list-stranded-debts.ts';

/** Of agents-loyalty-money.md C6 and C7. */
const test = testDatabase();
const { at, begin, offer, play, settleAll, purse, credit } = settlingLine(test);

beforeEach(begin);

/** A contract of the house that paid too much and has ended, with nothing in force after it. */
async function overpaid(amountMinor: bigint): Promise<ContractRow> {
  const contract = await test.inUnit((ctx) => sign(ctx, offer(0, '1')));
  test.clock.advance({ hours: 24 });
  await test
    .database()
    .pool.query('insert into contract_receivables (contract_id, left_minor) values ($1, $2)', [
      contract.id,
      amountMinor,
    ]);
  await test.inUnit(async (ctx) => {
    const asked = await act(ctx, contract, { by: at(0), action: 'terminate' });
    await act(ctx, asked, { by: null, action: 'accept' });
  });
  test.clock.advance({ hours: 48 });
  return contract;
}

const strandedOf = async (place: number) => {
  const rows = await test.inUnit((ctx) => listStrandedDebts(ctx, { cause: undefined }));
  return rows
    .filter(({ debtorId }) => debtorId === at(place))
    .map(({ cause, leftMinor, creditorId }) => [cause, leftMinor, creditorId]);
};

let approvals = 0;
const settle = (contractId: ContractId, way: SettlingWay) =>
  test.inUnit<void, OperatorActor>(
    (ctx) => {
      approvals += 1;
      return settleAct.perform(ctx, {
        id: `apr_settle${String(approvals).padStart(4, '0')}`,
        payload: { contractId, way, debtor: '', creditor: '' },
        reason: 'the company was closed',
        askedBy: 'opr_one',
      });
    },
    { actor: buildOperator('opr_two') },
  );
const ask = async (contractId: ContractId) =>
  test.inUnit(
    (ctx) => askSettling(ctx, { contractId, way: 'collect', reason: 'agreed by telephone' }),
    { actor: await seatOperator(test) },
  );

describe('what a contract paid too much', () => {
  it('is stranded once it is over and no other one stands between the two', async () => {
    const contract = await overpaid(700n);
    expect(await strandedOf(0)).toEqual([['contract_over', 700n, null]]);
    expect(await ask(contract.id)).toMatch(/^apr_/u);
    await test.inUnit((ctx) => sign(ctx, offer(0, '1')));
    expect(await strandedOf(0)).toEqual([]);
    await expect(ask(contract.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(settle(contract.id, 'write_off')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is taken from the purse as far as that has it, and never below zero', async () => {
    const { id } = await overpaid(700n);
    await expect(settle(id, 'collect')).rejects.toMatchObject({ code: 'debt_not_settled' });
    await credit(at(0), 500n);
    await settle(id, 'collect');
    expect(await purse(at(0))).toBe(0n);
    expect(await strandedOf(0)).toEqual([['contract_over', 200n, null]]);
    await credit(at(0), 900n);
    const both = await Promise.allSettled([settle(id, 'collect'), settle(id, 'collect')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await purse(at(0))).toBe(700n);
    expect(await strandedOf(0)).toEqual([]);
  });

  it('is written off with its reason in the trail', async () => {
    const { id } = await overpaid(700n);
    await settle(id, 'write_off');
    expect(await strandedOf(0)).toEqual([]);
    const { rows } = await test
      .database()
      .pool.query('select action, reason from trail_entries where subject_id = $1', [id]);
    expect(rows).toMatchObject([{ action: 'agent.settle_debt', reason: 'the company was closed' }]);
  });
});

describe('a bill that is owed', () => {
  it('is the desk’s after a week, or at once when its payer cannot be reached', async () => {
    await test.inUnit(async (ctx) => {
      await sign(ctx, offer(0, '20', { kind: 'DIVIDEND', periodType: 'DAILY' }));
      await sign(ctx, offer(1, '15', { kind: 'DIVIDEND', periodType: 'DAILY' }));
    });
    await play(at(2), 1_000_000n, 0n);
    await play(at(3), 100_000n, 1_100_000n);
    test.clock.advance({ hours: 48 });
    await settleAll(usualSettings);
    expect(await strandedOf(0)).toEqual([]);
    test.clock.advance({ hours: 24 * 7 });
    expect(await strandedOf(0)).toEqual([['week_old', 150_000n, at(1)]]);
    const frozen = { memberId: at(0), flag: 'FROZEN', reason: 'test' } as const;
    await test.inUnit((ctx) => setFlag(ctx, frozen));
    expect(await strandedOf(0)).toEqual([['unavailable', 150_000n, at(1)]]);
  });
});
