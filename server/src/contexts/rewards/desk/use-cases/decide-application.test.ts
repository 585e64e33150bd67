import { describe, expect, it } from 'vitest';
import { benchDesk, rewardsBench } from '../../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { decideApplication } from './decide-application.ts';

const test = testDatabase();
const bench = rewardsBench(test);

describe('decideApplication', () => {
  it('refuses not_found, standing, promotion_status, then promotion_budget_used', async () => {
    const approve = (id: `pme_${string}`) =>
      test.inUnit((ctx) => decideApplication(ctx, { id, decision: 'approve', reason: 'Fine.' }), {
        actor: benchDesk,
      });
    await expect(approve('pme_00000000')).rejects.toMatchObject({ code: 'not_found' });
    const id = await bench.promotion({
      offer: { isReviewed: true, type: 'MANUAL' },
      mostClaims: 1,
    });
    const application = { comment: 'Round 42', images: [], version: 1 };
    const members = await bench.members(3);
    const applied = await Promise.all(members.map((member) => member.apply(id, application)));
    const [first, second, third] = applied.map(({ entry }) => entry?.id ?? 'pme_missing1');
    await bench.exclude(members[2]?.id ?? 'mbr_missing1');
    await expect(approve(third ?? 'pme_missing1')).rejects.toMatchObject({ code: 'self_excluded' });
    await approve(first ?? 'pme_missing1');
    await expect(approve(first ?? 'pme_missing1')).rejects.toMatchObject({
      code: 'promotion_status',
    });
    await expect(approve(second ?? 'pme_missing1')).rejects.toMatchObject({
      code: 'promotion_budget_used',
    });
  });
});
