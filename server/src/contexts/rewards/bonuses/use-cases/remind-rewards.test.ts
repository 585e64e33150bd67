import { describe, expect, it } from 'vitest';
import { rewardsBench } from '../../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { remindRewards } from './remind-rewards.ts';

const test = testDatabase();
const bench = rewardsBench(test);
const remind = () => test.inUnit((ctx) => remindRewards(ctx));

async function told(memberId: string) {
  const { rows } = await test
    .database()
    .pool.query<{ payload: { readonly gifts: readonly { readonly memberId: string }[] } }>(
      "select payload from outbox where name = 'rewards.gift_expiring' order by id",
    );
  return rows.flatMap(({ payload }) => payload.gifts).filter((gift) => gift.memberId === memberId);
}

describe('remindRewards', () => {
  it('tells once of what lapses within a day, also of two runs at once', async () => {
    const member = await bench.member();
    await member.join(await bench.promotion());
    test.clock.advance({ hours: 24 * 6 - 1 });
    await remind();
    expect(await told(member.id)).toEqual([]);
    test.clock.advance({ hours: 2 });
    await Promise.all([remind(), remind()]);
    await remind();
    const until = String(test.clock.now().add({ hours: 23 }));
    expect(await told(member.id)).toMatchObject([{ amountMinor: '8800', until }]);
  });

  it('tells nothing of what was taken, nor of what has lapsed', async () => {
    const [quick, late] = [await bench.member(), await bench.member()];
    const id = await bench.promotion();
    for (const { join } of [quick, late]) {
      await join(id);
    }
    await quick.claim(id);
    test.clock.advance({ hours: 24 * 7 });
    await remind();
    expect([await told(quick.id), await told(late.id)]).toEqual([[], []]);
  });
});
