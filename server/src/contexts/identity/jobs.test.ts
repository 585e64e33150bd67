import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/harness.ts';
import { identityJobs } from './jobs.ts';
import { isKnownDevice, rememberDevice } from './store-attempts.ts';

const test = testDatabase();

const forget = () =>
  test.inUnit(async (ctx) => {
    for (const job of identityJobs) {
      await job.run(ctx, {});
    }
  });

describe('identity_forget', () => {
  it('forgets a device that has not come back for as long as browsers keep cookies', async () => {
    const known = { subjectId: 'mbr_device_owner', device: 'device' };
    await test.inUnit((ctx) =>
      rememberDevice(ctx.tx, { ...known, browser: '', at: ctx.clock.now() }),
    );
    test.clock.advance({ hours: 24 * 399 });
    await forget();
    expect(await test.inUnit((ctx) => isKnownDevice(ctx.tx, known))).toBe(true);
    test.clock.advance({ hours: 48 });
    await forget();
    expect(await test.inUnit((ctx) => isKnownDevice(ctx.tx, known))).toBe(false);
  });
});
