import { describe, expect, it } from 'vitest';
import { rewardsBench } from '../../../test/factories/rewards.ts';
import { testDatabase } from '../../../test/harness.ts';
import { mostMegabytesPerDay, takePictureQuota } from './take-picture-quota.ts';

const test = testDatabase();
const bench = rewardsBench(test);
const picture = Buffer.alloc(5 * 1024 * 1024, 'x').toString('base64');

describe('takePictureQuota', () => {
  it('lets a member send so much of a day, whatever comes at once, and begins again on the next', async () => {
    const [member, other] = [await bench.member(), await bench.member()];
    const send = (images: readonly string[], { actor } = member) =>
      test.inUnit((ctx) => takePictureQuota(ctx, images), { actor });
    const three = [picture, picture, picture];
    await send(three);
    await send(three);
    await send(three);
    const race = await Promise.allSettled([send(three), send(three)]);
    expect(race.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(send(['eA=='])).rejects.toMatchObject({
      code: 'pictures_of_day',
      data: { most: mostMegabytesPerDay },
    });
    await send([]);
    await send(three, other);
    test.clock.advance({ hours: 24 });
    await send(three);
  });
});
