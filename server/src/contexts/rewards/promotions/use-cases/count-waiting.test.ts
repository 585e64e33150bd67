import { describe, expect, it } from 'vitest';
import { rewardsBench } from '../../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { countWaiting } from './count-waiting.ts';

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
});
