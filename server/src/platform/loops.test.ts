import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../test/harness.ts';
import { workOf } from '../../test/factories/work.ts';
import { startLoops } from './loops.ts';

const test = testDatabase();

describe('startLoops', () => {
  it('runs again at once while there is more, and ends what it started', async () => {
    const runs: string[] = [];
    const done = Promise.withResolvers<void>();
    const loops = startLoops({
      work: workOf(test),
      log: test.log,
      loops: [
        {
          name: 'steps',
          restMilliseconds: 60_000,
          run: async () => {
            runs.push('step');
            if (runs.length === 3) {
              done.resolve();
            }
            return { isMore: runs.length < 3 };
          },
        },
      ],
    });
    await done.promise;
    await loops.stop();
    expect(runs).toHaveLength(3);
  });

  it('ends a loop that rests after a failure', async () => {
    const failed = Promise.withResolvers<void>();
    const loops = startLoops({
      work: workOf(test),
      log: test.log,
      loops: [
        {
          name: 'broken',
          restMilliseconds: 0,
          run: () => {
            failed.resolve();
            return Promise.reject(new Error('no database'));
          },
        },
      ],
    });
    await failed.promise;
    expect(await loops.stop()).toBeUndefined();
  });
});
