import type { PromotionId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { benchDesk, newPromotion, rewardsBench } from '../../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { actOnPromotion } from './act-on-promotion.ts';
import { changePromotion } from './change-promotion.ts';
import { readDeskPromotion } from './list-desk-promotions.ts';

const test = testDatabase();
const bench = rewardsBench(test);

type Wish = Parameters<typeof newPromotion>[1];

function change(id: PromotionId, revision: number, wish: Wish = {}) {
  const { state: _, ...form } = newPromotion(test.clock.now(), wish);
  return test.inUnit((ctx) => changePromotion(ctx, { ...form, id, revision }), {
    actor: benchDesk,
  });
}

function act(id: PromotionId, revision: number, name: 'pause' | 'resume' | 'end' | 'publish') {
  const command = { id, act: name, revision, reason: 'For a test.' };
  return test.inUnit((ctx) => actOnPromotion(ctx, command), { actor: benchDesk });
}

const read = (id: PromotionId) => test.inUnit((ctx) => readDeskPromotion(ctx, id));
const twice = { kind: 'FIXED', amount: '176.00', basisPoints: null, capAmount: null } as const;

describe('changePromotion', () => {
  it('refuses not_found, promotion_revised, promotion_run, promotion_faulty in order', async () => {
    await expect(change('prm_00000000', 1)).rejects.toMatchObject({ code: 'not_found' });
    const id = await bench.promotion();
    await expect(change(id, 2)).rejects.toMatchObject({ code: 'promotion_revised' });
    // Its kind stays once members have seen it.
    await expect(change(id, 1, { offer: { cycle: 'DAILY' } })).rejects.toMatchObject({
      code: 'promotion_run',
      data: { state: 'live' },
    });
    await expect(change(id, 1, { budgetMinor: 8799n })).rejects.toMatchObject({
      code: 'promotion_faulty',
      data: { fault: 'budget' },
    });
  });

  it('refuses an hour that has not enough for one gift, and bounds hours from then on', async () => {
    const id = await bench.promotion();
    await expect(change(id, 1, { hourlyMinor: 8799n })).rejects.toMatchObject({
      code: 'promotion_faulty',
      data: { fault: 'budget' },
    });
    await change(id, 1, { hourlyMinor: 8800n });
    expect(await read(id)).toMatchObject({ hourlyMinor: 8800n, version: 1 });
    const [first, second] = await bench.members(2);
    await first?.join(id);
    await second?.join(id);
    await first?.claim(id);
    await expect(second?.claim(id)).rejects.toMatchObject({ code: 'promotion_hour_full' });
  });

  it('refuses promotion_budget_given below what was given away', async () => {
    const id = await bench.promotion();
    for (const member of await bench.members(2)) {
      await member.join(id);
      await member.claim(id);
    }
    const given = { code: 'promotion_budget_given', data: { leastAmount: '176.00' } };
    await expect(change(id, 1, { budgetMinor: 17_599n })).rejects.toMatchObject(given);
    await expect(change(id, 1, { mostClaims: 1 })).rejects.toMatchObject(given);
    await change(id, 1, { budgetMinor: 17_600n });
    expect(await (await bench.member()).see(id)).toMatchObject({ status: 'CLOSE' });
  });

  it('makes a version of other terms, and who takes part keeps theirs', async () => {
    const id = await bench.promotion({ offer: { newWithinDays: 30 } });
    const early = await bench.member();
    await early.join(id);
    await change(id, 1, { offer: { newWithinDays: 30, reward: { ...twice, tiers: [] } } });
    expect(await read(id)).toMatchObject({ version: 2, revision: 2, entries: 1 });
    const late = await bench.member();
    await expect(late.join(id)).rejects.toMatchObject({ code: 'promotion_changed' });
    await late.join(id, 2);
    await early.claim(id);
    await late.claim(id);
    expect([await early.cash(), await late.cash()]).toEqual([8800n, 17_600n]);
  });

  it('keeps the version of a change that is none of the terms', async () => {
    const id = await bench.promotion();
    await change(id, 1, { budgetMinor: 5_000_000n });
    expect(await read(id)).toMatchObject({ version: 1, revision: 2, budgetMinor: 5_000_000n });
  });
});

describe('actOnPromotion', () => {
  it('refuses not_found, promotion_revised, then promotion_run', async () => {
    await expect(act('prm_00000000', 1, 'pause')).rejects.toMatchObject({ code: 'not_found' });
    const id = await bench.promotion();
    await expect(act(id, 3, 'pause')).rejects.toMatchObject({ code: 'promotion_revised' });
    await expect(act(id, 1, 'resume')).rejects.toMatchObject({
      code: 'promotion_run',
      data: { state: 'live' },
    });
  });

  it('lets nobody join one that rests, and everybody take what they reached', async () => {
    const id = await bench.promotion();
    const [reached, late] = await bench.members(2);
    await reached?.join(id);
    await act(id, 1, 'pause');
    await expect(late?.join(id)).rejects.toMatchObject({ data: { status: 'CLOSE' } });
    expect((await reached?.claim(id))?.status).toBe('CLAIMED');
    await act(id, 2, 'resume');
    expect((await late?.join(id))?.status).toBe('CLAIM');
  });

  it('ends one at this moment, for good, with what was reached still to be taken', async () => {
    const id = await bench.promotion();
    const waiting = await bench.promotion({ offer: { type: 'DEPOSIT' } });
    const member = await bench.member();
    await member.join(id);
    await member.join(waiting);
    test.clock.advance({ hours: 1 });
    await act(id, 1, 'end');
    await act(waiting, 1, 'end');
    expect(await read(id)).toMatchObject({ state: 'stopped', closesAt: test.clock.now() });
    await expect(act(id, 2, 'resume')).rejects.toMatchObject({ code: 'promotion_run' });
    await expect(change(id, 2)).rejects.toMatchObject({ code: 'promotion_run' });
    expect((await member.see(waiting))?.status).toBe('CLOSE');
    expect((await member.claim(id)).status).toBe('CLAIMED');
  });

  it('takes one of two acts that are sent at once', async () => {
    const id = await bench.promotion();
    const outcomes = await Promise.allSettled([act(id, 1, 'pause'), act(id, 1, 'end')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
