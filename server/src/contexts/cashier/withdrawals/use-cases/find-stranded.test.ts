import { expect, it } from 'vitest';
import { enterPayee } from '../../../../../test/factories/cashier.ts';
import { takeBreak } from '../../../../../test/factories/limits.ts';
import { runningServer } from '../../../../../test/factories/running.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { asOwner } from '../../../../../test/owner.ts';
import { findStranded } from './find-stranded.ts';

const test = testDatabase();
const server = runningServer(test);

it('finds an excluded member once no account is bound that the balance could be paid to', async () => {
  const { id: memberId } = await enterPayee(test, server);
  const { id } = server.built().contexts.site.viewer.peek().site;
  const site = { id, currency: 'THB' } as const;
  await test.inUnit((ctx) => takeBreak(ctx, { memberId, kind: 'exclusion' }), { site });
  const found = () => test.inUnit((ctx) => findStranded(ctx), { site });
  expect(await found()).toEqual([]);
  const unbind = 'update payout_accounts set removed_at = usable_from where member_id = $1';
  await asOwner(test, unbind, [memberId]);
  const [row] = await found();
  expect(row?.memberId).toBe(memberId);
  expect(row !== undefined && row.availableMinor > 0n).toBe(true);
});
