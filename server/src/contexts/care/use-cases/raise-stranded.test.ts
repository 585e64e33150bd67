import type { MemberId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterPayee } from '../../../../test/factories/cashier.ts';
import { takeBreak } from '../../../../test/factories/limits.ts';
import { enterOwner } from '../../../../test/factories/operators.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { asOwner } from '../../../../test/owner.ts';
import { careJobs } from '../jobs.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const site = () => {
  const { id } = server.built().contexts.site.viewer.peek().site;
  return { id, currency: 'THB' } as const;
};

async function payee(kind?: 'exclusion' | 'time_out') {
  const { id } = await enterPayee(test, server);
  if (kind !== undefined) {
    await test.inUnit((ctx) => takeBreak(ctx, { memberId: id, kind }), { site: site() });
  }
  return id;
}

const unbind = (memberId: MemberId) =>
  asOwner(test, 'update payout_accounts set removed_at = usable_from where member_id = $1', [
    memberId,
  ]);

const raise = () =>
  test.inUnit(async (ctx) => careJobs.find(({ name }) => name === 'care_raise')?.run(ctx, {}), {
    site: site(),
  });

describe('raiseStranded', () => {
  it('raises one case for who is excluded, has a balance and no account for it', async () => {
    const [stranded, bound, away, free] = [
      await payee('exclusion'),
      await payee('exclusion'),
      await payee('time_out'),
      await payee(),
    ];
    for (const id of [stranded, away, free]) {
      await unbind(id);
    }
    await raise();
    await raise();
    const cases = `select member_id as id, threshold::int from care_cases where sign = 'stranded'
      and member_id = any($1)`;
    expect(await asOwner(test, cases, [[stranded, bound, away, free]])).toEqual([
      { id: stranded, threshold: 1 },
    ]);
    const desk = await enterOwner(server);
    const query = { sign: 'stranded' } as const;
    const listed = await desk.call(endpoints.listCareCases, { query });
    expect(listed.value['content']).toMatchObject([
      { memberId: stranded, sign: 'stranded', foundCount: null, thresholdAmount: '0.01' },
    ]);
  });
});
