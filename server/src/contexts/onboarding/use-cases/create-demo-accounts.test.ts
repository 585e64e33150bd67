import { describe, expect, it } from 'vitest';
import { goodPassword } from '../../../../test/factories/identity.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { createPasswordHasher } from '../../identity/index.ts';
import { demoConfiguration as site } from '../../site/index.ts';
import { createDemoAccounts, demoRoles } from './create-demo-accounts.ts';

const { inUnit, database } = testDatabase();
const hasher = createPasswordHasher({ parallel: 2, mostWaiting: 10 }, 'dummy');
const accounts = demoRoles.map(({ pays, ...row }) => {
  return { ...row, password: goodPassword, ...(pays === true && { paymentPassword: '482913' }) };
});

const cash = { currency: 'THB', balance: '1000000' };

describe('createDemoAccounts', () => {
  it('opens each account with its type and its first credit, and none twice', async () => {
    const open = () =>
      createDemoAccounts({ hasher, site }, accounts, (run) =>
        inUnit(run, { site: { currency: 'THB', isDemo: true } }),
      );
    expect(await open()).toBe(6);
    expect(await open()).toBe(0);
    const paying = await database().pool.query<{ account: string }>(
      `select m.account from payment_passwords p join members m on m.id = p.subject_id order by 1`,
    );
    expect(paying.rows.map(({ account }) => account)).toEqual(['demoagent', 'demomember']);
    const { rows } = await database().pool.query(
      `select m.account, m.type, m.kind, a.currency, a.balance_minor::text as balance
         from members m join accounts a on a.path like '%' || m.id || '%' order by m.account`,
    );
    expect(rows).toEqual([
      { account: 'demoagent', type: 1, kind: 'agent', ...cash },
      { account: 'demodownline1', type: 2, kind: 'agent', ...cash },
      { account: 'demodownline2', type: 41, kind: 'agent', ...cash },
      { account: 'demodownline3', type: 0, kind: 'member', ...cash },
      { account: 'demomember', type: 0, kind: 'member', ...cash },
      { account: 'demotrial', type: 4, kind: 'trial', currency: 'FUN', balance: '500000' },
    ]);
  });
});
