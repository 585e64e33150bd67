import { describe, expect, it } from 'vitest';
import { rewardsBench } from '../../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { setFlag } from '../../../limits/index.ts';
import { listWaiting } from '../../bonuses/use-cases/list-bonuses.ts';
import { countWaiting } from './count-waiting.ts';
import { listPromotions } from './list-promotions.ts';

const test = testDatabase();
const bench = rewardsBench(test);

describe('countWaiting', () => {
  it('counts what may be joined or taken, and the rewards that wait', async () => {
    const { actor, claim, join } = await bench.member();
    const counts = () => test.inUnit(countWaiting, { actor });
    const id = await bench.promotion();
    expect(await counts()).toEqual({ availablePromoCount: 1, rewardCount: 0 });
    await join(id);
    expect(await counts()).toEqual({ availablePromoCount: 1, rewardCount: 1 });
    await claim(id);
    expect(await counts()).toEqual({ availablePromoCount: 0, rewardCount: 0 });
  });

  it('calls nobody who may have no gifts, and shows them only what they took part in (R13)', async () => {
    const { actor, join } = await bench.member();
    const id = await bench.promotion();
    const list = () => test.inUnit(listPromotions, { actor });
    await join(id);
    await bench.promotion();
    const centre = async () => (await test.inUnit(listWaiting, { actor })).length;
    expect(await centre()).toBe(1);
    const flag = { memberId: actor.id, flag: 'RG_TIMEOUT', reason: 'test' } as const;
    await test.inUnit((ctx) => setFlag(ctx, flag));
    const counts = await test.inUnit(countWaiting, { actor });
    expect(counts).toEqual({ availablePromoCount: 0, rewardCount: 0 });
    expect((await list()).map(({ promotion }) => promotion.id)).toEqual([id]);
    expect(await centre()).toBe(0);
  });
});
