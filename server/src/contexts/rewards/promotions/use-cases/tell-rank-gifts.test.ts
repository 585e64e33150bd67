import type { MemberId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { rewardsBench } from '../../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { tellRankGifts } from './tell-rank-gifts.ts';

const test = testDatabase();
const bench = rewardsBench(test);

function giftOf(leastRank: number, opensInDays = 0) {
  const audience = { leastRank, tags: [], agents: [], countries: [] };
  return bench.promotion({ opensInDays, offer: { type: 'RANK_GIFT', audience } });
}

async function climb(memberId: MemberId, fromRank: number, toRank: number): Promise<void> {
  await bench.rank(memberId, toRank);
  const step = { memberId, fromRank, toRank, giftMinor: '0', at: String(test.clock.now()) };
  await test.inUnit((ctx) => tellRankGifts(ctx, step));
}

async function told(memberId: MemberId): Promise<readonly string[]> {
  const { rows } = await test.database().pool.query<{ payload: { readonly promotionId: string } }>(
    `select payload from outbox
        where name = 'rewards.rank_gift_ready' and payload->>'memberId' = $1 order by id`,
    [memberId],
  );
  return rows.map(({ payload }) => payload.promotionId);
}

describe('tellRankGifts', () => {
  it('tells of the gifts that a step opens, and of no others', async () => {
    const [own, mid] = [await giftOf(1), await giftOf(2)];
    await giftOf(3);
    await giftOf(2, 5);
    const member = await bench.member();
    await climb(member.id, 1, 2);
    expect(await told(member.id)).toEqual([mid]);
    const jumper = await bench.member();
    await climb(jumper.id, 0, 2);
    expect((await told(jumper.id)).toSorted()).toEqual([own, mid].toSorted());
  });

  it('tells nothing on the way down, nor anybody who may have no offers', async () => {
    await giftOf(2);
    const [low, out] = [await bench.member(), await bench.member()];
    await climb(low.id, 3, 2);
    await bench.exclude(out.id);
    await climb(out.id, 1, 2);
    expect([await told(low.id), await told(out.id)]).toEqual([[], []]);
  });
});
