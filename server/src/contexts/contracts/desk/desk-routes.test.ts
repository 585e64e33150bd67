import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { idIn } from '../../../../test/factories/ids.ts';
import { enterOperator, enterOwner } from '../../../../test/factories/operators.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const ids = new Map<string, string>();
let desk: TestBrowser;
let agent: TestBrowser;

beforeAll(async () => {
  desk = await enterOwner(server);
  const text = readFileSync(join(server.dataDir(), 'demo-accounts.json'), 'utf8');
  const kept = JSON.parse(text) as { role: string; username: string; password: string }[];
  agent = server.browser();
  for (const { role, username, password } of kept) {
    const browser = role === 'agent' ? agent : server.browser();
    await browser.enter(endpoints.logIn, { username, password });
    const { value } = await browser.call(endpoints.readMemberInfo);
    ids.set(role, idIn('mbr', value['id']));
  }
});

const params = (role: string) => ({ id: ids.get(role) ?? '' });
const tier = { minBet: '0.00', minLoss: null, minActive: 0, rateType: 'P', rate: '0.5000' };
const terms = { kind: 'DAILY', scope: 'RNG', tiers: [tier], reason: 'agreed at the yearly talk' };
const offer = (body: object = {}, role = 'agent') =>
  desk.call(endpoints.proposeHouseContract, { params: params(role), body: { ...terms, ...body } });

describe('contracts of the house', () => {
  it('are refused where too much would flow back of a category (A10)', async () => {
    const got = await offer({ tiers: [{ ...tier, rate: '0.9000' }] });
    expect([got.status, got.code, got.data]).toEqual([
      422,
      'return_guard',
      { category: 'RNG', most: '2' },
    ]);
    const all = await offer({ scope: 'CONS', tiers: [{ ...tier, rate: '0.2000' }] });
    expect([all.code, all.data]).toEqual(['return_guard', { category: 'LIVE', most: '0.9' }]);
  });

  it('are asked for that last, of rows that nothing else refuses (C2)', async () => {
    const tooMuch = { ...tier, rate: '0.9000' };
    expect((await offer({ tiers: [tooMuch] }, 'downline-1')).code).toBe('contract_not_allowed');
    const twice = await offer({ tiers: [tooMuch, tooMuch] });
    expect([twice.code, twice.data]).toEqual([
      'contract_terms',
      { rule: 'rate_not_ascending', row: 2 },
    ]);
  });

  it('are for agents right below the house alone', async () => {
    expect((await offer({}, 'downline-1')).code).toBe('contract_not_allowed');
    expect((await offer({}, 'member')).code).toBe('contract_not_allowed');
    expect((await offer({ tiers: [] })).code).toBe('contract_terms');
  });

  it('wait for their agent, who accepts, and end by both', async () => {
    const made = await offer();
    expect(made.value).toMatchObject({
      isBelowHouse: true,
      contracts: [{ state: 'PENDING', payer: null, direction: 'out', actions: ['withdraw'] }],
    });
    expect((await offer()).code).toBe('contract_already_pending');
    const waits = await agent.call(endpoints.readConsolidatedContracts);
    const [waiting] = waits.value['waiting'] as { id: string; version: number }[];
    const accepted = await agent.call(endpoints.processDailySalaryContract, {
      body: { contractId: waiting?.id, version: waiting?.version, action: 'accept' },
    });
    expect(accepted.value).toMatchObject({ state: 'ACTIVE', payer: null });
    const process = (body: object, role = 'agent') =>
      desk.call(endpoints.processHouseContract, {
        params: params(role),
        body: { contractId: waiting?.id, kind: 'DAILY', reason: 'the year is over', ...body },
      });
    const stale = await process({ version: 1, action: 'terminate' });
    expect(stale.code).toBe('contract_stale');
    expect((await process({ version: 2, action: 'terminate' }, 'member')).code).toBe('not_found');
    const asked = await process({ version: 2, action: 'terminate' });
    expect(asked.value).toMatchObject({ contracts: [{ state: 'TERM_REQUESTED' }] });
    // What the operator wrote is for the trail; the agent reads that the house asks.
    const read = await agent.call(endpoints.readContract, { params: { id: waiting?.id ?? '' } });
    expect(read.value).toMatchObject({ reason: null, request: { type: 'TERMINATION' } });
    const { rows } = await test
      .database()
      .pool.query<{ action: string; reason: string }>(
        "select action, reason from trail_entries where action like 'agent.%' order by at",
      );
    expect(rows.map(({ action, reason }) => [action, reason])).toEqual([
      ['agent.offer_contract', terms.reason],
      ['agent.process_contract', 'the year is over'],
    ]);
  });

  it('are looked at before, with what they would end', async () => {
    const { reason: _none, ...body } = terms;
    const seen = await desk.call(endpoints.previewHouseContract, { params: params('agent'), body });
    expect([seen.status, seen.value['isAtOnce']]).toEqual([200, false]);
    const ends = endpoints.previewHouseContract.reply.parse(seen.value).willEnd;
    expect(ends[0]).toMatchObject({ payer: null, payee: 'demoagent', cause: 'REPLACED' });
    const none = await desk.call(endpoints.previewHouseContract, { params: params('trial'), body });
    expect(none.code).toBe('not_found');
  });

  it('are seen by some roles and made by fewer', async () => {
    const risk = await enterOperator(test, server, 'risk');
    const seen = await risk.call(endpoints.readMemberContracts, { params: params('agent') });
    expect(seen.status).toBe(200);
    const refused = await risk.call(endpoints.proposeHouseContract, {
      params: params('agent'),
      body: terms,
    });
    expect(refused.code).toBe('ability_missing');
    const trial = await desk.call(endpoints.readMemberContracts, { params: params('trial') });
    expect(trial.code).toBe('not_found');
  });
});

describe('the line of a member', () => {
  it('says where it stands and what it holds, and takes other terms', async () => {
    const line = await desk.call(endpoints.readMemberLine, { params: params('downline-1') });
    expect(line.value).toMatchObject({
      isAgent: true,
      upline: ['demoagent', 'demodownline1'],
      directs: 1,
      teamSize: 2,
      coming: [],
    });
    const { terms: held } = line.value as { terms: { rates: Record<string, string> } };
    const change = (role: string, rates: Record<string, string>) =>
      desk.call(endpoints.changeMemberTerms, {
        params: params(role),
        body: { terms: { ...held, rates: { ...held.rates, ...rates } }, reason: 'as agreed' },
      });
    expect((await change('downline-1', { FISH: '1.2' })).code).toBe('terms_out_of_range');
    expect((await change('agent', { FISH: '2.1' })).code).toBe('return_guard');
    expect((await change('agent', { FISH: '1.4' })).value).toMatchObject({
      terms: { rates: { FISH: '1.4' } },
    });
    expect((await change('downline-1', { FISH: '1.2' })).status).toBe(200);
    expect((await change('downline-1', { FISH: '1.1' })).value).toMatchObject({
      terms: { rates: { FISH: '1.2' } },
      coming: [{ rates: { FISH: '1.1' } }],
    });
  });
});
