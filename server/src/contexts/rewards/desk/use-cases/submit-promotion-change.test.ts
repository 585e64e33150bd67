import { endpoints } from '@portal/protocol/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { pointsKey } from '../../../../../test/factories/loyalty.ts';
import { enterOperator, enterOwner, reason } from '../../../../../test/factories/operators.ts';
import {
  type PromotionWish,
  rewardsBench,
  wirePromotion,
} from '../../../../../test/factories/rewards.ts';
import { endlessRates, runningServer } from '../../../../../test/factories/running.ts';
import { testDatabase } from '../../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const bench = rewardsBench(test);
type Desk = Awaited<ReturnType<typeof enterOperator>>;
type Answer = Awaited<ReturnType<Desk['call']>>;

/** A promotion of 88.00 for each, as the bench made it with its first budget. */
async function live(budgetMinor: bigint, traits: Omit<PromotionWish, 'budgetMinor'> = {}) {
  const form = { ...wirePromotion(test.clock.now()), reason };
  const id = await bench.promotion({ ...traits, budgetMinor });
  return {
    id,
    change: (desk: Desk, wish: object, revision = 1): Promise<Answer> =>
      desk.call(endpoints.changePromotion, {
        params: { id },
        body: { ...form, budgetAmount: String(budgetMinor / 100n), ...wish, revision },
        key: pointsKey(),
      }),
    reward: (amount: string) => ({
      offer: { ...form.offer, reward: { ...form.offer.reward, amount } },
    }),
    terms: (changes: object) => ({ offer: { ...form.offer, ...changes } }),
    pause: (desk: Desk, revision: number) =>
      desk.call(endpoints.actOnPromotion, {
        params: { id },
        body: { act: 'pause', revision, reason },
        key: pointsKey(),
      }),
  };
}

const approve = (desk: Desk, answer: Answer) =>
  desk.call(endpoints.approveRequest, {
    params: { id: String(answer.value['approvalId']) },
    body: { reason },
    key: pointsKey(),
  });

