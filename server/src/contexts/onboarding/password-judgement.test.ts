import { endpoints } from '@portal/protocol/endpoints';
import { passwordCases } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { goodPassword, newName } from '../../../test/factories/identity.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

const judge = (password: string, username?: string) =>
  server.browser().call(endpoints.judgePassword, { body: { password, username } });

const leaked = passwordCases.flatMap(({ password, isLeaked }) =>
  isLeaked === true ? [[password] as const] : [],
);

describe('POST /wps/member/password/judgement', () => {
  it.each(leaked)('knows %s, which no browser does, as registration does', async (password) => {
    const username = newName();
    const got = await judge(password, username);
    expect([got.status, got.value]).toEqual([200, { problems: ['common'] }]);
    const consents = { ageConfirmed: true, termsAccepted: true } as const;
    const form = { username, password, confirmPassword: password, ...consents };
    const refused = await server.browser().call(endpoints.register, { body: form });
    expect([refused.code, refused.data]).toEqual(['password_weak', { problem: 'common' }]);
  });

  it('says all that is wrong, the words of the site and of the name included', async () => {
    const got = await judge('merilune 4 LanternTester', ' lanterntester ');
    expect(got.value).toEqual({ problems: ['brand', 'username'] });
  });

  it.each([[undefined], ['']])('has nothing against a good one of %j', async (username) => {
    expect((await judge(goodPassword, username)).value).toEqual({ problems: [] });
  });

  it('takes a password in no other way than encrypted, and of no more than 256', async () => {
    const { method, path: url } = endpoints.judgePassword;
    const headers = { 'content-type': 'application/json' };
    const payload = JSON.stringify({ password: goodPassword });
    const plain = await server.browser().raw({ method, url, headers, payload });
    expect([plain.status, plain.code]).toEqual([400, 'encryption_required']);
    expect((await judge('x'.repeat(257))).status).toBe(400);
  });
});
