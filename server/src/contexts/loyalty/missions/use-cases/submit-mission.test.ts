import { endpoints } from '@portal/protocol/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { pointsKey } from '../../../../../test/factories/loyalty.ts';
import { enterOperator, enterOwner, reason } from '../../../../../test/factories/operators.ts';
import { runningServer } from '../../../../../test/factories/running.ts';
import { testDatabase } from '../../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);
type Desk = Awaited<ReturnType<typeof enterOperator>>;

const body = {
  names: { en: 'Deposit of the day' },
  kind: 'DEPOSIT_SUM',
  category: null,
  target: '100.00',
  cycle: 'DAILY',
  minVip: 0,
  rewardKind: 'MONEY',
  reward: '5.00',
  multiple: 1,
  opensOn: '2026-01-01',
  closesOn: null,
  needsJoin: false,
  sort: 10,
  reason,
} as const;

const make = (desk: Desk, budget: string, changes: object = {}) =>
  desk.call(endpoints.createMission, { body: { ...body, budget, ...changes }, key: pointsKey() });
const board = (desk: Desk, prizes: readonly string[]) => {
  const today = String(test.clock.now()).slice(0, 10);
  const facts = { names: { en: 'Sails' }, metric: 'ROUNDS', category: null, leastStake: '0' };
  const days = { opensOn: today, closesOn: today };
  return desk.call(endpoints.createBoard, {
    body: { ...facts, ...days, prizes, multiple: 1, reason },
    key: pointsKey(),
  });
};
const approve = (desk: Desk, answer: { readonly value: Record<string, unknown> }) =>
  desk.call(endpoints.approveRequest, {
    params: { id: String(answer.value['approvalId']) },
    body: { reason },
    key: pointsKey(),
  });
const missions = async (desk: Desk) =>
  endpoints.listMissions.reply.parse((await desk.call(endpoints.listMissions)).value).list;

