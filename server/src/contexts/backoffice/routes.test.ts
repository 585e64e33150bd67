import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { goodPassword, newName, registerMember } from '../../../test/factories/identity.ts';
import type { TestBrowser } from '../../../test/factories/running.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';
import { createCredential } from '../identity/index.ts';
import { insertOperator } from './store.ts';

const test = testDatabase();
const server = runningServer(test);
const reason = 'reported by the payments team';

async function owner(): Promise<TestBrowser> {
  const browser = server.browser();
  const kept = readFileSync(join(server.dataDir(), 'operator.json'), 'utf8');
  await browser.enter(endpoints.operatorLogin, JSON.parse(kept));
  return browser;
}

/** An operator of another role, as an owner will be able to make one. */
async function operatorOf(role: string): Promise<TestBrowser> {
  const passwordHash = await server.built().contexts.identity.hasher.hash(goodPassword);
  const username = newName();
  await test.inUnit(async (ctx) => {
    const id = ctx.ids.next('opr');
    const traits = { isAgent: false, isTrial: false };
    const credential = { subjectId: id, realm: 'operator', username, passwordHash, role } as const;
    await createCredential(ctx, { ...credential, ...traits });
    await insertOperator(ctx.tx, { id, username, role, at: ctx.clock.now() });
  });
  const browser = server.browser();
  await browser.enter(endpoints.operatorLogin, { username, password: goodPassword });
  return browser;
}

describe('operators', () => {
  it('sign in with the password of the first start and are told what they may do', async () => {
    const got = await (await owner()).call(endpoints.readOperator);
    expect(got.value).toMatchObject({ username: 'operator', role: 'owner' });
    expect(got.value['abilities']).toContain('members.lock');
  });

  it('are refused like members: a wrong password and a missing name alike', async () => {
    const wrong = { username: 'operator', password: 'not it' };
    const missing = { username: newName(), password: 'not it' };
    const answers = [wrong, missing].map((body) =>
      server.browser().call(endpoints.operatorLogin, { body }),
    );
    const codes = (await Promise.all(answers)).map((got) => [got.status, got.code]);
    expect(codes).toEqual(Array.from({ length: 2 }, () => [401, 'in_incorrect_password']));
  });

  it('are not members, and members are not operators', async () => {
    const member = server.browser();
    const { username } = await registerMember(member);
    const body = { username, password: goodPassword };
    const got = await server.browser().call(endpoints.operatorLogin, { body });
    expect(got.code).toBe('in_incorrect_password');
    expect((await (await owner()).call(endpoints.readMemberInfo)).code).toBe('not_signed_in');
  });

  it('of a role without an ability are refused, whatever the screen shows (R82)', async () => {
    const auditor = await operatorOf('auditor');
    const { id } = await registerMember(server.browser());
    expect((await auditor.call(endpoints.listAudit)).status).toBe(200);
    const sent = { params: { id }, body: { reason } };
    expect((await auditor.call(endpoints.lockMember, sent)).code).toBe('ability_missing');
    const support = await operatorOf('support');
    expect((await support.call(endpoints.listAudit)).code).toBe('ability_missing');
    const nobody = await operatorOf('no-such-role');
    expect((await nobody.call(endpoints.listMembers)).code).toBe('ability_missing');
  });
});

