import { endpoints } from '@portal/protocol/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { pointsKey } from '../../../../../test/factories/loyalty.ts';
import { enterOperator, enterOwner, reason } from '../../../../../test/factories/operators.ts';
import { runningServer } from '../../../../../test/factories/running.ts';
import { testDatabase } from '../../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);
type Desk = Awaited<ReturnType<typeof enterOperator>>;

function make(desk: Desk, prizes: readonly string[], changes: object = {}) {
  const today = Temporal.PlainDate.from(String(test.clock.now()).slice(0, 10));
  const body = {
    names: { en: 'Harbour lights' },
    earnedBy: 'DEPOSIT',
    perAmount: '100.00',
    mostPerDay: 5,
    opensOn: String(today.add({ days: 1 })),
    closesOn: String(today.add({ days: 2 })),
    prizes,
    multiple: 1,
    reason,
  };
  return desk.call(endpoints.createRaffle, { body: { ...body, ...changes }, key: pointsKey() });
}
const approve = (desk: Desk, answer: { readonly value: Record<string, unknown> }) =>
  desk.call(endpoints.approveRequest, {
    params: { id: String(answer.value['approvalId']) },
    body: { reason },
    key: pointsKey(),
  });
const raffles = async (desk: Desk) =>
  endpoints.listDeskRaffles.reply.parse((await desk.call(endpoints.listDeskRaffles)).value).list;

// The configuration of the test site: 100.00 for a call, 500.00 for a day.
describe('submitRaffle', () => {
  beforeEach(() => test.clock.advance({ hours: 25 }));

  it('refuses what no raffle can be above the ceiling, and asks nobody', async () => {
    const editor = await enterOperator(test, server, 'content');
    expect((await make(editor, ['100.00', '900.00'])).code).toBe('raffle_invalid');
    const owner = await enterOwner(server);
    const waiting = await owner.call(endpoints.listApprovals, { query: { view: 'waiting' } });
    expect(waiting.value).toMatchObject({ content: [] });
  });

  it('makes one above the ceiling once a second person approves, and once (R53)', async () => {
    const editor = await enterOperator(test, server, 'content');
    const asked = await make(editor, ['60.00', '40.01']);
    expect(asked.value).toMatchObject({ raffle: null });
    const owner = await enterOwner(server);
    const before = await raffles(owner);
    expect((await approve(owner, asked)).value).toMatchObject({
      act: 'raffle.create',
      facts: { name: 'Harbour lights', amount: '100.01', prizes: '60.00, 40.01' },
    });
    expect((await approve(owner, asked)).code).toBe('approval_closed');
    const made = await raffles(owner);
    expect(made).toHaveLength(before.length + 1);
    expect(made[0]).toMatchObject({ prizes: ['60.00', '40.01'], state: 'OPEN', mostPerDay: 5 });
    expect((await make(editor, ['100.00'])).value).toMatchObject({ approvalId: null });
  });

  it('leaves a request whose first day came, which can only be refused', async () => {
    const editor = await enterOperator(test, server, 'content');
    const asked = await make(editor, ['900.00'], {
      opensOn: String(test.clock.now()).slice(0, 10),
    });
    test.clock.advance({ hours: 23, minutes: 59 });
    const owner = await enterOwner(server);
    expect((await approve(owner, asked)).code).toBe('raffle_invalid');
    const refusal = { params: { id: String(asked.value['approvalId']) }, body: { reason } };
    expect((await owner.call(endpoints.refuseRequest, refusal)).value).toMatchObject({
      state: 'refused',
    });
  });

  it('counts raffles of a day together, also those of one moment', async () => {
    const editor = await enterOperator(test, server, 'content');
    for (let nth = 0; nth < 4; nth += 1) {
      expect((await make(editor, ['100.00'])).value).toMatchObject({ approvalId: null });
    }
    const both = await Promise.all([make(editor, ['100.00']), make(editor, ['100.00'])]);
    expect(both.filter(({ value }) => value['raffle'] === null)).toHaveLength(1);
    expect((await make(editor, ['0.01'])).value).toMatchObject({ raffle: null });
  });
});
