import { endpoints } from '@portal/protocol/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { registerMember } from '../../../../../test/factories/identity.ts';
import { pointsKey } from '../../../../../test/factories/loyalty.ts';
import { enterOperator, enterOwner, reason } from '../../../../../test/factories/operators.ts';
import { runningServer } from '../../../../../test/factories/running.ts';
import { testDatabase } from '../../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);
type Desk = Awaited<ReturnType<typeof enterOperator>>;

function rainOf(budgetAmount: string, changes: object = {}) {
  return {
    names: { en: 'Evening rain' },
    opensAt: String(test.clock.now().add({ minutes: 5 })),
    seconds: 600,
    budgetAmount,
    packets: 1,
    leastAmount: '0.01',
    mostAmount: budgetAmount,
    grabs: 1,
    needsDeposit: false,
    needsPlay: false,
    leastRank: 0,
    multiple: 1,
    reason,
    ...changes,
  };
}

const pour = (desk: Desk, budgetAmount: string, changes?: object) =>
  desk.call(endpoints.createEnvelope, {
    body: rainOf(budgetAmount, changes),
    key: pointsKey(),
  });
const approve = (desk: Desk, answer: { readonly value: Record<string, unknown> }) =>
  desk.call(endpoints.approveRequest, {
    params: { id: String(answer.value['approvalId']) },
    body: { reason },
    key: pointsKey(),
  });
const rains = async (desk: Desk) =>
  endpoints.listDeskEnvelopes.reply.parse((await desk.call(endpoints.listDeskEnvelopes)).value)
    .list;
const isMade = { approvalId: null, envelope: { kind: 'RAIN', state: 'COMING' } };
const isAsked = { envelope: null };

// The configuration of the test site: 100.00 for a call, 500.00 for a day.
describe('submitRain', () => {
  beforeEach(() => test.clock.advance({ hours: 25 }));

  it('refuses what no rain can be above the ceiling as below it, and asks nobody', async () => {
    const editor = await enterOperator(test, server, 'content');
    for (const budget of ['100.00', '900.00']) {
      const began = { opensAt: '2020-01-01T00:00:00Z' };
      expect((await pour(editor, budget, began)).code).toBe('envelope_invalid');
      expect((await pour(editor, budget, { mostAmount: '0.01' })).code).toBe('envelope_invalid');
    }
    const owner = await enterOwner(server);
    const query = { view: 'waiting' };
    const waiting = await owner.call(endpoints.listApprovals, { query });
    expect(waiting.value).toMatchObject({ content: [] });
  });

  it('makes one above the ceiling once a second person approves, and once only', async () => {
    const editor = await enterOperator(test, server, 'content');
    const key = pointsKey();
    const body = rainOf('100.01');
    const asked = await editor.call(endpoints.createEnvelope, { body, key });
    expect(asked.value).toMatchObject(isAsked);
    expect((await editor.call(endpoints.createEnvelope, { body, key })).value).toEqual(asked.value);
    const owner = await enterOwner(server);
    const before = (await rains(owner)).length;
    expect((await approve(owner, asked)).value).toMatchObject({
      act: 'envelope.rain',
      state: 'approved',
      facts: { name: 'Evening rain', amount: '100.01', packets: '1', opens: body.opensAt },
    });
    expect((await approve(owner, asked)).code).toBe('approval_closed');
    const made = await rains(owner);
    expect(made).toHaveLength(before + 1);
    expect(made[0]).toMatchObject({ kind: 'RAIN', budgetAmount: '100.01', packets: 1 });
    // What two people made counts for nobody alone.
    expect((await pour(editor, '100.00')).value).toMatchObject(isMade);
  });

  it('leaves a request whose rain came too late, which can be refused', async () => {
    const editor = await enterOperator(test, server, 'content');
    const asked = await pour(editor, '900.00');
    test.clock.advance({ minutes: 6 });
    const owner = await enterOwner(server);
    expect((await approve(owner, asked)).code).toBe('envelope_invalid');
    const refusal = { params: { id: String(asked.value['approvalId']) }, body: { reason } };
    const refused = await owner.call(endpoints.refuseRequest, refusal);
    expect(refused.value).toMatchObject({ state: 'refused' });
  });

  it('counts rains and gifts of a day together, also those of one moment', async () => {
    const { username } = await registerMember(server.browser());
    const editor = await enterOperator(test, server, 'content');
    const gift = { names: { en: 'Thanks' }, accounts: [username], giftAmount: '100.00' };
    const given = await editor.call(endpoints.giveEnvelopes, {
      body: { ...gift, multiple: 0, reason },
      key: pointsKey(),
    });
    expect(given.value).toMatchObject({ approvalId: null });
    for (let nth = 0; nth < 3; nth += 1) {
      expect((await pour(editor, '100.00')).value).toMatchObject(isMade);
    }
    const both = await Promise.all([pour(editor, '100.00'), pour(editor, '100.00')]);
    expect(both.filter(({ value }) => value['envelope'] === null)).toHaveLength(1);
    expect((await pour(editor, '0.01')).value).toMatchObject(isAsked);
    const owner = await enterOwner(server);
    expect((await pour(owner, '100.00')).value).toMatchObject(isMade);
  });
});
