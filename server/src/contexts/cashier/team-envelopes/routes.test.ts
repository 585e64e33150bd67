import type { MemberId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterAgain, enterPayee } from '../../../../test/factories/cashier.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { putBelow } from '../../../../test/factories/tree.ts';
import { testDatabase } from '../../../../test/harness.ts';
import type { MemberActor } from '../../../platform/context.ts';
import { settingsOf } from '../settings.ts';
import { turnoverPorts } from '../turnover-ports.ts';
import { withoutConditions } from '../withdrawals/requirements.ts';
import { createTeamEnvelope, type TeamEnvelopeForm } from './use-cases/create-team-envelope.ts';
import { listTeamEnvelopes } from './use-cases/list-team-envelopes.ts';
import { openTeamEnvelope } from './use-cases/open-team-envelope.ts';
import { returnTeamEnvelopes } from './use-cases/return-team-envelopes.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

const form = (change: Partial<TeamEnvelopeForm> = {}): TeamEnvelopeForm => ({
  greeting: 'A good week',
  budgetAmount: '100.00',
  isRandom: false,
  to: { kind: 'first', packets: 2 },
  ...change,
});

const balanceOf = async (browser: TestBrowser) =>
  (await browser.call(endpoints.readBalance)).value['balance'];

/** An agent with three members right below, and somebody else; each has 10,000.00. */
async function family() {
  const agent = await enterPayee(test, server);
  const [ann, ben, cy] = [
    await enterPayee(test, server),
    await enterPayee(test, server),
    await enterPayee(test, server),
  ];
  const stranger = await enterPayee(test, server);
  await putBelow(test, agent.id, [ann.id, ben.id, cy.id]);
  return { agent, ann, ben, cy, stranger };
}

function within(id: MemberId, isAgent = false) {
  const { viewer } = server.built().contexts.site;
  const site = { id: viewer.peek().site.id, currency: 'THB' } as const;
  const session = { sessionId: 'ses_test', isRestricted: false, ip: '203.0.113.5' };
  const actor: MemberActor = { kind: 'member', id, isTrial: false, isAgent, ...session };
  return { site, actor };
}

const rules = () => ({
  settings: () => settingsOf(server.built().contexts.site.viewer.peek().configuration),
  ports: { ...withoutConditions, ...turnoverPorts },
});
const give = (agentId: MemberId, change: Partial<TeamEnvelopeForm> = {}) =>
  test.inUnit<`env_${string}`, MemberActor>(
    (ctx) => createTeamEnvelope(ctx, form(change), rules().ports),
    within(agentId, true),
  );
const take = (memberId: MemberId, id: `env_${string}`) =>
  test.inUnit<bigint, MemberActor>((ctx) => openTeamEnvelope(ctx, id, rules()), within(memberId));
const shownTo = (agentId: MemberId) =>
  test.inUnit<Awaited<ReturnType<typeof listTeamEnvelopes>>, MemberActor>(
    (ctx) => listTeamEnvelopes(ctx),
    within(agentId, true),
  );
const received = async (browser: TestBrowser) =>
  endpoints.listReceivedEnvelopes.reply.parse(
    (await browser.call(endpoints.listReceivedEnvelopes)).json?.['value'],
  );

