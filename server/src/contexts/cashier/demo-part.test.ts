import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@portal/protocol/endpoints';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

/** Long enough for papers of those who pay each other. */
const demoDays = 8;
const secret = 'a secret of a provider that nobody calls';
const folder = mkdtempSync(join(tmpdir(), 'portal-payments-'));
const paymentsFile = join(folder, 'introductions.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const provider = { code: 'SIMPAY', name: 'Provider', url: 'http://127.0.0.1:9' };
writeFileSync(
  paymentsFile,
  JSON.stringify([{ ...provider, requestSecret: secret, eventSecret: `${secret} either` }]),
);

// A past is told before the first test, and a machine may have much else to do.
vi.setConfig({ hookTimeout: 600_000 });

const test = testDatabase();
const server = runningServer(test, { demoDays, paymentsFile });

async function statesOf(table: string): Promise<readonly unknown[]> {
  const query = `select distinct state from ${table} order by state`;
  return (await test.database().pool.query<{ state: string }>(query)).rows.map((row) => row.state);
}

describe('the past of the cashier', () => {
  it('leaves deposits that wait for everybody who can act on one', async () => {
    expect(await statesOf('deposits')).toEqual(
      expect.arrayContaining(['AWAITING', 'CHARGEBACK', 'CONFIRMING', 'CREATED', 'PROOF']),
    );
  });

  it('leaves payments between members: in dispute with pictures, promised, in part, and sought', async () => {
    const query = `select s.state, d.state as deposit,
        (select count(*)::int from cashier_proofs p where p.subject_id in (s.id, d.id)) as pictures,
        s.withdrawal_id in (select withdrawal_id from withdrawal_steps where state = 'PART_PAID')
          as of_partly_paid
      from withdrawal_slices s join deposits d on d.id = s.deposit_id order by s.state`;
    expect((await test.database().pool.query(query)).rows).toEqual([
      { state: 'ASSIGNED', deposit: 'AWAITING', pictures: 0, of_partly_paid: false },
      { state: 'CONFIRMED', deposit: 'CREDITED', pictures: 2, of_partly_paid: true },
      { state: 'DISPUTED', deposit: 'PROOF', pictures: 3, of_partly_paid: false },
    ]);
    expect(await statesOf('withdrawals')).toEqual(
      expect.arrayContaining(['APPROVED', 'DISPUTED', 'MATCHING', 'PAYING']),
    );
  });

  it('lets the agent of the demo take money out as soon as the doors are open', async () => {
    const text = readFileSync(join(server.dataDir(), 'demo-accounts.json'), 'utf8');
    const kept = JSON.parse(text) as {
      role: string;
      username: string;
      password: string;
      paymentPassword?: string;
    }[];
    const agent = kept.find(({ role }) => role === 'agent');
    const { username = '', password = '', paymentPassword = '' } = agent ?? {};
    const browser = server.browser();
    await browser.enter(endpoints.logIn, { username, password });
    await browser.call(endpoints.provePayment, { body: { paymentPassword } });
    const { accounts } = (await browser.call(endpoints.readPayoutAccounts)).value;
    expect(accounts).toMatchObject([{ institution: 'Kasikorn', isDefault: true }]);
    const [{ id: payoutAccountId }] = accounts as [{ id: string }];
    const body = { payoutAccountId, amount: '150.00' };
    const asked = await browser.call(endpoints.requestWithdrawal, { body, key: 'agent-of-demo' });
    expect(asked.value).toMatchObject({ amount: '150.00', nextActor: 'house' });
  });

  it('leaves a complaint about what silence counted as received', async () => {
    expect(await statesOf('withdrawal_complaints')).toEqual(['OPEN']);
  });
});