// The configuration of the test site: 100.00 for a call, 500.00 for a day.
describe('submitMission', () => {
  beforeEach(() => test.clock.advance({ hours: 25 }));

  it('refuses what no mission or board can be above the ceiling, and asks nobody', async () => {
    const editor = await enterOperator(test, server, 'content');
    expect((await make(editor, '900.00', { closesOn: '2025-01-01' })).code).toBe('mission_invalid');
    expect((await board(editor, ['100.00', '900.00'])).code).toBe('board_invalid');
    const owner = await enterOwner(server);
    const waiting = await owner.call(endpoints.listApprovals, { query: { view: 'waiting' } });
    expect(waiting.value).toMatchObject({ content: [] });
  });

  it('makes money of a mission above the ceiling once a second person approves (R53)', async () => {
    const editor = await enterOperator(test, server, 'content');
    const owner = await enterOwner(server);
    const before = (await missions(owner)).length;
    const asked = await make(editor, '50000.00', { rewardKind: 'RED_ENVELOPE' });
    expect(asked.value).toMatchObject({ mission: null });
    expect(await missions(owner)).toHaveLength(before);
    const approved = await approve(owner, asked);
    expect(approved.value).toMatchObject({
      act: 'mission.create',
      facts: { name: 'Deposit of the day', amount: '50000.00', amountOfEach: '5.00' },
    });
    expect((await missions(owner))[0]).toMatchObject({
      budget: '50000.00',
      target: '100.00',
      rewardKind: 'RED_ENVELOPE',
    });
    // What two people made counts for nobody alone.
    expect((await make(editor, '100.00')).value).toMatchObject({ approvalId: null });
  });

  it('counts points at the rate of conversion, and tickets by the prizes (R53)', async () => {
    const editor = await enterOperator(test, server, 'content');
    const owner = await enterOwner(server);
    const points = { rewardKind: 'POINTS', reward: '5', multiple: 0 };
    const asked = await make(editor, '1000000000', points);
    expect((await approve(owner, asked)).value).toMatchObject({
      facts: { reward: 'POINTS 5', budget: 'POINTS 1000000000', amount: '10000000.00' },
    });
    expect((await missions(owner))[0]).toMatchObject({ rewardKind: 'POINTS', reward: '5' });
    // A hundred points are worth 1.00: 100.00, and 400.00 are left of the day.
    expect((await make(editor, '10001', points)).value).toMatchObject({ mission: null });
    expect((await make(editor, '10000', points)).value).toMatchObject({ approvalId: null });
    const today = Temporal.PlainDate.from(String(test.clock.now()).slice(0, 10));
    const [opensOn, closesOn] = [String(today.add({ days: 1 })), String(today.add({ days: 30 }))];
    const made = await owner.call(endpoints.createRaffle, {
      body: {
        names: { en: 'Lights' },
        earnedBy: 'DEPOSIT',
        perAmount: '100.00',
        mostPerDay: 2,
        opensOn,
        closesOn,
        prizes: ['60.00', '30.00'],
        multiple: 1,
        reason,
      },
      key: pointsKey(),
    });
    const raffleId = endpoints.createRaffle.reply.parse(made.value).raffle?.id;
    // Sixty tickets are the most that a member has, so one counts 1.50, and none above 90.00.
    const tickets = {
      rewardKind: 'TICKET',
      reward: '3',
      multiple: 0,
      raffleId,
      cycle: 'ONCE',
      opensOn,
      closesOn: String(today.add({ days: 2 })),
    };
    const sums = ['1000', '1000', '1000', '59', '27', '3'];
    const answers: (string | null)[] = [];
    for (const budget of sums) {
      const { value } = await make(editor, budget, tickets);
      answers.push(endpoints.createMission.reply.parse(value).approvalId);
    }
    expect(answers).toEqual([null, null, null, null, null, expect.any(String)]);
    const last = await approve(owner, { value: { approvalId: answers.at(-1) } });
    expect(last.value).toMatchObject({ facts: { budget: 'TICKET 3', amount: '4.50' } });
    const small = (await missions(owner)).filter(({ budget }) => budget === '3');
    expect(small).toMatchObject([{ rewardKind: 'TICKET' }]);
    expect((await make(editor, '9', { ...tickets, raffleId: 'raf_nowhere0001' })).code).toBe(
      'mission_invalid',
    );
  });

  it('makes a board whose prizes come to more than the ceiling by two people (R53)', async () => {
    const editor = await enterOperator(test, server, 'content');
    const asked = await board(editor, ['60.00', '50.00']);
    expect(asked.value).toMatchObject({ board: null });
    const owner = await enterOwner(server);
    expect((await approve(owner, asked)).value).toMatchObject({
      act: 'board.create',
      facts: { name: 'Sails', amount: '110.00' },
    });
    const listed = await owner.call(endpoints.listBoards);
    const { list } = endpoints.listBoards.reply.parse(listed.value);
    expect(list[0]).toMatchObject({ prizes: ['60.00', '50.00'], metric: 'ROUNDS' });
  });

  it('counts missions, boards and rains of a day together, also those of one moment', async () => {
    const editor = await enterOperator(test, server, 'content');
    for (let nth = 0; nth < 2; nth += 1) {
      expect((await make(editor, '100.00')).value).toMatchObject({ approvalId: null });
      expect((await board(editor, ['100.00'])).value).toMatchObject({ approvalId: null });
    }
    const both = await Promise.all([make(editor, '100.00'), board(editor, ['100.00'])]);
    expect(both.filter(({ value }) => value['approvalId'] !== null)).toHaveLength(1);
    const rain = { names: { en: 'Rain' }, seconds: 600, packets: 1, grabs: 1, multiple: 1 };
    const amounts = { budgetAmount: '0.01', leastAmount: '0.01', mostAmount: '0.01' };
    const opensAt = String(test.clock.now().add({ minutes: 5 }));
    const forAll = { needsDeposit: false, needsPlay: false, leastRank: 0 };
    const poured = await editor.call(endpoints.createEnvelope, {
      body: { ...rain, ...amounts, opensAt, ...forAll, reason },
      key: pointsKey(),
    });
    expect(poured.value).toMatchObject({ envelope: null });
    const owner = await enterOwner(server);
    expect((await make(owner, '100.00')).value).toMatchObject({ approvalId: null });
  });
});