describe('an envelope of an agent', () => {
  it('is taken by the first who come, once each, and asks for play', async () => {
    const { agent, ann, ben, cy } = await family();
    const id = await give(agent.id);
    expect(await balanceOf(agent.browser)).toBe('9900.00');
    expect((await received(ann.browser))[0]).toMatchObject({ id, state: 'WAITING' });
    const call = { params: { id }, body: {}, key: 'team-envelope-1' };
    const got = await ann.browser.call(endpoints.openTeamEnvelope, call);
    expect(got.value).toEqual({ giftAmount: '50.00', currency: 'THB' });
    // The same key is the same answer, and a new one is refused.
    expect((await ann.browser.call(endpoints.openTeamEnvelope, call)).value).toEqual(got.value);
    await expect(take(ann.id, id)).rejects.toMatchObject({ code: 'envelope_limit' });
    expect(await take(ben.id, id)).toBe(5000n);
    await expect(take(cy.id, id)).rejects.toMatchObject({ code: 'envelope_empty' });
    expect((await received(ann.browser))[0]).toMatchObject({ state: 'TAKEN', giftAmount: '50.00' });
    expect((await received(cy.browser))[0]).toMatchObject({ state: 'EMPTY', giftAmount: null });
    expect(await balanceOf(ann.browser)).toBe('10050.00');
    const terms = await ann.browser.call(endpoints.readTransferTerms);
    expect(terms.value).toMatchObject({ playLeft: '50.00' });
    const [shown] = await shownTo(agent.id);
    expect(shown?.takers.map(({ account }) => account)).toEqual([ann.username, ben.username]);
  });

  it('is opened once in 300 ms, and after five calls in vain under a captcha (D6)', async () => {
    const { agent, ann, ben } = await family();
    const id = await give(agent.id, { to: { kind: 'chosen', accounts: [ben.username] } });
    let tried = 0;
    const open = async (browser: TestBrowser, body = {}) => {
      tried += 1;
      const call = { params: { id }, body, key: `team-envelope-try-${tried}` };
      return (await browser.call(endpoints.openTeamEnvelope, call)).code;
    };
    for (let vain = 0; vain < 5; vain += 1) {
      expect(await open(ann.browser)).toBe('not_found');
      expect(await open(ann.browser)).toBe('envelope_pace');
      test.clock.advance({ milliseconds: 300 });
    }
    expect(await open(ann.browser)).toBe('captcha_required');
    test.clock.advance({ milliseconds: 300 });
    await ann.browser.call(endpoints.readCaptcha, { query: { action: 'envelope' } });
    expect(await open(ann.browser, { captcha: 'WRONG' })).toBe('captcha_incorrect');
    // Who finds a packet has tried nothing in vain.
    expect(await open(ben.browser)).toBeUndefined();
    const query = 'select failures from envelope_turns where member_id = $1';
    const { rows } = await test.database().pool.query(query, [ben.id]);
    expect(rows).toEqual([{ failures: 0 }]);
  });

  it('gives one packet to each person, however many accounts come at once (D6)', async () => {
    const { agent, ann, ben, cy } = await family();
    const id = await give(agent.id, { to: { kind: 'first', packets: 3 } });
    // Both use one browser now.
    await enterAgain({ browser: ann.browser, username: ben.username });
    const tries = await Promise.allSettled([take(ann.id, id), take(ben.id, id)]);
    const codes = tries.map((each) =>
      each.status === 'rejected' ? (each.reason as { code: string }).code : 'taken',
    );
    expect(codes.toSorted()).toEqual(['one_per_person', 'taken']);
    expect(await take(cy.id, id)).toBe(3333n);
  });

  it('is not given by who owes (D6)', async () => {
    const { agent } = await family();
    const flag = `insert into standing_flags (member_id, flag, reason, set_at)
                  values ($1, 'DEBT', 'for the test', $2)`;
    await test.database().pool.query(flag, [agent.id, String(test.clock.now())]);
    await expect(give(agent.id)).rejects.toMatchObject({ code: 'transfers_stopped' });
  });

  it('goes to those who were named, and to nobody else', async () => {
    const { agent, ann, ben, stranger } = await family();
    const to = { kind: 'chosen', accounts: [ann.username] } as const;
    const id = await give(agent.id, { to: { ...to, accounts: [...to.accounts] } });
    await expect(take(ben.id, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(take(stranger.id, id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await received(ben.browser)).toEqual([]);
    expect(await take(ann.id, id)).toBe(10_000n);
    const other = { kind: 'chosen' as const, accounts: [stranger.username] };
    await expect(give(agent.id, { to: other })).rejects.toMatchObject({
      code: 'envelope_account',
      data: { account: stranger.username },
    });
  });

  it('refuses amounts, a sixth of the day, play that is left and money that is not there', async () => {
    const { agent, ann } = await family();
    for (const budgetAmount of ['0.00', '50000.01', '0.01']) {
      await expect(give(agent.id, { budgetAmount })).rejects.toMatchObject({
        code: 'team_envelope_amount',
      });
    }
    await expect(give(agent.id, { budgetAmount: '10000.01' })).rejects.toMatchObject({
      code: 'insufficient_balance',
    });
    for (let given = 0; given < 5; given += 1) {
      await give(agent.id);
    }
    await expect(give(agent.id)).rejects.toMatchObject({ code: 'team_envelope_limit' });
    const [shown] = await shownTo(agent.id);
    await take(ann.id, shown?.row.id ?? 'env_nowhere0001');
    await expect(
      test.inUnit<unknown, MemberActor>(
        (ctx) => createTeamEnvelope(ctx, form(), rules().ports),
        within(ann.id, true),
      ),
    ).rejects.toMatchObject({ code: 'turnover_left' });
  });

  it('gives back after a day what nobody took, once', async () => {
    const { agent, ann, ben } = await family();
    const id = await give(agent.id);
    await take(ann.id, id);
    test.clock.advance({ hours: 24 });
    await expect(take(ben.id, id)).rejects.toMatchObject({ code: 'envelope_over' });
    await test.inUnit((ctx) => returnTeamEnvelopes(ctx), { site: within(agent.id).site });
    await test.inUnit((ctx) => returnTeamEnvelopes(ctx), { site: within(agent.id).site });
    await enterAgain(agent);
    expect(await balanceOf(agent.browser)).toBe('9950.00');
    const [shown] = await shownTo(agent.id);
    expect(shown?.row.returnedMinor).toBe(5000n);
  });

  it('never gives more than its packets, however many come at once (R47)', async () => {
    const { agent, ann, ben, cy } = await family();
    const id = await give(agent.id, { isRandom: true, budgetAmount: '77.77' });
    const tries = await Promise.allSettled(
      [ann, ben, cy, ann, ben, cy].map((member) => take(member.id, id)),
    );
    const taken = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(taken).toHaveLength(2);
    expect(taken.reduce((sum, minor) => sum + minor, 0n)).toBe(7777n);
  });

  it('reaches nobody on a break, and an agent learns no more of them than of a stranger', async () => {
    const { agent, ann } = await family();
    const id = await give(agent.id);
    await ann.browser.call(endpoints.takeBreak, { body: { hours: 24 } });
    await enterAgain(ann);
    expect(await received(ann.browser)).toEqual([]);
    await expect(take(ann.id, id)).rejects.toMatchObject({ code: 'on_break' });
    const to = { kind: 'chosen' as const, accounts: [ann.username] };
    await expect(give(agent.id, { to })).rejects.toMatchObject({ code: 'envelope_account' });
  });

  it('goes to no second account on the device of its agent, named or first (E7)', async () => {
    const { agent, ann, ben } = await family();
    const id = await give(agent.id);
    const to = { kind: 'chosen' as const, accounts: [ben.username, ann.username] };
    const chosen = await give(agent.id, { to });
    await enterAgain({ browser: agent.browser, username: ann.username });
    await expect(take(ann.id, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(take(ann.id, chosen)).rejects.toMatchObject({ code: 'not_found' });
    await enterAgain(ann);
    expect(await received(ann.browser)).toEqual([]);
    expect(await balanceOf(ann.browser)).toBe('10000.00');
    expect(await take(ben.id, id)).toBe(5000n);
    await expect(give(agent.id, { to })).rejects.toMatchObject({
      code: 'envelope_account',
      data: { account: ann.username },
    });
  });

  it('needs an agent, the payment password, and shows what is left of the day', async () => {
    const { ann } = await family();
    const call = { body: form(), key: 'team-envelope-2' };
    const refused = await ann.browser.call(endpoints.createTeamEnvelope, call);
    expect(refused.status).toBe(403);
    expect((await ann.browser.call(endpoints.listTeamEnvelopes)).status).toBe(403);
  });
});
