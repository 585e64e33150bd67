import { endpoints } from '@portal/protocol/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { pointsKey } from '../../../../../test/factories/loyalty.ts';
import {
  enterOperator,
  enterOwner,
  openPuppet,
  reason,
} from '../../../../../test/factories/operators.ts';
import { wirePromotion } from '../../../../../test/factories/rewards.ts';
import { endlessRates, runningServer } from '../../../../../test/factories/running.ts';
import { testDatabase } from '../../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
type Desk = Awaited<ReturnType<typeof enterOperator>>;
type Answer = Awaited<ReturnType<Desk['call']>>;
const { createPromotion, actOnPromotion } = endpoints;

const form = (budgetAmount: string) => {
  const { offer, ...rest } = wirePromotion(test.clock.now());
  const reward = { ...offer.reward, amount: '8.00' };
  return { ...rest, offer: { ...offer, reward }, budgetAmount, reason };
};

async function draft(desk: Desk, budget: string, offer: object = {}): Promise<string> {
  const body = form(budget);
  const made = await desk.call(createPromotion, {
    body: { ...body, offer: { ...body.offer, ...offer } },
  });
  return createPromotion.reply.parse(made.value).id;
}

const act = (desk: Desk, id: string, name: string, revision = 1): Promise<Answer> =>
  desk.call(actOnPromotion, {
    params: { id },
    body: { act: name, revision, reason },
    key: pointsKey(),
  });
const publish = async (desk: Desk, budget: string, offer?: object) =>
  act(desk, await draft(desk, budget, offer), 'publish');
const decide = (desk: Desk, verb: 'approveRequest' | 'refuseRequest', answer: Answer) =>
  desk.call(endpoints[verb], {
    params: { id: String(answer.value['approvalId']) },
    body: { reason },
    key: pointsKey(),
  });
const isLive = { state: 'live', approvalId: null };

