import { describe, expect, it } from 'vitest';
import { rewardsBench, somePicture } from '../../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../../test/harness.ts';

const test = testDatabase();
const bench = rewardsBench(test);

describe('applyForPromotion', () => {
  it('refuses not_found, promotion_status, promotion_changed, then picture_unreadable', async () => {
    const member = await bench.member();
    const one = { comment: 'Round 42', images: [], version: 1 };
    await expect(member.apply('prm_00000000', one)).rejects.toMatchObject({ code: 'not_found' });
    const plain = await bench.promotion();
    await expect(member.apply(plain, one)).rejects.toMatchObject({ code: 'promotion_status' });
    const id = await bench.promotion({ offer: { isReviewed: true, type: 'MANUAL' } });
    const old = { ...one, version: 7 };
    await expect(member.apply(id, old)).rejects.toMatchObject({ code: 'promotion_changed' });
    const file = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    await expect(member.apply(id, { ...one, images: [file] })).rejects.toMatchObject({
      code: 'picture_unreadable',
    });
  });

  it('waits, is refused with a reason, is made again and then credited', async () => {
    const member = await bench.member();
    const id = await bench.promotion({ offer: { isReviewed: true, type: 'MANUAL' } });
    const images = [await somePicture(), await somePicture(), await somePicture()];
    const applied = await member.apply(id, { comment: 'Round 42', images, version: 1 });
    expect(applied.status).toBe('APPLYING');
    const entryId = applied.entry?.id ?? 'pme_missing';
    expect(await bench.pictures(entryId)).toBe(3);
    await bench.decide(entryId, 'refuse', 'Not of this week.');
    expect(await member.see(id)).toMatchObject({
      status: 'REJECTED',
      entry: { reason: 'Not of this week.' },
    });
    await member.apply(id, { comment: 'Round 43', images: [], version: 1 });
    expect(await bench.pictures(entryId)).toBe(0);
    await bench.decide(entryId, 'approve', 'Checked.');
    expect((await member.see(id))?.status).toBe('ISSUED');
    expect(await member.cash()).toBe(8800n);
  });

  it('is decided once, also by two at once', async () => {
    const member = await bench.member();
    const id = await bench.promotion({ offer: { isReviewed: true, type: 'MANUAL' } });
    const applied = await member.apply(id, { comment: 'Round 42', images: [], version: 1 });
    const entryId = applied.entry?.id ?? 'pme_missing';
    const approve = () => bench.decide(entryId, 'approve', 'Checked.');
    const outcomes = await Promise.allSettled([approve(), approve()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(approve()).rejects.toMatchObject({ code: 'promotion_status' });
    await expect(bench.decide('pme_00000000', 'approve', 'Checked.')).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await member.cash()).toBe(8800n);
  });
});
