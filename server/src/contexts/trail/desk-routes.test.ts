import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterOperator, enterOwner } from '../../../test/factories/operators.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';
import { recordEvents } from './index.ts';

const test = testDatabase();
const server = runningServer(test);

describe('listAuditEntries', () => {
  it('is for roles that may read the trail', async () => {
    const support = await enterOperator(test, server, 'support');
    expect((await support.call(endpoints.listAuditEntries)).code).toBe('ability_missing');
    const auditor = await enterOperator(test, server, 'auditor');
    expect((await auditor.call(endpoints.listAuditEntries)).status).toBe(200);
  });

  it('shows entries of every actor, newest first, by subject and in pages', async () => {
    const id = 'mbr_00000000000000000000000000000001';
    const subject = { type: 'member', id };
    for (const action of ['member.login', 'member.logout', 'member.register'] as const) {
      test.clock.advance({ milliseconds: 1 });
      await test.inUnit((ctx) => recordEvents(ctx, { action, subject, after: { action } }));
    }
    const owner = await enterOwner(server);
    const read = (query: Record<string, string>) =>
      owner.call(endpoints.listAuditEntries, { query: { subjectId: id, limit: '2', ...query } });
    const first = await read({});
    expect(first.value['content']).toMatchObject([
      {
        action: 'member.register',
        actorKind: 'system',
        actorId: null,
        actorName: 'test',
        ip: null,
      },
      { action: 'member.logout', reason: null, before: null, after: { action: 'member.logout' } },
    ]);
    const rest = await read({ cursor: String(first.value['nextCursor']) });
    expect(rest.value).toMatchObject({ content: [{ action: 'member.login' }], nextCursor: null });
    expect((await read({ action: 'member.login' })).value['content']).toHaveLength(1);
  });
});

describe('the trail', () => {
  it('cannot be changed or shortened by the role of the server (R50)', async () => {
    const { pool } = test.database();
    await expect(pool.query("update trail_entries set reason = 'x'")).rejects.toThrow(/denied/u);
    await expect(pool.query('delete from trail_entries')).rejects.toThrow(/denied/u);
    await expect(pool.query('truncate trail_entries')).rejects.toThrow(/denied/u);
  });
});
