import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../test/harness.ts';
import { workOf } from '../../test/factories/work.ts';
import { asOwner } from '../../test/owner.ts';
import { emit } from './outbox.ts';
import { enqueue, type Job, type Jobs, startJobs } from './jobs.ts';

const test = testDatabase();
const ran: unknown[] = [];
let jobs: Jobs;

const list: readonly Job[] = [
  { name: 'note', run: async (_ctx, payload) => void ran.push(payload) },
  {
    name: 'flaky',
    run: async (ctx, payload) => {
      ran.push({ tried: payload, by: ctx.actor });
      throw new Error('not yet');
    },
  },
  {
    name: 'two_steps',
    run: (ctx) =>
      emit(ctx, {
        name: 'member.registered',
        payload: { memberId: 'mbr_step', isTrial: false },
      }),
    afterwards: async () => {
      ran.push(
        await asOwner(test, "select name from outbox where payload->>'memberId' = 'mbr_step'"),
      );
    },
  },
];

beforeAll(async () => {
  jobs = await startJobs({
    ownerUrl: test.ownerUrl(),
    work: workOf(test),
    jobs: list,
    log: test.log,
    concurrency: 1,
  });
});

afterAll(() => jobs.stop());

describe('jobs', () => {
  it('run when the transaction that queued them commits, and not when it is rolled back', async () => {
    await expect(
      test.inUnit(async (ctx) => {
        await enqueue(ctx, { name: 'note', payload: { from: 'rolled back' } });
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    await test.inUnit((ctx) => enqueue(ctx, { name: 'note', payload: { from: 'committed' } }));
    await expect.poll(() => ran, { timeout: 10_000 }).toEqual([{ from: 'committed' }]);
    expect(jobs.isRunning).toBe(true);
  });

  it('queue one job per key', async () => {
    const runAt = Temporal.Instant.from('2099-01-01T00:00:00Z');
    for (const n of [1, 2, 3]) {
      await test.inUnit((ctx) =>
        enqueue(ctx, { name: 'note', payload: { n }, key: 'only-one', runAt }),
      );
    }
    const rows = await asOwner(
      test,
      "select count(*)::int as n from graphile_worker.jobs where key = 'only-one'",
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('keep a job that failed, to try it again', async () => {
    await test.inUnit((ctx) => enqueue(ctx, { name: 'flaky', payload: { id: 7 } }));
    const attempt = { tried: { id: 7 }, by: { kind: 'system', job: 'flaky' } };
    await expect.poll(() => ran, { timeout: 10_000 }).toContainEqual(attempt);
    await expect
      .poll(
        () =>
          asOwner(
            test,
            "select attempts, last_error from graphile_worker.jobs where task_identifier = 'flaky'",
          ),
        { timeout: 10_000 },
      )
      .toEqual([{ attempts: 1, last_error: expect.stringContaining('not yet') as unknown }]);
  });

  it('go on afterwards when what they wrote is committed', async () => {
    await test.inUnit((ctx) => enqueue(ctx, { name: 'two_steps', payload: {} }));
    await expect
      .poll(() => ran, { timeout: 10_000 })
      .toContainEqual([{ name: 'member.registered' }]);
  });
});
