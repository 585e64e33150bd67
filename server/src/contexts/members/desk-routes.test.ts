import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { goodPassword, registerMember } from '../../../test/factories/identity.ts';
import { enterOwner, reason } from '../../../test/factories/operators.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);

describe('lockMember', () => {
  it('refuses an unknown id, then a member in that state, then a missing reason', async () => {
    const operator = await enterOwner(server);
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

  it('ends the sessions at once and refuses sign-in after the secret was proven', async () => {
    const operator = await enterOwner(server);
    const member = server.browser();
    const { id, username } = await registerMember(member);
    expect((await member.call(endpoints.readBalance)).status).toBe(200);
    const locked = await operator.call(endpoints.lockMember, { params: { id }, body: { reason } });
    expect(locked.value).toMatchObject({
      state: 'locked',
      lockReason: reason,
      openSessions: 0,
      abilities: ['unlock', 'release', 'adjust', 'read_statement'],
    });
    expect((await member.call(endpoints.readBalance)).code).toBe('not_signed_in');
    expect((await member.call(endpoints.resumeSession)).code).toBe('not_signed_in');
    const right = { username, password: goodPassword };
    const wrong = { username, password: 'a wrong password' };
    expect((await member.call(endpoints.logIn, { body: wrong })).code).toBe(
      'in_incorrect_password',
    );
    const refused = await member.call(endpoints.logIn, { body: right });
    expect([refused.status, refused.code]).toEqual([403, 'account_locked']);
    await operator.call(endpoints.unlockMember, { params: { id }, body: { reason: 'cleared' } });
    expect((await member.enter(endpoints.logIn, right)).status).toBe(200);
  });

  it('leaves one entry in the trail: who, from what to what, why, when and from where', async () => {
    const operator = await enterOwner(server);
    const { id } = await registerMember(server.browser());
    await operator.call(endpoints.lockMember, { params: { id }, body: { reason } });
    const reply = await operator.call(endpoints.listAuditEntries, {
      query: { subjectId: id, action: 'member.lock' },
    });
    expect(reply.value['content']).toMatchObject([
      {
        at: String(test.clock.now()),
        actorKind: 'operator',
        actorName: 'operator',
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

  it('happens once when two operators do it at the same time', async () => {
    const operators = [await enterOwner(server), await enterOwner(server)];
    const { id } = await registerMember(server.browser());
    const answers = await Promise.all(
      operators.map((browser) =>
        browser.call(endpoints.lockMember, { params: { id }, body: { reason } }),
      ),
    );
    expect(answers.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const trail = await operators[0]?.call(endpoints.listAuditEntries, {
      query: { subjectId: id, action: 'member.lock' },
    });
    expect(trail?.value['content']).toHaveLength(1);
  });
});

describe('members of the back office', () => {
  it('are found by the start of the name, whatever its case, and by id', async () => {
    const operator = await enterOwner(server);
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
    const operator = await enterOwner(server);
    const read = (query: Record<string, string>) => operator.call(endpoints.listMembers, { query });
    const whole = await read({ pageSize: '100' });
    const ids = (reply: typeof whole) =>
      (reply.value['content'] as { id: string }[]).map((r) => r.id);
    const first = await read({ pageSize: '4' });
    const byNumber = [...ids(first), ...ids(await read({ pageSize: '4', page: '2' }))];
    const cursor = String(first.value['nextCursor']);
    const byCursor = [...ids(first), ...ids(await read({ pageSize: '4', cursor }))];
    expect(byNumber).toEqual(ids(whole).slice(0, 8));
    expect(byCursor).toEqual(byNumber);
    expect((await read({ pageSize: '1000000000' })).code).toBe('validation_failed');
  });

  it('show balance and statement, trial accounts their fun money', async () => {
    const operator = await enterOwner(server);
    const { id } = await registerMember(server.browser());
    const detail = await operator.call(endpoints.readMember, { params: { id } });
    expect(detail.value['balances']).toEqual([
      { currency: 'THB', balance: '10000.00' },
      { currency: 'FUN', balance: '0.00' },
    ]);
    const lines = await operator.call(endpoints.listMemberStatementLines, { params: { id } });
    expect(lines.value['content']).toMatchObject([{ type: 'demo_credit', amount: '10000.00' }]);
    const query = { search: 'demotrial', type: 'trial' };
    const trials = await operator.call(endpoints.listMembers, { query });
    expect(trials.value['content']).toMatchObject([{ currency: 'FUN', balance: '5000.00' }]);
  });
});
