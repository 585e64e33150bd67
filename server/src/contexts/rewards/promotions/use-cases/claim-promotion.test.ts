import { assertDefined } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { administer } from '../../../../../test/cluster.ts';
import { rewardsBench } from '../../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { readBonus } from '../../bonuses/use-cases/list-bonuses.ts';

const test = testDatabase();
const bench = rewardsBench(test);

describe('claimPromotion', () => {
  it('refuses not_found, promotion_status and promotion_budget_used in this order', async () => {
    const member = await bench.member();
    await expect(member.claim('prm_00000000')).rejects.toMatchObject({ code: 'not_found' });
    const id = await bench.promotion({ budgetMinor: 8800n });
    await expect(member.claim(id)).rejects.toMatchObject({ code: 'promotion_status' });
    const quicker = await bench.member();
    await member.join(id);
    await quicker.join(id);
    await quicker.claim(id);
    await expect(member.claim(id)).rejects.toMatchObject({ code: 'promotion_budget_used' });
    expect((await (await bench.member()).see(id))?.status).toBe('CLOSE');
  });

  it('refuses promotion_hour_full where the gifts of an hour are given, and says when there are more', async () => {
    const [quicker, member] = [await bench.member(), await bench.member()];
    const id = await bench.promotion({ hourlyMinor: 8800n, budgetMinor: 17_600n });
    await quicker.join(id);
    expect(await member.join(id)).toMatchObject({ hourFullUntil: undefined });
    await quicker.claim(id);
    const next = test.clock
      .now()
      .round({ smallestUnit: 'hour', roundingMode: 'floor' })
      .add({ hours: 1 });
    await expect(member.claim(id)).rejects.toMatchObject({
      code: 'promotion_hour_full',
      data: { until: String(next) },
    });
    expect(await member.see(id)).toMatchObject({ status: 'CLAIM', hourFullUntil: next });
    test.clock.advance({ hours: 1 });
    expect(await member.see(id)).toMatchObject({ status: 'CLAIM', hourFullUntil: undefined });
    expect((await member.claim(id)).status).toBe('CLAIMED');
    const late = await bench.member();
    expect((await late.see(id))?.status).toBe('CLOSE');
  });

  it('credits once, on the terms of the moment of joining', async () => {
    const member = await bench.member();
    const id = await bench.promotion();
    await member.join(id);
    expect((await member.claim(id)).status).toBe('CLAIMED');
    expect(await member.cash()).toBe(8800n);
    const reward = await member.newestReward();
    expect(reward).toMatchObject({
      amountMinor: 8800n,
      cashBeforeMinor: 0n,
      requiredMinor: 44_000n,
      state: 'OPEN',
    });
    await expect(member.claim(id)).rejects.toMatchObject({ data: { status: 'CLAIMED' } });
    const { id: rewardId } = assertDefined(reward, 'its reward');
    const bonus = await test.inUnit((ctx) => readBonus(ctx, rewardId), { actor: member.actor });
    expect(bonus.joined).toMatchObject({ promotionId: id, joinedAt: test.clock.now() });
  });

  it('credits one of two claims that one member makes at once', async () => {
    const member = await bench.member();
    const id = await bench.promotion();
    await member.join(id);
    const outcomes = await Promise.allSettled([member.claim(id), member.claim(id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await member.cash()).toBe(8800n);
  });

  it('never gives more away than there is, however many claim together (R47)', async () => {
    const id = await bench.promotion({ budgetMinor: 8800n * 1000n, mostClaims: 10 });
    const members = await bench.members(60);
    await Promise.all(members.map((member) => member.join(id)));
    const outcomes = await Promise.allSettled(members.map((member) => member.claim(id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await bench.given(id)).toEqual({ claims: 10, issuedMinor: 88_000n, paidMinor: 88_000n });
  });

  it('gives no more than its bound in an hour, however many claim, and goes on in the next', async () => {
    const id = await bench.promotion({ hourlyMinor: 8800n * 3n });
    const members = await bench.members(8);
    await Promise.all(members.map((member) => member.join(id)));
    const claimAll = async () => {
      const outcomes = await Promise.allSettled(members.map((member) => member.claim(id)));
      return outcomes.filter(({ status }) => status === 'fulfilled').length;
    };
    expect(await claimAll()).toBe(3);
    expect(await claimAll()).toBe(0);
    test.clock.advance({ hours: 1 });
    expect(await claimAll()).toBe(3);
    expect(await bench.given(id)).toMatchObject({ claims: 6, issuedMinor: 52_800n });
  });

  it('is applied for on terms that an operator decides about, also by who took part before', async () => {
    const member = await bench.member();
    const id = await bench.promotion();
    const { entry } = await member.join(id);
    await administer(
      test.ownerUrl(),
      `update promotion_versions set offer = jsonb_set(offer, '{isReviewed}', 'true')
        where promotion_id = '${id}'`,
    );
    expect((await member.claim(id)).status).toBe('APPLYING');
    await expect(member.claim(id)).rejects.toMatchObject({ data: { status: 'APPLYING' } });
    expect([await member.cash(), (await bench.given(id)).claims]).toEqual([0n, 0]);
    // What waits for a decision does not lapse.
    test.clock.advance({ hours: 24 * 8 });
    await bench.decide(assertDefined(entry, 'joined').id, 'approve', 'A test.');
    expect(await member.see(id)).toMatchObject({ status: 'ISSUED' });
    expect(await member.cash()).toBe(8800n);
  });

  it('lapses when it is not taken in time', async () => {
    const member = await bench.member();
    const id = await bench.promotion();
    await member.join(id);
    test.clock.advance({ hours: 24 * 7 });
    expect((await member.see(id))?.status).toBe('CLOSE');
    await expect(member.claim(id)).rejects.toMatchObject({ data: { status: 'CLOSE' } });
  });

  it('has a gift again in the next cycle when one was not taken in time', async () => {
    const member = await bench.member();
    const id = await bench.promotion({ offer: { cycle: 'DAILY' } });
    await member.join(id);
    test.clock.advance({ hours: 24 * 8 });
    expect((await member.see(id))?.status).toBe('JOIN');
    await member.join(id);
    expect((await member.claim(id)).status).toBe('CLAIMED');
    expect(await member.cash()).toBe(8800n);
  });
});
