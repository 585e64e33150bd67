import { describe, expect, it } from 'vitest';
import { buildOperator } from '../../../../test/factories/operators.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { listEntries } from './list-entries.ts';
import { recordAct } from './record-act.ts';

const { inUnit, clock } = testDatabase();
const subject = { type: 'member', id: 'mbr_1' };
const page = { subjectId: 'mbr_1', actorId: undefined, action: undefined };

describe('recordAct', () => {
  const by = { actor: buildOperator() };

  it('keeps who, what, to whom, from what to what, why, when and from where (R49)', async () => {
    const act = { action: 'member.lock' as const, subject, before: { a: '1' }, after: { a: '2' } };
    await inUnit((ctx) => recordAct(ctx, { ...act, reason: 'why' }), by);
    const { entries } = await inUnit((ctx) =>
      listEntries(ctx, { ...page, cursor: undefined, limit: 1 }),
    );
    expect(entries).toMatchObject([
      {
        actorKind: 'operator',
        actorId: 'opr_test',
        actorName: 'test',
        action: 'member.lock',
        subjectType: 'member',
        subjectId: 'mbr_1',
        before: { a: '1' },
        after: { a: '2' },
        reason: 'why',
        at: clock.now(),
        ip: '203.0.113.5',
        requestId: 'req_test_1',
      },
    ]);
  });

  it('goes with the transaction that did not come about', async () => {
    const act = { action: 'member.unlock' as const, subject, reason: 'why' };
    const failing = inUnit(async (ctx) => {
      await recordAct(ctx, act);
      throw new Error('the act failed');
    }, by);
    await expect(failing).rejects.toThrow('the act failed');
    const { entries } = await inUnit((ctx) =>
      listEntries(ctx, { ...page, action: 'member.unlock', cursor: undefined, limit: 1 }),
    );
    expect(entries).toEqual([]);
  });
});