// The configuration of the test site: 100.00 for a call, 500.00 for a day.
describe('submitPromotionAct', () => {
  beforeEach(() => test.clock.advance({ hours: 25 }));

  it('refuses not_found, promotion_revised, promotion_run, and asks nobody', async () => {
    const editor = await enterOperator(test, server, 'content');
    expect((await act(editor, 'prm_nowhere0001', 'publish')).code).toBe('not_found');
    const id = await draft(editor, '100.01');
    expect((await act(editor, id, 'publish', 2)).code).toBe('promotion_revised');
    const live = await draft(editor, '100.00');
    expect((await act(editor, live, 'publish')).value).toMatchObject(isLive);
    expect((await act(editor, live, 'publish', 2)).code).toBe('promotion_run');
    const owner = await enterOwner(server);
    const waiting = await owner.call(endpoints.listApprovals, { query: { view: 'waiting' } });
    expect(waiting.value).toMatchObject({ content: [] });
  });

  it('publishes above the ceiling once a second person approves, and once (R53)', async () => {
    const editor = await enterOperator(test, server, 'content');
    const id = await draft(editor, '50000.00');
    const asked = await act(editor, id, 'publish');
    expect(asked.value).toMatchObject({ state: 'draft', abilities: [] });
    expect((await act(editor, id, 'publish')).code).toBe('approval_waiting');
    const change = { params: { id }, body: { ...form('10.00'), revision: 1 }, key: pointsKey() };
    const other = await enterOperator(test, server, 'content');
    expect((await other.call(endpoints.changePromotion, change)).code).toBe('approval_waiting');
    expect((await decide(editor, 'approveRequest', asked)).code).toBe('ability_missing');
    const owner = await enterOwner(server);
    const both = await Promise.all([
      decide(owner, 'approveRequest', asked),
      decide(owner, 'approveRequest', asked),
    ]);
    expect(both.map(({ code }) => code)).toContain('approval_closed');
    expect(both.find(({ status }) => status === 200)?.value).toMatchObject({
      act: 'promotion.publish',
      state: 'approved',
      facts: {
        amount: '50000.00',
        reward: '8.00',
        multiple: '5',
        mostClaims: '—',
        cycle: 'ONCE',
        leastAmount: '—',
        mostStake: '200.00',
      },
    });
    const read = { params: { id } };
    expect((await owner.call(endpoints.readDeskPromotion, read)).value).toMatchObject(isLive);
    // What rested goes on as it was approved, and what two people gave counts for nobody alone.
    expect((await act(editor, id, 'pause', 2)).value).toMatchObject({ state: 'paused' });
    expect((await act(editor, id, 'resume', 3)).value).toMatchObject(isLive);
    expect((await publish(editor, '100.00')).value).toMatchObject(isLive);
  });

  it('leaves a draft that was refused, and one whose time went by', async () => {
    const editor = await enterOperator(test, server, 'content');
    const closesAt = String(test.clock.now().add({ minutes: 5 }));
    const late = await publish(editor, '900.00', { closesAt });
    test.clock.advance({ minutes: 6 });
    const owner = await enterOwner(server);
    expect((await decide(owner, 'approveRequest', late)).code).toBe('promotion_faulty');
    expect((await decide(owner, 'refuseRequest', late)).value).toMatchObject({ state: 'refused' });
    const id = String(late.value['id']);
    const read = await owner.call(endpoints.readDeskPromotion, { params: { id } });
    expect(read.value).toMatchObject({ state: 'draft', approvalId: null });
    const other = await enterOperator(test, server, 'content');
    const lapsed = await publish(other, '900.00');
    test.clock.advance({ hours: 25 });
    const later = await enterOwner(server);
    expect((await decide(later, 'approveRequest', lapsed)).code).toBe('approval_expired');
    const again = await enterOperator(test, server, 'content');
    const renewed = await act(again, String(lapsed.value['id']), 'publish');
    expect(renewed.value).toMatchObject({ state: 'draft' });
    expect(renewed.value['approvalId']).not.toBe(lapsed.value['approvalId']);
  });

  it('asks nobody where a person looks at each claim, and counts nothing', async () => {
    const editor = await enterOperator(test, server, 'content');
    const reviewed = { isReviewed: true, type: 'MANUAL' };
    expect((await publish(editor, '50000.00', reviewed)).value).toMatchObject(isLive);
    expect((await publish(editor, '100.00')).value).toMatchObject(isLive);
  });

  it('counts promotions, raffles, rains and missions of a day and a person (R106)', async () => {
    const owner = await enterOwner(server);
    const { browser: puppet } = await openPuppet(server, owner);
    expect((await publish(owner, '100.00')).value).toMatchObject(isLive);
    expect((await publish(puppet, '100.00')).value).toMatchObject(isLive);
    const today = String(test.clock.now()).slice(0, 10);
    const raffle = await owner.call(endpoints.createRaffle, {
      body: {
        names: { en: 'Lights' },
        earnedBy: 'DEPOSIT',
        perAmount: '100.00',
        mostPerDay: 1,
        opensOn: today,
        closesOn: today,
        prizes: ['60.00', '40.00'],
        multiple: 1,
        reason,
      },
      key: pointsKey(),
    });
    expect(raffle.value).toMatchObject({ approvalId: null });
    expect((await publish(owner, '100.00')).value).toMatchObject(isLive);
    const both = await Promise.all([publish(owner, '100.00'), publish(puppet, '100.00')]);
    expect(both.filter(({ value }) => value['approvalId'] !== null)).toHaveLength(1);
    expect((await publish(puppet, '8.00')).value).toMatchObject({ state: 'draft' });
    const editor = await enterOperator(test, server, 'content');
    expect((await publish(editor, '100.00')).value).toMatchObject(isLive);
  });

  it('refuses points and tickets that count less in the budget than they are worth', async () => {
    const owner = await enterOwner(server);
    const today = Temporal.PlainDate.from(String(test.clock.now()).slice(0, 10));
    const made = await owner.call(endpoints.createRaffle, {
      body: {
        names: { en: 'Lights' },
        earnedBy: 'DEPOSIT',
        perAmount: '100.00',
        mostPerDay: 2,
        opensOn: String(today.add({ days: 1 })),
        closesOn: String(today.add({ days: 100 })),
        prizes: ['60.00', '40.00'],
        multiple: 1,
        reason,
      },
      key: pointsKey(),
    });
    const raffleId = endpoints.createRaffle.reply.parse(made.value).raffle?.id;
    const save = async (gift: object, desk = owner) => {
      const { offer, ...rest } = form('100.00');
      const { basisPoints, capAmount, tiers } = offer.reward;
      const reward = { basisPoints, capAmount, tiers, ...gift };
      const wagering = { ...offer.wagering, multiple: 0, weights: [] };
      const opensAt = String(test.clock.now().add({ hours: 48 }));
      const body = { ...rest, offer: { ...offer, opensAt, reward, wagering } };
      return desk.call(createPromotion, { body });
    };
    // A hundred points are worth 1.00, and of two hundred tickets one half of a unit.
    const faulty = { code: 'promotion_faulty' };
    const points = { kind: 'POINTS', points: 1000 };
    expect(await save({ ...points, amount: '9.99' })).toMatchObject(faulty);
    const tickets = { kind: 'TICKET', tickets: { raffleId, count: 4 } };
    expect(await save({ ...tickets, amount: '1.99' })).toMatchObject(faulty);
    expect((await save({ ...tickets, amount: '2.00' })).value).toMatchObject({ state: 'draft' });
    const draftOfPoints = await save({ ...points, amount: '10.00' });
    const id = String(draftOfPoints.value['id']);
    // What a draft says is looked at again when it goes live.
    const editor = await enterOperator(test, server, 'content');
    const dearer = await editor.call(endpoints.changePointRule, {
      params: { type: 'redeem' },
      body: { amount: '100', ratio: '2.00', reason },
      key: pointsKey(),
    });
    expect((await decide(owner, 'approveRequest', dearer)).code).toBeUndefined();
    expect(await act(owner, id, 'publish')).toMatchObject(faulty);
    expect(await act(editor, await draft(editor, '100.00'), 'publish')).toMatchObject({
      value: isLive,
    });
  });
});
