import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterOperator, enterOwner, reason } from '../../../../test/factories/operators.ts';
import {
  newPromotion,
  rewardsBench,
  somePicture,
  wirePromotion,
} from '../../../../test/factories/rewards.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const bench = rewardsBench(test);
const { createPromotion, changePromotion, actOnPromotion, listDeskPromotions } = endpoints;
const { listApplications, createPictureLink, readApplicationPicture, approveApplication } =
  endpoints;

let keys = 0;
function key(): string {
  keys += 1;
  return `desk-promotion-${keys}`;
}

describe('promotions at the desk', () => {
  it('are written as drafts, changed, published and paused, each act in the trail', async () => {
    const owner = await enterOwner(server);
    const form = { ...wirePromotion(test.clock.now()), budgetAmount: '90.00' };
    const made = await owner.call(createPromotion, { body: { ...form, reason } });
    const { id, revision } = createPromotion.reply.parse(made.value);
    expect(made.value).toMatchObject({ state: 'draft', abilities: ['change', 'publish'] });
    const params = { id };
    const dearer = { ...form, budgetAmount: '100.00', reason, revision };
    const changed = await owner.call(changePromotion, { params, body: dearer, key: key() });
    expect(changed.value).toMatchObject({ version: 1, revision: 2, budgetAmount: '100.00' });
    const act = async (name: 'publish' | 'pause', count: number) =>
      owner.call(actOnPromotion, {
        params,
        body: { act: name, revision: count, reason },
        key: key(),
      });
    expect((await act('publish', 2)).value).toMatchObject({ state: 'live', revision: 3 });
    expect((await act('pause', 2)).code).toBe('promotion_revised');
    expect((await act('pause', 3)).value).toMatchObject({ state: 'paused' });
    const { rows } = await test
      .database()
      .pool.query('select action from trail_entries where subject_id = $1 order by action', [id]);
    expect(rows.map(({ action }: { action: string }) => action)).toEqual([
      'promotion.change',
      'promotion.create',
      'promotion.pause',
      'promotion.publish',
    ]);
    const paused = await owner.call(listDeskPromotions, { query: { state: 'paused' } });
    const { list } = listDeskPromotions.reply.parse(paused.value);
    expect(list.some((row) => row.id === id)).toBe(true);
  });

  it('are read by who may not change them, and refused when faulty', async () => {
    const support = await enterOperator(test, server, 'support');
    await bench.promotion();
    const seen = await support.call(listDeskPromotions);
    const { list, abilities } = listDeskPromotions.reply.parse(seen.value);
    expect([abilities, list[0]?.abilities]).toEqual([[], []]);
    const body = { ...wirePromotion(test.clock.now()), reason };
    expect((await support.call(createPromotion, { body })).code).toBe('ability_missing');
    const owner = await enterOwner(server);
    const faulty = { ...body, texts: {} };
    expect((await owner.call(createPromotion, { body: faulty })).code).toBe('promotion_faulty');
    const { audience } = body.offer;
    const ofRank = (leastRank: number | null) => {
      const offer = { ...body.offer, type: 'RANK_GIFT', audience: { ...audience, leastRank } };
      return owner.call(createPromotion, { body: { ...body, offer } });
    };
    expect(await ofRank(null)).toMatchObject({ code: 'promotion_faulty' });
    expect((await ofRank(3)).value).toMatchObject({ state: 'draft' });
    const lost = { params: { id: 'prm_nowhere0001' } };
    expect((await owner.call(endpoints.readDeskPromotion, lost)).code).toBe('not_found');
  });
});