describe('submitPromotionChange', () => {
  beforeEach(() => test.clock.advance({ hours: 25 }));

  it('refuses what no change can be above the ceiling, and asks nobody', async () => {
    const editor = await enterOperator(test, server, 'content');
    const { change } = await live(90_000n);
    expect((await change(editor, { budgetAmount: '1000.00' }, 2)).code).toBe('promotion_revised');
    const faulty = await change(editor, { budgetAmount: '1000.00', texts: {} });
    expect(faulty.code).toBe('promotion_faulty');
    const owner = await enterOwner(server);
    const waiting = await owner.call(endpoints.listApprovals, { query: { view: 'waiting' } });
    expect(waiting.value).toMatchObject({ content: [] });
  });

  it('gives less, or to others, at once', async () => {
    const editor = await enterOperator(test, server, 'content');
    const { change } = await live(90_000n);
    const less = await change(editor, { budgetAmount: '800.00', mostClaims: 5, sort: 7 });
    expect(less.value).toMatchObject({ approvalId: null, budgetAmount: '800.00', sort: 7 });
  });

  it('gives more once a second person approves, who reads what is other (R53)', async () => {
    const editor = await enterOperator(test, server, 'content');
    const { id, change, reward, pause } = await live(90_000n);
    const asked = await change(editor, { ...reward('176.00'), budgetAmount: '1000.00' });
    expect(asked.value).toMatchObject({ budgetAmount: '900.00', revision: 1, state: 'live' });
    expect(asked.value['abilities']).toEqual(['pause', 'end']);
    expect((await change(editor, { sort: 3 })).code).toBe('approval_waiting');
    // A promotion that rests meanwhile is the same.
    expect((await pause(editor, 1)).value).toMatchObject({ state: 'paused' });
    const owner = await enterOwner(server);
    expect((await approve(owner, asked)).value).toMatchObject({
      act: 'promotion.change',
      facts: {
        amount: '1000.00',
        budget: '900.00 → 1000.00',
        reward: '88.00 → 176.00',
        terms: 'reward.amount: 88.00 → 176.00',
      },
    });
    expect((await approve(owner, asked)).code).toBe('approval_closed');
    const read = await owner.call(endpoints.readDeskPromotion, { params: { id } });
    expect(read.value).toMatchObject({
      state: 'paused',
      version: 2,
      budgetAmount: '1000.00',
      approvalId: null,
      offer: { reward: { amount: '176.00' } },
    });
  });

  it('asks for a larger budget also where only older terms go unreviewed (R53)', async () => {
    const editor = await enterOperator(test, server, 'content');
    const { id, change, terms } = await live(10_000n);
    const member = await bench.member();
    await member.join(id);
    const reviewed = terms({ isReviewed: true });
    // The claims of now are looked at; whoever joined before takes theirs without anybody.
    const asked = await change(editor, { ...reviewed, budgetAmount: '1000000.00' });
    expect(asked.value).toMatchObject({ budgetAmount: '100.00', version: 1 });
    const owner = await enterOwner(server);
    expect((await approve(owner, asked)).value).toMatchObject({ act: 'promotion.change' });
    const less = await change(editor, { ...reviewed, budgetAmount: '900000.00' }, 2);
    expect(less.value).toMatchObject({ approvalId: null, version: 2 });
    const claims = await live(90_000n, { mostClaims: 5 });
    const all = { ...reviewed, budgetAmount: '900.00', mostClaims: 500 };
    expect((await claims.change(editor, all)).value).toMatchObject({ mostClaims: 5 });
    const always = await live(10_000n, { offer: { isReviewed: true } });
    const more = await always.change(editor, { ...reviewed, budgetAmount: '5000.00' });
    expect(more.value).toMatchObject({ approvalId: null, budgetAmount: '5000.00' });
  });

  it('asks for points that count less in the same budget, and refuses what they are not worth', async () => {
    const editor = await enterOperator(test, server, 'content');
    const { offer } = wirePromotion(test.clock.now());
    const { basisPoints, capAmount, tiers } = offer.reward;
    const wagering = { ...offer.wagering, multiple: 0, weights: [] };
    const counted = (amount: string) => ({
      reward: { basisPoints, capAmount, tiers, kind: 'POINTS' as const, points: 100, amount },
      wagering,
    });
    const { change, terms } = await live(90_000n, { offer: counted('5.00') });
    const more = await change(editor, terms(counted('6.00')));
    expect(more.value).toMatchObject({ approvalId: null, version: 2 });
    // A hundred points are worth 1.00.
    expect((await change(editor, terms(counted('0.99')), 2)).code).toBe('promotion_faulty');
    const less = await change(editor, terms(counted('1.00')), 2);
    expect(less.value).toMatchObject({ version: 2 });
    expect(less.value['approvalId']).not.toBeNull();
  });

  it('can only be refused once the promotion is over', async () => {
    const editor = await enterOperator(test, server, 'content');
    const { id, change } = await live(90_000n);
    const asked = await change(editor, { budgetAmount: '1000.00' });
    const owner = await enterOwner(server);
    const end = { act: 'end', revision: 1, reason };
    await owner.call(endpoints.actOnPromotion, { params: { id }, body: end, key: pointsKey() });
    expect((await approve(owner, asked)).code).toBe('promotion_run');
  });

  it('counts what may still be given, alone up to the ceiling of a day', async () => {
    const editor = await enterOperator(test, server, 'content');
    for (let nth = 0; nth < 5; nth += 1) {
      const { change } = await live(9000n);
      const more = await change(editor, { budgetAmount: '100.00' });
      expect(more.value).toMatchObject({ approvalId: null, budgetAmount: '100.00' });
    }
    const { change } = await live(9000n);
    expect((await change(editor, { budgetAmount: '91.00' })).value).toMatchObject({
      budgetAmount: '90.00',
    });
    // Gifts of before are given: 12.00 of the budget are left.
    const given = await live(8800n);
    const member = await bench.member();
    await member.join(given.id);
    await member.claim(given.id);
    const owner = await enterOwner(server);
    const rest = await given.change(owner, { budgetAmount: '188.00' });
    expect(rest.value).toMatchObject({ approvalId: null, issuedAmount: '88.00' });
  });
});
