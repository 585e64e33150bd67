import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterOperator, enterOwner } from '../../../test/factories/operators.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';
import { recordEvent } from './index.ts';

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
    for (const action of ['test.first', 'test.second', 'test.third']) {
      test.clock.advance({ milliseconds: 1 });
      await test.inUnit((ctx) => recordEvent(ctx, { action, subject, after: { action } }));
    }
    const owner = await enterOwner(server);
    const read = (query: Record<string, string>) =>
      owner.call(endpoints.listAuditEntries, { query: { subjectId: id, limit: '2', ...query } });
    const first = await read({});
    expect(first.value['content']).toMatchObject([
      { action: 'test.third', actorKind: 'system', actorId: null, actorName: 'test', ip: null },
      { action: 'test.second', reason: null, before: null, after: { action: 'test.second' } },
    ]);
    const rest = await read({ cursor: String(first.value['nextCursor']) });
    expect(rest.value).toMatchObject({ content: [{ action: 'test.first' }], nextCursor: null });
    expect((await read({ action: 'test.first' })).value['content']).toHaveLength(1);
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