describe('lockMember', () => {
  it('refuses an unknown id, then a member in that state, then a missing reason', async () => {
    const operator = await owner();
    const missing = { id: 'mbr_00000000000000000000000000000000' };
    const unknown = await operator.call(endpoints.lockMember, {
      params: missing,
      body: { reason },
    });
    expect([unknown.status, unknown.code]).toEqual([404, 'not_found']);
    const { id } = await registerMember(server.browser());
    await operator.call(endpoints.lockMember, { params: { id }, body: { reason } });
    const again = await operator.call(endpoints.lockMember, { params: { id }, body: { reason } });
    expect([again.status, again.code, again.data]).toEqual([
      409,
      'member_state_conflict',
      { state: 'locked' },
    ]);
    const bare = await operator.call(endpoints.unlockMember, {
      params: { id },
      body: { reason: ' x ' },
    });
    expect(bare.code).toBe('validation_failed');
  });

  it('ends the sessions at once and refuses sign-in after the secret was proven (X1)', async () => {
    const operator = await owner();
    const member = server.browser();
    const { id, username } = await registerMember(member);
    expect((await member.call(endpoints.readBalance)).status).toBe(200);
    const locked = await operator.call(endpoints.lockMember, { params: { id }, body: { reason } });
    expect(locked.value).toMatchObject({
      state: 'locked',
      lockReason: reason,
      openSessions: 0,
      abilities: ['unlock', 'read_statement'],
    });
    expect((await member.call(endpoints.readBalance)).code).toBe('not_signed_in');
    expect((await member.call(endpoints.resumeSession)).code).toBe('not_signed_in');
    const right = { username, password: goodPassword };
    const wrong = { username, password: 'a wrong password' };
    expect((await member.call(endpoints.login, { body: wrong })).code).toBe(
      'in_incorrect_password',
    );
    const refused = await member.call(endpoints.login, { body: right });
    expect([refused.status, refused.code]).toEqual([403, 'account_locked']);
    await operator.call(endpoints.unlockMember, { params: { id }, body: { reason: 'cleared' } });
    expect((await member.enter(endpoints.login, right)).status).toBe(200);
  });

  it('leaves one line in the audit trail, from what to what, why, when and from where', async () => {
    const operator = await owner();
    const { id } = await registerMember(server.browser());
    await operator.call(endpoints.lockMember, { params: { id }, body: { reason } });
    const got = await operator.call(endpoints.listAudit, { query: { subjectId: id } });
    expect(got.value['content']).toMatchObject([
      {
        at: String(test.clock.now()),
        operatorName: 'operator',
        action: 'member.lock',
        subjectType: 'member',
        subjectId: id,
        before: { state: 'active' },
        after: { state: 'locked' },
        reason,
        ip: '127.0.0.1',
      },
    ]);
  });

  it('is preceded by the line of the sign-in and followed by that of the way out', async () => {
    const support = await operatorOf('support');
    const { id } = (await support.call(endpoints.readOperator)).value;
    const before = await support.call(endpoints.logout);
    expect(before.code).toBe('not_signed_in');
    expect((await support.call(endpoints.operatorLogout)).status).toBe(200);
    const query = { operatorId: String(id) };
    const trail = await (await owner()).call(endpoints.listAudit, { query });
    const actions = (trail.value['content'] as { action: string }[]).map((row) => row.action);
    expect(actions.toSorted()).toEqual(['operator.login', 'operator.logout']);
  });

  it('happens once when two operators do it at the same time', async () => {
    const operators = [await owner(), await owner()];
    const { id } = await registerMember(server.browser());
    const answers = await Promise.all(
      operators.map((one) => one.call(endpoints.lockMember, { params: { id }, body: { reason } })),
    );
    expect(answers.map((got) => got.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const trail = await operators[0]?.call(endpoints.listAudit, { query: { subjectId: id } });
    expect(trail?.value['content']).toHaveLength(1);
  });
});

describe('the audit trail', () => {
  it('cannot be changed or shortened by the role of the server', async () => {
    const { pool } = test.database();
    await expect(pool.query("update audit_entries set reason = 'x'")).rejects.toThrow(/denied/u);
    await expect(pool.query('delete from audit_entries')).rejects.toThrow(/denied/u);
    await expect(pool.query('truncate audit_entries')).rejects.toThrow(/denied/u);
  });
});

describe('members of the back office', () => {
  it('are found by the start of the name, whatever its case, and by id', async () => {
    const operator = await owner();
    const { id, username } = await registerMember(server.browser());
    const find = async (search: string) => {
      const got = await operator.call(endpoints.listMembers, { query: { search } });
      return (got.value['content'] as { id: string }[]).map((row) => row.id);
    };
    expect(await find(username.toUpperCase())).toEqual([id]);
    expect(await find(id)).toEqual([id]);
    expect(await find('%')).toEqual([]);
    expect(await find('no_such')).toEqual([]);
  });

  it('come in pages that do not repeat or skip, by number and by cursor', async () => {
    const operator = await owner();
    const read = (query: Record<string, string>) => operator.call(endpoints.listMembers, { query });
    const whole = await read({ pageSize: '100' });
    const ids = (got: typeof whole) => (got.value['content'] as { id: string }[]).map((r) => r.id);
    const first = await read({ pageSize: '4' });
    const byNumber = [...ids(first), ...ids(await read({ pageSize: '4', page: '2' }))];
    const cursor = String(first.value['nextCursor']);
    const byCursor = [...ids(first), ...ids(await read({ pageSize: '4', cursor }))];
    expect(byNumber).toEqual(ids(whole).slice(0, 8));
    expect(byCursor).toEqual(byNumber);
    expect((await read({ pageSize: '1000000000' })).code).toBe('validation_failed');
  });

  it('show balance and statement, trial accounts their fun money', async () => {
    const operator = await owner();
    const { id } = await registerMember(server.browser());
    const detail = await operator.call(endpoints.readMember, { params: { id } });
    expect(detail.value['balances']).toEqual([
      { currency: 'THB', balance: '10000.00' },
      { currency: 'FUN', balance: '0.00' },
    ]);
    const lines = await operator.call(endpoints.readMemberStatement, { params: { id } });
    expect(lines.value['content']).toMatchObject([{ type: 'demo_credit', amount: '10000.00' }]);
    const query = { search: 'demotrial', type: 'trial' };
    const trials = await operator.call(endpoints.listMembers, { query });
    expect(trials.value['content']).toMatchObject([{ currency: 'FUN', balance: '5000.00' }]);
  });
});

describe('the betting record of a member', () => {
  it('is the one that the member sees, and 404 for an unknown id', async () => {
    const operator = await owner();
    const member = server.browser();
    const { id } = await registerMember(member);
    const game = await member.call(endpoints.getPopularGames, { query: { limitNum: '1' } });
    const [first] = game.value['list'] as { nodeId: string }[];
    const body = { nodeId: first?.nodeId ?? '' };
    const launched = await member.call(endpoints.launchGame, { body });
    const stake = String(launched.value['defaultStake']);
    const key = 'backoffice-record-1';
    const spun = await member.call(endpoints.spinSlot, { body: { ...body, stake }, key });
    expect(spun.status).toBe(200);
    const own = await member.call(endpoints.getRounds);
    const seen = await operator.call(endpoints.readMemberRounds, { params: { id } });
    expect(seen.value).toEqual(own.value);
    expect(seen.value['content']).toHaveLength(1);
    const params = { id: 'mbr_00000000000000000000000000000000' };
    expect((await operator.call(endpoints.readMemberRounds, { params })).code).toBe('not_found');
  });
});

describe('the first start', () => {
  it('keeps the demo accounts, which sign in', async () => {
    const kept = JSON.parse(readFileSync(join(server.dataDir(), 'demo-accounts.json'), 'utf8')) as {
      role: string;
      username: string;
      password: string;
    }[];
    expect(kept.map((row) => row.role)).toEqual([
      'member',
      'agent',
      'trial',
      'downline-1',
      'downline-2',
      'downline-3',
    ]);
    for (const { username, password, role } of kept) {
      const browser = server.browser();
      await browser.enter(endpoints.login, { username, password });
      const info = await browser.call(endpoints.readMemberInfo);
      expect(info.value['isTrial'], role).toBe(role === 'trial');
    }
  });
});
