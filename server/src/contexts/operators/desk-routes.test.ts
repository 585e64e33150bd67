import type { OperatorId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { newName } from '../../../test/factories/identity.ts';
import {
  enterOperator,
  enterOwner,
  reason,
  seatOperator,
} from '../../../test/factories/operators.ts';
import type { Got, TestBrowser } from '../../../test/factories/running.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { siteFileWith } from '../../../test/factories/site.ts';
import { testDatabase } from '../../../test/harness.ts';
import type { OperatorActor } from '../../platform/context.ts';
import { asOwner } from '../../../test/owner.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeOperator } from './use-cases/change-operator.ts';

const test = testDatabase();
const passwords = { default: 'welcome to the house 1', mostDays: 0 };
const server = runningServer(test, { siteFile: siteFileWith({ passwords }) });
const chosen = 'seven quiet lamps over 3 bridges';

async function make(owner: TestBrowser, role = 'cashier', username = newName()) {
  const got = await owner.call(endpoints.createOperator, { body: { username, role, reason } });
  const operator = (got.value['operator'] ?? {}) as Record<string, unknown>;
  const password = String(got.value['temporaryPassword']);
  return { got, id: String(operator['id']), username, password, operator };
}

function logIn(browser: TestBrowser, username: string, password: string, newPassword?: string) {
  const body = { username, password, ...(newPassword !== undefined && { newPassword }) };
  return browser.enter(endpoints.logInOperator, body);
}

const on = (id: string, fields: object = {}) => ({ params: { id }, body: { reason, ...fields } });

async function idOf(browser: TestBrowser): Promise<string> {
  return String((await browser.call(endpoints.readOperator)).value['id']);
}

async function lineOf(owner: TestBrowser, id: string) {
  const got = await owner.call(endpoints.listOperators, { query: { limit: '100' } });
  return (got.value['content'] as Record<string, unknown>[]).find((row) => row['id'] === id);
}

async function toldOf(owner: TestBrowser, subjectId: string): Promise<readonly string[]> {
  const got = await owner.call(endpoints.listAuditEntries, { query: { subjectId } });
  const actions = (got.value['content'] as { action: string }[]).map((row) => row.action);
  // Refused logins are told from outside, some time after.
  return actions.filter((action) => action !== 'operator.login_refused').toSorted();
}

const codeOf = (reply: Got) => reply.code;

describe('createOperator', () => {
  it('gives a password that opens no session until a new one takes its place (R62)', async () => {
    const owner = await enterOwner(server);
    const { got, id, username, password } = await make(owner);
    expect(got.value['operator']).toMatchObject({
      username,
      role: 'cashier',
      state: 'active',
      lastLoginAt: null,
      mustChangePassword: true,
      abilities: ['lock', 'change_role', 'reset_password'],
    });
    const browser = server.browser();
    const refused = [
      await logIn(browser, username, 'wrong password here', chosen),
      await logIn(browser, username, password),
      await logIn(browser, username, password, password),
      await logIn(browser, username, password, 'passwordpassword'),
      await logIn(browser, username, password, passwords.default),
    ];
    expect(refused.map(codeOf)).toEqual([
      'in_incorrect_password',
      'password_change_required',
      'password_weak',
      'password_weak',
      'password_weak',
    ]);
    expect((await browser.call(endpoints.readOperator)).code).toBe('not_signed_in');
    expect((await logIn(browser, username, password, chosen)).status).toBe(200);
    expect(await idOf(browser)).toBe(id);
    expect((await logIn(server.browser(), username, password, 'other words, 4 of them')).code).toBe(
      'in_incorrect_password',
    );
    expect((await logIn(server.browser(), username, chosen)).status).toBe(200);
    expect(await lineOf(owner, id)).toMatchObject({ mustChangePassword: false });
    expect(await toldOf(owner, id)).toEqual([
      'operator.change_password',
      'operator.create',
      'operator.login',
      'operator.login',
    ]);
  });

  it('is used up by one of two who prove the same temporary password at once', async () => {
    const { username, password } = await make(await enterOwner(server));
    const words = ['eleven loud lamps under 4 bridges', chosen];
    const replies = await Promise.all(
      words.map((word) => logIn(server.browser(), username, password, word)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.find(({ status }) => status === 401)?.code).toBe('in_incorrect_password');
    const later = await Promise.all(words.map((word) => logIn(server.browser(), username, word)));
    expect(later.map(({ status }) => status)).toEqual(replies.map(({ status }) => status));
  });

  it('refuses a name that is taken, and whoever may not manage', async () => {
    const owner = await enterOwner(server);
    const { username } = await make(owner);
    expect((await make(owner, 'cashier', username.toUpperCase())).got.code).toBe('username_taken');
    const auditor = await enterOperator(test, server, 'auditor');
    expect((await make(auditor)).got.code).toBe('ability_missing');
    expect((await auditor.call(endpoints.listOperators)).status).toBe(200);
    const cashier = await enterOperator(test, server, 'cashier');
    expect((await cashier.call(endpoints.listOperators)).code).toBe('ability_missing');
  });
});

describe('managing an operator', () => {
  it('is refused on the own account, on nobody, and where nothing would change', async () => {
    const owner = await enterOwner(server);
    const self = await idOf(owner);
    const { id } = await make(owner);
    const nobody = 'opr_00000000000000000000000000000000';
    const role = { role: 'auditor' };
    const codes = [
      await owner.call(endpoints.lockOperator, on(nobody)),
      await owner.call(endpoints.resetOperatorPassword, on(nobody)),
      await owner.call(endpoints.lockOperator, on(self)),
      await owner.call(endpoints.unlockOperator, on(self)),
      await owner.call(endpoints.changeOperatorRole, on(self, role)),
      await owner.call(endpoints.resetOperatorPassword, on(self)),
      await owner.call(endpoints.unlockOperator, on(id)),
      await owner.call(endpoints.changeOperatorRole, on(id, { role: 'cashier' })),
    ].map(codeOf);
    expect(codes).toEqual([
      'not_found',
      'not_found',
      ...Array.from({ length: 4 }, () => 'operator_is_self'),
      'operator_state_conflict',
      'operator_state_conflict',
    ]);
  });

  it('ends the sessions by a lock, a role and a reset, and tells the trail', async () => {
    const owner = await enterOwner(server);
    const { id, username, password } = await make(owner);
    const browser = server.browser();
    const signedIn = async () => (await browser.call(endpoints.readOperator)).status;
    await logIn(browser, username, password, chosen);
    expect(await signedIn()).toBe(200);

    const locked = await owner.call(endpoints.lockOperator, on(id));
    expect(locked.value).toMatchObject({
      state: 'locked',
      stateReason: reason,
      abilities: ['unlock'],
    });
    expect(await signedIn()).toBe(401);
    expect((await logIn(browser, username, chosen)).code).toBe('account_locked');
    expect((await owner.call(endpoints.changeOperatorRole, on(id, { role: 'owner' }))).code).toBe(
      'operator_state_conflict',
    );
    await owner.call(endpoints.unlockOperator, on(id));
    await logIn(browser, username, chosen);

    await owner.call(endpoints.changeOperatorRole, on(id, { role: 'auditor' }));
    expect(await signedIn()).toBe(401);
    await logIn(browser, username, chosen);
    expect((await browser.call(endpoints.readOperator)).value['role']).toBe('auditor');

    const reset = await owner.call(endpoints.resetOperatorPassword, on(id));
    expect(await signedIn()).toBe(401);
    expect((await logIn(browser, username, chosen)).code).toBe('in_incorrect_password');
    const temporary = String(reset.value['temporaryPassword']);
    expect((await logIn(browser, username, temporary)).code).toBe('password_change_required');
    const acts = (await toldOf(owner, id)).filter((action) => !action.includes('login'));
    expect(acts).toEqual([
      'operator.change_password',
      'operator.change_role',
      'operator.create',
      'operator.lock',
      'operator.reset_password',
      'operator.unlock',
    ]);
  });

  it('always leaves one who can, when two lock each other at the same time', async () => {
    const [one, two] = [await seatOperator(test), await seatOperator(test)];
    await asOwner(
      test,
      `update operators set state = 'locked' where role = 'owner' and id <> all($1)`,
      [[one.id, two.id]],
    );
    const lock = (actor: OperatorActor, id: OperatorId) =>
      test.inUnit<unknown, OperatorActor>(
        (ctx) => changeOperator(ctx, { id, to: { state: 'locked' }, reason }),
        { actor },
      );
    const answers = await Promise.allSettled([lock(one, two.id), lock(two, one.id)]);
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' && answer.reason instanceof Refusal ? [answer.reason.code] : [],
    );
    expect(refused).toEqual(['operator_is_last']);
  });
});
