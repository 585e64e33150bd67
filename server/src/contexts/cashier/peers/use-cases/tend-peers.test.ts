import { endpoints } from '@portal/protocol/endpoints';
import { expect, it } from 'vitest';
import { cashierRules } from '../../../../../test/factories/cashier-rules.ts';
import { enterPayee } from '../../../../../test/factories/cashier.ts';
import { endlessRates, runningServer } from '../../../../../test/factories/running.ts';
import { withdrawalDesk } from '../../../../../test/factories/withdrawals.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { asOwner } from '../../../../../test/owner.ts';
import { notePerson, setFlag } from '../../../limits/index.ts';
import { tendPeers } from './tend-peers.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const desk = withdrawalDesk(test, server);

const prove = ({ id: memberId }: Awaited<ReturnType<typeof enterPayee>>) =>
  test.inUnit((ctx) => notePerson(ctx, { memberId, bornOn: '1990-02-28', proof: 'whole' }));

const manyOld = 120;

/** As many older orders of one member, in the state of a newer one, as more than one page takes. */
async function putBefore(id: string, of: string): Promise<void> {
  const { pool } = test.database();
  const { rows } = await pool.query<{ row: Record<string, unknown> }>(
    'select to_jsonb(w) as row from withdrawals w where id = $1',
    [of],
  );
  const old = Array.from({ length: manyOld }, (_, nth) => {
    const suffix = String(nth).padStart(4, '0');
    const state = { state: 'APPROVED', closed_at: null, due_at: null };
    return { ...rows[0]?.row, ...state, id: `wdr_0000000${suffix}`, reference: suffix };
  });
  await asOwner(test, 'drop index withdrawals_open');
  await pool.query(
    'insert into withdrawals select * from jsonb_populate_recordset(null::withdrawals, $1)',
    [JSON.stringify(old)],
  );
  expect(`wdr_0000000${manyOld}` < id).toBe(true);
}

it('finds whoever waits behind many that nobody may pay', async () => {
  const unproven = await desk.request('900.00');
  const order = await desk.request('900.00', prove);
  await putBefore(order.id, unproven.id);
  const settings = cashierRules(server).settings();
  await test.inUnit((ctx) => tendPeers(ctx, settings, false), { site: { id: 'merilune' } });
  const got = await order.member.call(endpoints.readWithdrawal, { params: { id: order.id } });
  expect(got.value).toMatchObject({ state: 'MATCHING' });
  const { pool } = test.database();
  const { rowCount } = await pool.query(
    "update withdrawals set state = 'MATCHING' where member_id = $1 and state = 'APPROVED'",
    [unproven.payee.id],
  );
  expect(rowCount).toBeGreaterThan(manyOld);
  // Whoever looks for somebody to pay passes those of a member who is frozen.
  const { id: memberId } = unproven.payee;
  await test.inUnit((ctx) => setFlag(ctx, { memberId, flag: 'FROZEN', reason: 'looked_at' }));
  const payer = await enterPayee(test, server);
  await prove(payer);
  const opened = await payer.browser.call(endpoints.createDeposit, {
    body: { channel: 'PEER', amount: '900.00', isWithoutLimit: true },
    key: 'behind-many-1',
  });
  expect(opened.code).toBeUndefined();
});
