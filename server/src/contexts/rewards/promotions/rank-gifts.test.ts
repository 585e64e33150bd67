import { describe, expect, it } from 'vitest';
import { rewardsBench } from '../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { rankGifts } from './rank-gifts.ts';

const test = testDatabase();
const bench = rewardsBench(test);
const fixed = { kind: 'FIXED', basisPoints: null, capAmount: null } as const;

describe('rankGifts', () => {
  it('is the largest gift that is open to a rank, by week and by month (D3)', async () => {
    const gift = (
      leastRank: number,
      wish: {
        readonly cycle: 'WEEKLY' | 'MONTHLY';
        readonly amount: string;
        readonly days?: number;
      },
    ) =>
      bench.promotion({
        opensInDays: wish.days ?? 0,
        offer: {
          type: 'RANK_GIFT',
          cycle: wish.cycle,
          reward: { ...fixed, tiers: [], amount: wish.amount },
          audience: { leastRank, tags: [], agents: [], countries: [] },
        },
      });
    await gift(1, { cycle: 'WEEKLY', amount: '5.00' });
    await gift(3, { cycle: 'WEEKLY', amount: '8.00' });
    await gift(3, { cycle: 'MONTHLY', amount: '28.00' });
    await gift(1, { cycle: 'WEEKLY', amount: '99.00', days: 5 });
    const giftsOf = await test.inUnit((ctx) => rankGifts(ctx));
    expect([0, 1, 2, 3, 4].map((rank) => giftsOf(rank))).toEqual([
      { weeklyMinor: 0n, monthlyMinor: 0n },
      { weeklyMinor: 500n, monthlyMinor: 0n },
      { weeklyMinor: 500n, monthlyMinor: 0n },
      { weeklyMinor: 800n, monthlyMinor: 2800n },
      { weeklyMinor: 800n, monthlyMinor: 2800n },
    ]);
  });
});
