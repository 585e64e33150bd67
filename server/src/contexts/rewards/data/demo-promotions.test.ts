import { expect, it } from 'vitest';
import { rewardsBench } from '../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { rankGifts } from '../promotions/rank-gifts.ts';
import { demoPromotions } from './demo-promotions.ts';

const test = testDatabase();
const bench = rewardsBench(test);

it('gives something each week and each month to the ranks of the demo (D3)', async () => {
  for (const { offer } of demoPromotions.filter((row) => row.offer.type === 'RANK_GIFT')) {
    await bench.promotion({ offer });
  }
  const giftsOf = await test.inUnit((ctx) => rankGifts(ctx));
  expect([0, 1, 2].map((rank) => giftsOf(rank))).toEqual([
    { weeklyMinor: 0n, monthlyMinor: 0n },
    { weeklyMinor: 1800n, monthlyMinor: 0n },
    { weeklyMinor: 1800n, monthlyMinor: 8800n },
  ]);
});
