import { describe, expect, it } from 'vitest';
import { rewardsBench } from '../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { presentBonus } from './present-bonuses.ts';
import { selectRewards } from './store-rewards.ts';

const test = testDatabase();
const bench = rewardsBench(test);

async function shownGift() {
  const { id: memberId, join } = await bench.member();
  await join(await bench.promotion());
  const query = { memberId, isWaiting: true, cursor: undefined, limit: 5 };
  const rows = await test.inUnit((ctx) => selectRewards(ctx.tx, query));
  return rows.map((reward) => presentBonus({ reward, play: undefined }, ['en']));
}

describe('a gift that waits', () => {
  it('says the play that will be asked for it', async () => {
    const asked = { giftAmount: '88.00', requiredAmount: '440.00', leftAmount: '440.00' };
    expect(await shownGift()).toMatchObject([{ status: 'WAITING', ...asked, doneAmount: '0.00' }]);
  });
});