describe('applications at the desk', () => {
  it('are shown with text and pictures, and decided once each', async () => {
    const id = await bench.promotion({ offer: { isReviewed: true, type: 'MANUAL' } });
    const [first, second] = await bench.members(2);
    await first?.apply(id, { comment: 'Round 42', images: [await somePicture()], version: 1 });
    test.clock.advance({ seconds: 1 });
    await second?.apply(id, { comment: 'Round 43', images: [], version: 1 });
    const owner = await enterOwner(server);
    const waiting = await owner.call(listApplications);
    const own = listApplications.reply
      .parse(waiting.value)
      .content.filter(({ promotionId }) => promotionId === id);
    expect(own.map(({ comment }) => comment)).toEqual(['Round 42', 'Round 43']);
    expect(own[0]).toMatchObject({ giftAmount: '88.00', abilities: ['approve', 'refuse'] });
    const picture = { params: { id: own[0]?.pictureIds[0] ?? '' } };
    const link = await owner.call(createPictureLink, picture);
    const opened = { params: { key: String(link.value['key']) } };
    expect((await owner.call(readApplicationPicture, opened)).value).toMatchObject({
      type: 'image/webp',
    });
    const [one, two] = own.map((row) => ({ params: { id: row.id }, body: { reason } }));
    const approved = await owner.call(approveApplication, { ...one, key: key() });
    expect(approved.value).toMatchObject({ status: 'ISSUED', decidedBy: 'operator' });
    const again = await owner.call(approveApplication, { ...one, key: key() });
    expect(again.code).toBe('promotion_status');
    const refused = await owner.call(endpoints.refuseApplication, { ...two, key: key() });
    expect(refused.value).toMatchObject({ status: 'REJECTED', reason, abilities: [] });
    expect(await bench.given(id)).toMatchObject({ claims: 1, paidMinor: 8800n });
    for (const view of ['approved', 'refused'] as const) {
      const decided = await owner.call(listApplications, { query: { view } });
      const { content } = listApplications.reply.parse(decided.value);
      expect(content.filter(({ promotionId }) => promotionId === id)).toHaveLength(1);
    }
    const lost = { params: { id: 'pic_nowhere0001' } };
    expect((await owner.call(createPictureLink, lost)).code).toBe('not_found');
    test.clock.advance({ seconds: 61 });
    expect((await owner.call(readApplicationPicture, opened)).code).toBe('link_ended');
  });

  it('are credited by one person up to the ceiling of a day, above it by two (R53)', async () => {
    const offer = { isReviewed: true, type: 'MANUAL' } as const;
    const id = await bench.promotion({ offer });
    const asks = { comment: 'Round 44', images: [], version: 1 };
    const entries: string[] = [];
    for (const member of await bench.members(7)) {
      entries.push((await member.apply(id, asks)).entry?.id ?? '');
    }
    const desk = await enterOperator(test, server, 'support');
    const approve = (entryId: string | undefined, by = desk) =>
      by.call(approveApplication, { params: { id: entryId ?? '' }, body: { reason }, key: key() });
    // Five times 88.00 are 440.00 of the 500.00 that one gives alone in a day.
    for (const entryId of entries.slice(0, 5)) {
      expect((await approve(entryId)).value).toMatchObject({ status: 'ISSUED', approvalId: null });
    }
    const [sixth, seventh] = entries.slice(5);
    const asked = await approve(sixth);
    expect(asked.value).toMatchObject({ status: 'APPLYING', abilities: [] });
    expect(await bench.given(id)).toMatchObject({ claims: 5 });
    const owner = await enterOwner(server);
    const others = { params: { id: sixth ?? '' }, body: { reason } };
    const refused = await owner.call(endpoints.refuseApplication, { ...others, key: key() });
    expect([refused.code, (await approve(sixth, owner)).code]).toEqual([
      'approval_waiting',
      'approval_waiting',
    ]);
    const request = { params: { id: String(asked.value['approvalId']) }, body: { reason } };
    const credited = await owner.call(endpoints.approveRequest, { ...request, key: key() });
    expect(credited.value).toMatchObject({ act: 'promotion.approve', state: 'approved' });
    expect(await bench.given(id)).toMatchObject({ claims: 6, paidMinor: 52_800n });
    // What two people gave counts as nobody's; a request that was refused leaves it free again.
    const again = await approve(seventh);
    const second = { params: { id: String(again.value['approvalId']) }, body: { reason } };
    await owner.call(endpoints.refuseRequest, { ...second, key: key() });
    expect((await approve(seventh, owner)).value).toMatchObject({ status: 'ISSUED' });
  });

  it('of a whole fortune that one person promised ask a second one (R53)', async () => {
    const offer = { isReviewed: true, type: 'MANUAL' as const };
    const { reward } = newPromotion(test.clock.now(), {}).offer;
    const fortune = { ...reward, amount: '50000.00' };
    const id = await bench.promotion({ offer: { ...offer, reward: fortune } });
    const member = await bench.member();
    const { entry } = await member.apply(id, { comment: 'Mine', images: [], version: 1 });
    const owner = await enterOwner(server);
    const params = { id: entry?.id ?? '' };
    const asked = await owner.call(approveApplication, { params, body: { reason }, key: key() });
    expect(asked.value).toMatchObject({ status: 'APPLYING', giftAmount: '50000.00' });
    expect(await bench.given(id)).toMatchObject({ claims: 0, paidMinor: 0n });
    const request = { params: { id: String(asked.value['approvalId']) }, body: { reason } };
    const own = await owner.call(endpoints.approveRequest, { ...request, key: key() });
    expect(own.code).toBe('approval_is_own');
  });
});
