import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertDefined } from '@portal/money';
import type { ContractId, ForceEndWay, MemberId } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { propose, sign } from '../../../../../test/factories/contracts.ts';
import { buildOperator, seatOperator } from '../../../../../test/factories/operators.ts';
import { settlingLine } from '../../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import type { OperatorActor } from '../../../../platform/context.ts';
import { presentContracts } from '../../agreements/present.ts';
import { type ContractRow, findContract } from '../../agreements/store-contracts.ts';
import { forceEndAct } from '../force-end-act.ts';
import { askForceEnd } from './ask-force-end.ts';

/** Of agents-loyalty-money.md C3, FORCE_END. */
const test = testDatabase();
const { at, begin, offer, play, settleAll, billsOf } = settlingLine(test);

beforeEach(begin);

const ask = async (contractId: ContractId, memberId: MemberId) =>
  test.inUnit(
    (ctx) => askForceEnd(ctx, { contractId, memberId, way: 'at_once', reason: 'plays himself' }),
    { actor: await seatOperator(test) },
  );

let approvals = 0;
const end = (contractId: ContractId, way: ForceEndWay) =>
  test.inUnit<void, OperatorActor>(
    (ctx) => {
      approvals += 1;
      return forceEndAct.perform(ctx, {
        id: `apr_force${String(approvals).padStart(4, '0')}`,
        payload: { contractId, way, payer: '', payee: '' },
        reason: 'plays against himself',
        askedBy: 'opr_one',
      });
    },
    { actor: buildOperator('opr_two') },
  );
const now = (row: ContractRow) => test.inUnit((ctx) => findContract(ctx.tx, row.id));
const signed = () => test.inUnit((ctx) => sign(ctx, offer(0, '1')));

describe('a contract that the house ends by force', () => {
  it('is one in force of which the member is a party', async () => {
    const offered = await test.inUnit((ctx) => propose(ctx, offer(0, '1')));
    await expect(ask('ctr_none000000', at(0))).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask(offered.id, at(0))).rejects.toMatchObject({ code: 'contract_state' });
    const { id } = await test.inUnit((ctx) => sign(ctx, offer(0, '1', { kind: 'DIVIDEND' })));
    await expect(ask(id, at(1))).rejects.toMatchObject({ code: 'not_found' });
    expect(await ask(id, at(0))).toMatch(/^apr_/u);
    await expect(ask(id, at(0))).rejects.toMatchObject({ code: 'approval_waiting' });
  });

  it('ends with its running unit, and takes what it covered with it', async () => {
    const own = await signed();
    const below = await test.inUnit((ctx) => sign(ctx, offer(1, '0.5')));
    test.clock.advance({ hours: 12 });
    const both = await Promise.allSettled([end(own.id, 'unit_end'), end(own.id, 'unit_end')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await now(own)).toMatchObject({ state: 'TERMINATED' });
    expect(String((await now(own))?.endsAt)).toMatch(/T17:00:00Z$/u);
    expect(await now(below)).toMatchObject({ state: 'AUTO_ENDED', reason: 'OWN_CONTRACT_LOST' });
  });

  it('says to its parties that the house ended it, and why to operators alone', async () => {
    await signed();
    const own = await test.inUnit((ctx) => sign(ctx, offer(1, '0.5')));
    await end(own.id, 'unit_end');
    const ended = assertDefined(await now(own), 'a contract stays');
    for (const party of [at(0), at(1)]) {
      const [shown] = await test.inUnit((ctx) => presentContracts(ctx, [ended], party));
      expect(shown).toMatchObject({ state: 'TERMINATED', reason: 'FORCE_END' });
    }
    const { rows } = await test
      .database()
      .pool.query('select reason from trail_entries where subject_id = $1', [own.id]);
    expect(rows).toEqual([{ reason: 'plays against himself' }]);
  });

  it('takes from what ended before what operators wrote (migration 1007)', async () => {
    await signed();
    const own = await test.inUnit((ctx) => sign(ctx, offer(1, '0.5')));
    await end(own.id, 'unit_end');
    const { pool } = test.database();
    const old = 'update contracts set reason = $2 where id = $1';
    await pool.query(old, [own.id, 'plays against himself']);
    const folder = join(import.meta.dirname, '../../../../../migrations/1007-reasons-of-the-desk');
    const rows = async (file: string) =>
      (await pool.query(readFileSync(join(folder, file), 'utf8'))).rows as unknown;
    expect(await rows('check-after.sql')).toEqual([{ id: own.id }]);
    await rows('up.sql');
    expect(await now(own)).toMatchObject({ reason: 'FORCE_END' });
    expect(await rows('check-after.sql')).toEqual([]);
  });

  it('ends at once, and its running unit is never paid', async () => {
    const own = await signed();
    test.clock.advance({ hours: 12 });
    await play(at(2), 100_000n, 0n);
    await end(own.id, 'at_once');
    expect(String((await now(own))?.endsAt)).toBe(String(test.clock.now()));
    test.clock.advance({ hours: 48 });
    await settleAll();
    expect(await billsOf(at(0))).toEqual([]);
    const { rows } = await test
      .database()
      .pool.query('select action from trail_entries where subject_id = $1', [own.id]);
    expect(rows).toMatchObject([{ action: 'agent.end_contract' }]);
  });
});
