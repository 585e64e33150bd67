import { join } from 'node:path';
import { assertDefined } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { workOf } from '../../../test/factories/work.ts';
import { testDatabase } from '../../../test/harness.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { openHeadCopies } from './head-copies.ts';
import { trailJobs } from './jobs.ts';
import { openSigningKey } from './signing-key.ts';
import { readState } from './use-cases/read-state.ts';
import { recordEvents } from './use-cases/record-events.ts';

const test = testDatabase();

describe('the jobs of the trail', () => {
  it('seal what waits, copy the head outside, and verify', async () => {
    const folder = tempFolder('trail');
    const key = await openSigningKey(join(folder, 'key.json'), test.random);
    const copies = openHeadCopies(join(folder, 'heads'), key);
    const [seal, verify] = trailJobs({ work: workOf(test) }, copies);
    const event = { action: 'member.login' as const, subject: { type: 'test', id: 'a' } };
    await test.inUnit((ctx) => recordEvents(ctx, event));
    await test.inUnit((ctx) => assertDefined(seal, 'a job').run(ctx, {}));
    expect(copies.lastNumber('test')).toBe(0n);
    await seal?.afterwards?.();
    expect(copies.lastNumber('test')).toBe(1n);
    await test.inUnit((ctx) => assertDefined(verify, 'a job').run(ctx, {}));
    expect(await test.inUnit(readState)).toMatchObject({
      position: 1n,
      waiting: 0,
      lastCheck: { faults: [] },
    });
  });
});
