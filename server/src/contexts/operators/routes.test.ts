import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { goodPassword, newName, registerMember } from '../../../test/factories/identity.ts';
import { enterOperator, enterOwner, reason } from '../../../test/factories/operators.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);

describe('operators', () => {
  it('sign in with the password of the first start and are told what they may do', async () => {
    const got = await (await enterOwner(server)).call(endpoints.readOperator);
    expect(got.value).toMatchObject({ username: 'operator', role: 'owner' });
    expect(got.value['abilities']).toContain('members.lock');
  });

  it('are refused like members: a wrong password and a missing name alike', async () => {
    const wrong = { username: 'operator', password: 'not it' };
    const missing = { username: newName(), password: 'not it' };
    const answers = [wrong, missing].map((body) =>
      server.browser().call(endpoints.logInOperator, { body }),
    );
    const codes = (await Promise.all(answers)).map((reply) => [reply.status, reply.code]);
    expect(codes).toEqual(Array.from({ length: 2 }, () => [401, 'in_incorrect_password']));
  });

  it('are not members, and members are not operators', async () => {
    const member = server.browser();
    const { username } = await registerMember(member);
    const body = { username, password: goodPassword };
    const got = await server.browser().call(endpoints.logInOperator, { body });
    expect(got.code).toBe('in_incorrect_password');
    expect((await (await enterOwner(server)).call(endpoints.readMemberInfo)).code).toBe(
      'not_signed_in',
    );
  });

  it('of a role without an ability are refused, whatever the screen shows (R82)', async () => {
    const auditor = await enterOperator(test, server, 'auditor');
    const { id } = await registerMember(server.browser());
    expect((await auditor.call(endpoints.listAuditEntries)).status).toBe(200);
    const sent = { params: { id }, body: { reason } };
    expect((await auditor.call(endpoints.lockMember, sent)).code).toBe('ability_missing');
    const support = await enterOperator(test, server, 'support');
    expect((await support.call(endpoints.listAuditEntries)).code).toBe('ability_missing');
    const nobody = await enterOperator(test, server, 'no-such-role');
    expect((await nobody.call(endpoints.listMembers)).code).toBe('ability_missing');
  });

  it('leave the desk without the member of the same browser', async () => {
    const support = await enterOperator(test, server, 'support');
    const member = server.browser();
    await registerMember(member);
    for (const [name, value] of support.cookies) {
      member.cookies.set(name, value);
    }
    const out = await support.call(endpoints.logOutOperator);
    expect(out.headers['clear-site-data']).toBeUndefined();
    expect(String(out.headers['set-cookie'])).toMatch(/^__Host-osid=; Max-Age=0;[^,]*$/u);
    expect((await member.call(endpoints.readMemberInfo)).status).toBe(200);
  });

  it('leave an entry in the trail when they come and when they go', async () => {
    const support = await enterOperator(test, server, 'support');
    const { id } = (await support.call(endpoints.readOperator)).value;
    const before = await support.call(endpoints.logOut);
    expect(before.code).toBe('not_signed_in');
    expect((await support.call(endpoints.logOutOperator)).status).toBe(200);
    const query = { actorId: String(id) };
    const trail = await (await enterOwner(server)).call(endpoints.listAuditEntries, { query });
    const actions = (trail.value['content'] as { action: string }[]).map((row) => row.action);
    expect(actions.toSorted()).toEqual(['operator.login', 'operator.logout']);
  });
});
