import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterAgain, enterPayee, prove } from '../../../test/factories/cashier.ts';
import { bindFactor, codeOf } from '../../../test/factories/factors.ts';
import { goodPassword } from '../../../test/factories/identity.ts';
import { enterOperator, enterOwner, reason } from '../../../test/factories/operators.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { putBelow } from '../../../test/factories/tree.ts';
import { testDatabase } from '../../../test/harness.ts';
import { asOwner } from '../../../test/owner.ts';

const test = testDatabase();
const server = runningServer(test);

async function changeSite(change: object): Promise<void> {
  await asOwner(
    test,
    `insert into site_versions (version, origin, configuration, hash, created_at, created_by)
     select version + 1, origin, configuration || $1::jsonb, hash || '+', created_at, created_by
       from site_versions order by version desc limit 1`,
    [JSON.stringify(change)],
  );
  await server.built().contexts.site.viewer.refresh();
}

describe('operators with a second factor', () => {
  it('sign in with it, and their list shows who has one', async () => {
    const browser = await enterOperator(test, server, 'cashier');
    const me = (await browser.call(endpoints.readOperator)).value;
    const { secret } = await bindFactor(test, browser, 'operator');
    const login = { username: me['username'], password: goodPassword };
    const fresh = server.browser();
    expect((await fresh.enter(endpoints.logInOperator, login)).code).toBe('second_factor_required');
    const factor = { kind: 'authenticator', code: codeOf(test, secret) };
    expect((await fresh.enter(endpoints.logInOperator, { ...login, factor })).status).toBe(200);

    const owner = await enterOwner(server);
    const lines = (await owner.call(endpoints.listOperators)).value['content'] as {
      readonly id: string;
      readonly abilities: readonly string[];
    }[];
    const line = lines.find((row) => row.id === me['id']);
    expect(line).toMatchObject({ hasFactor: true });
    expect(line?.abilities).toContain('reset_factor');
  });

  it('get it reset by somebody who manages them, with a reason, and are signed out', async () => {
    const browser = await enterOperator(test, server, 'cashier');
    const me = (await browser.call(endpoints.readOperator)).value;
    await bindFactor(test, browser, 'operator');
    const owner = await enterOwner(server);
    const self = (await owner.call(endpoints.readOperator)).value;
    const reset = (id: unknown) =>
      owner.call(endpoints.resetOperatorFactor, { params: { id: String(id) }, body: { reason } });
    expect((await reset('opr_00000000000000000000000000000000')).code).toBe('not_found');
    expect((await reset(self['id'])).code).toBe('operator_is_self');
    const both = await Promise.all([reset(me['id']), reset(me['id'])]);
    expect(both.map(({ code }) => code)).toEqual(
      expect.arrayContaining([undefined, 'factor_not_bound']),
    );
    expect((await browser.call(endpoints.readOperator)).code).toBe('not_signed_in');
    const login = { username: me['username'], password: goodPassword };
    expect((await server.browser().enter(endpoints.logInOperator, login)).status).toBe(200);
  });

  it('of whom the site wants one can do nothing before it is bound, nor take it off', async () => {
    const browser = await enterOperator(test, server, 'support');
    await changeSite({ secondFactor: { staff: true, agents: true } });
    expect((await browser.call(endpoints.listMembers)).code).toBe('factor_required');
    expect((await browser.call(endpoints.readOperator)).status).toBe(200);
    const security = (await browser.call(endpoints.readOperatorSecurity)).value;
    expect(security).toMatchObject({ isFactorRequired: true, authenticatorSince: null });
    await bindFactor(test, browser, 'operator');
    expect((await browser.call(endpoints.listMembers)).status).toBe(200);
    expect((await browser.call(endpoints.deleteOperatorAuthenticator)).code).toBe(
      'factor_is_required',
    );
    await changeSite({ secondFactor: { staff: false, agents: false } });
  });
});

describe('agents of whom the site wants a second factor', () => {
  it('move no money and sign no contract before it is bound, as members may', async () => {
    const [agent, member] = [await enterPayee(test, server), await enterPayee(test, server)];
    await asOwner(test, 'update credentials set is_agent = true where subject_id = $1', [agent.id]);
    await putBelow(test, agent.id, [member.id]);
    await enterAgain(agent);
    await changeSite({ secondFactor: { staff: false, agents: true } });
    const withdraw = ({ browser, accountId }: typeof agent, key: string) =>
      browser.call(endpoints.requestWithdrawal, {
        body: { payoutAccountId: accountId, amount: '500.00' },
        key,
      });
    const account = { kind: 'BANK', institution: 'SCB', holder: 'Mike Somchai', number: '998877' };
    const contract = { contractId: 'ctr_01234567', version: 1, action: 'accept' };
    const refused = [
      await withdraw(agent, 'agent-money-out-1'),
      await agent.browser.call(endpoints.createTransfer, {
        body: { amount: '5.00' },
        key: 'agent-transfer-1',
      }),
      await agent.browser.call(endpoints.createPayoutAccount, {
        body: account,
        key: 'agent-bind-1',
      }),
      await agent.browser.call(endpoints.processDividendContract, { body: contract }),
    ];
    expect(refused.map(({ code }) => code)).toEqual(Array(4).fill('factor_required'));
    await prove(member.browser);
    expect((await withdraw(member, 'member-money-out-1')).status).toBe(200);
    await bindFactor(test, agent.browser, 'member');
    await prove(agent.browser);
    expect((await withdraw(agent, 'agent-money-out-2')).status).toBe(200);
    expect((await agent.browser.call(endpoints.deleteAuthenticator)).code).toBe(
      'factor_is_required',
    );
    await changeSite({ secondFactor: { staff: false, agents: false } });
  });
});

describe('a temporary password', () => {
  it('opens nothing after three days', async () => {
    const owner = await enterOwner(server);
    const body = { username: 'latecomer', role: 'support', reason };
    const made = (await owner.call(endpoints.createOperator, { body })).value;
    const login = { username: 'latecomer', password: made['temporaryPassword'] };
    const enter = (change: object = {}) =>
      server.browser().enter(endpoints.logInOperator, { ...login, ...change });
    test.clock.advance({ hours: 71 });
    expect((await enter()).code).toBe('password_change_required');
    test.clock.advance({ hours: 1 });
    const newPassword = 'many quiet harbours';
    expect((await enter({ newPassword })).code).toBe('temporary_password_expired');
    const { id } = made['operator'] as { readonly id: string };
    const again = await (
      await enterOwner(server)
    ).call(endpoints.resetOperatorPassword, { params: { id }, body: { reason } });
    const password = again.value['temporaryPassword'];
    expect((await enter({ password, newPassword })).status).toBe(200);
  });
});
