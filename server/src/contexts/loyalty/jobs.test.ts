import { assertDefined } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { gamesOf } from '../../../test/factories/loyalty.ts';
import { testDatabase } from '../../../test/harness.ts';
import { asOwner } from '../../../test/owner.ts';
import { loyaltyJobs } from './jobs.ts';

const test = testDatabase();
const settings = { convertDayMostMinor: 0n, autoApproveMost: 0n, allowCancel: false };

describe('loyalty_count_days', () => {
  it.each([
    ['leaves gifts of ranks to a transaction of their own', true, ['loyalty_check_ranks']],
    ['asks for no check where the site has no ranks', false, []],
  ])('%s', async (_, hasVip, expected) => {
    await asOwner(test, 'delete from graphile_worker._private_jobs');
    const jobs = loyaltyJobs({ settings: () => ({ ...settings, hasVip }) }, gamesOf(test));
    const run = async (name: string) => {
      const job = assertDefined(
        jobs.find((candidate) => candidate.name === name),
        name,
      );
      await test.inUnit((ctx) => job.run(ctx, {}));
    };
    await run('loyalty_count_days');
    await run('loyalty_count_days');
    const query = "select key from graphile_worker.jobs where key like 'loyalty%'";
    expect((await asOwner(test, query)).map(({ key }) => key)).toEqual(expected);
    await run('loyalty_check_ranks');
  });
});
