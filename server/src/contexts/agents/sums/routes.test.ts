import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { buildTransfer } from '../../../../test/factories/wallet.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { deliverEvents, type EventHandlers } from '../../../platform/outbox.ts';
import { workWithin } from '../../../platform/unit-of-work.ts';
import { foldFacts } from '../../turnover/index.ts';
import { post, type Transfer } from '../../wallet/index.ts';
import { countNewcomer } from './use-cases/count-newcomer.ts';
import { foldIntoTeams } from './use-cases/fold-into-teams.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const browsers = new Map<string, TestBrowser>();

interface KeptAccount {
  readonly role: string;
  readonly username: string;
  readonly password: string;
}

const ids = new Map<string, string>();

beforeAll(async () => {
  const text = readFileSync(join(server.dataDir(), 'demo-accounts.json'), 'utf8');
  for (const { role, username, password } of JSON.parse(text) as KeptAccount[]) {
    const browser = server.browser();
    await browser.enter(endpoints.logIn, { username, password });
    browsers.set(role, browser);
  }
  const { rows } = await test
    .database()
    .pool.query<{ id: string; account: string }>('select id, account from members');
  for (const { id, account } of rows) {
    ids.set(account, id);
  }
  await book('demodownline3', 'RNG', { stake: 20_000, valid: 20_000, payout: 5000 });
  await book('demodownline3', 'LIVE', { stake: 1000, valid: 900, payout: 3000 });
  await book('demodownline2', 'RNG', { stake: 500, valid: 500, payout: 0 });
  await pay('demodownline3', 'deposit', 30_000);
  await pay('demodownline2', 'salary', 700);
  await pay('demodownline1', 'dividend', 900);
  await pay('demodownline1', 'rebate', 50);
  await rebate('demodownline1', '50');
  await bill('demoagent', 'demodownline1', { kind: 'DIVIDEND', amount: 900, ratePpm: 100_000 });
  await bill('demodownline1', 'demodownline2', { kind: 'DAILY', amount: 700, ratePpm: 5000 });
  await foldAll();
});

const today = () => String(test.clock.now().toZonedDateTimeISO('UTC').toPlainDate());
const at = () => test.clock.now().toString();

async function book(
  account: string,
  category: string,
  sums: { readonly stake: number; readonly valid: number; readonly payout: number },
): Promise<void> {
  await test.database().pool.query(
    `insert into turnover_bet_deltas (member_id, category, booked_at, bet_count, stake_minor,
       valid_minor, payout_minor, jackpot_minor) values ($1, $2, $3, 1, $4, $5, $6, 0)`,
    [ids.get(account), category, at(), sums.stake, sums.valid, sums.payout],
  );
  await test.inUnit((ctx) => post(ctx, ledgerOf(sums)));
}

/** What the ledger says of the same bet, so that the books agree. */
function ledgerOf(sums: { readonly stake: number; readonly payout: number }): readonly Transfer[] {
  const reference = 'bet_00000001';
  const stakes = 'house:games:stakes';
  const [from, to] = sums.stake < 0 ? [stakes, 'outside:bank'] : ['outside:bank', stakes];
  const amountMinor = BigInt(Math.abs(sums.stake));
  const paid = { from: 'house:games:wins', to: 'outside:bank', amountMinor: BigInt(sums.payout) };
  return [
    buildTransfer({ from, to, amountMinor, reference }),
    ...(sums.payout === 0 ? [] : [buildTransfer({ type: 'win', ...paid, reference })]),
  ];
}

async function pay(account: string, kind: string, amount: number): Promise<void> {
  await test.database().pool.query(
    `insert into turnover_money_deltas (member_id, booked_at, kind, amount_minor)
     values ($1, $2, $3, $4)`,
    [ids.get(account), at(), kind, amount],
  );
}

/** Of what its line played, as the credit of the night writes it down. */
async function rebate(account: string, amount: string): Promise<void> {
  const parts = [{ category: 'RNG', source: 'team', valid: '25000', amount }];
  await test.database().pool.query(
    `insert into rebate_payments (id, member_id, kind, amount_minor, parts, paid_at)
     values ('reb_sums000001', $1, 'auto', $2, $3, $4)`,
    [ids.get(account), amount, JSON.stringify(parts), at()],
  );
}

/** What a contract paid, as its run writes it down. */
async function bill(
  payer: string,
  payee: string,
  row: { readonly kind: string; readonly amount: number; readonly ratePpm: number },
): Promise<void> {
  const { kind, amount, ratePpm } = row;
  const { pool } = test.database();
  const key = `${kind}_${payee}`.toLowerCase();
  const base = Math.round((amount / ratePpm) * 1_000_000);
  const why = { tiers: [{ rateType: 'P', rate: String(ratePpm) }] };
  await pool.query(
    `insert into contracts (id, kind, payer_id, payee_id, scope, period_type, tiers, state,
       proposed_at, expires_at, state_at, starts_at)
     values ($1, $2, $3, $4, 'CONS', 'DAILY', '[]', 'ACTIVE', $5, $5, $5, $5)`,
    [`ctr_${key}`, kind, ids.get(payer), ids.get(payee), at()],
  );
  await pool.query(
    `insert into contract_runs (id, kind, period_type, unit_key, unit_start, unit_end, revision,
       opened_at, pay_at)
     values ($1, $2, 'DAILY', 'x', $3::timestamptz - interval '1 day', $3, 0, $3, $3)`,
    [`run_${key}`, kind, at()],
  );
  await pool.query(
    `insert into contract_bills (id, run_id, contract_id, payer_id, payee_id, kind, scope, unit_key,
       unit_start, unit_end, revision, place, status, pay_state, tier, valid_minor, net_loss_minor,
       active, amount_minor, paid_minor, why, made_at)
     values ($1, $2, $3, $4, $5, $6, 'CONS', 'x', $7::timestamptz - interval '1 day', $7, 0, 0,
       'DUE', 'PAID', 0, $8, $8, 1, $9, $9, $10, $7)`,
    [
      `bil_${key}`,
      `run_${key}`,
      `ctr_${key}`,
      ids.get(payer),
      ids.get(payee),
      kind,
      at(),
      base,
      amount,
      JSON.stringify(why),
    ],
  );
  await pool.query(
    `insert into bill_payments (bill_id, number, from_id, to_id, amount_minor, source, paid_at,
       place) values ($1, 1, $2, $3, $4, 'SETTLEMENT', $5, 0)`,
    [`bil_${key}`, ids.get(payer), ids.get(payee), amount, at()],
  );
}

const activeLeastMinor = 10_000n;

/** As the loops do it. */
async function foldAll(): Promise<void> {
  await test.inUnit(async (ctx) => {
    await foldFacts(ctx);
    const handlers: EventHandlers = {
      'turnover.folded': [(now, { rows }) => foldIntoTeams(now, rows, activeLeastMinor)],
      'agents.joined': [countNewcomer],
    };
    while ((await deliverEvents(workWithin(ctx), handlers)) > 0) {
      // Handlers may have told of others.
    }
  });
}

const as = (role: string) => browsers.get(role) ?? server.browser();
const days = () => ({ from: today(), to: today() });
const ask = (role: string, endpoint: Endpoint, query: Record<string, string> = {}) =>
  as(role).call(endpoint, { query: { ...days(), ...query } });

describe('the overview of a team', () => {
  it('is what everybody below and the agent did, as they stood when it was booked', async () => {
    const { value } = await ask('agent', endpoints.readTeamOverview);
    expect(value).toMatchObject({
      upline: ['demoagent'],
      figures: {
        betCount: 3,
        stake: '215.00',
        valid: '214.00',
        payout: '80.00',
        net: '-135.00',
        deposit: '300.00',
        rebate: '0.50',
        salary: '16.00',
        total: '-134.50',
      },
      people: { active: 1, depositors: 1, firstDeposits: 1, agents: 2, members: 1, online: 1 },
      income: { received: '0.00', paid: '9.00', net: '-9.00' },
      categories: [
        { category: 'LIVE', stake: '10.00', net: '20.00' },
        { category: 'RNG', stake: '205.00', net: '-155.00' },
      ],
      downline: [{ account: 'demodownline1', stake: '215.00' }],
    });
    const second = await ask('downline-2', endpoints.readTeamOverview);
    expect(second.value['downline']).toMatchObject([
      { account: 'demodownline3', stake: '210.00' },
      { account: 'demodownline2', stake: '5.00', net: '-5.00' },
    ]);
    expect(value['people']).toMatchObject({ registrations: 4 });
    expect(value['days']).toHaveLength(1);
  });

  it('compares with the days before, and has thirty days for its lines', async () => {
    const { value } = await ask('agent', endpoints.readTeamOverview);
    const { days: drawn, ...trend } = value['trend'] as { days: { day: string }[] };
    const before = String(Temporal.PlainDate.from(today()).subtract({ days: 1 }));
    expect(trend).toEqual({
      from: before,
      to: before,
      changes: {
        deposit: { amount: '300.00', percent: null },
        withdrawal: { amount: '0.00', percent: null },
        valid: { amount: '214.00', percent: null },
        net: { amount: '-135.00', percent: null },
        income: { amount: '-9.00', percent: null },
      },
      registrations: 4,
    });
    expect(drawn).toHaveLength(30);
    expect(drawn.at(-1)).toEqual({
      day: today(),
      deposit: '300.00',
      withdrawal: '0.00',
      valid: '214.00',
      net: '-135.00',
      income: '-9.00',
    });
    expect(drawn[0]).toMatchObject({ valid: '0.00', income: '0.00' });
  });

  it('has the same of those directly below, and of tomorrow against today', async () => {
    const direct = await ask('downline-1', endpoints.readTeamOverview, { scope: 'direct' });
    expect(direct.value['trend']).toMatchObject({
      changes: { valid: { amount: '5.00' }, income: { amount: '2.50' } },
      registrations: 1,
    });
    const tomorrow = String(Temporal.PlainDate.from(today()).add({ days: 1 }));
    const next = { from: tomorrow, to: tomorrow };
    const { value } = await ask('agent', endpoints.readTeamOverview, next);
    expect(value).toMatchObject({
      figures: { stake: '0.00' },
      trend: {
        from: today(),
        changes: {
          deposit: { amount: '-300.00', percent: '-100.0' },
          net: { amount: '135.00', percent: '100.0' },
        },
        registrations: -4,
      },
    });
    const live = await ask('agent', endpoints.readTeamOverview, { ...next, category: 'LIVE' });
    expect(live.value['trend']).toMatchObject({
      changes: { deposit: { amount: '0.00', percent: null }, valid: { amount: '-9.00' } },
    });
  });

  it('is that of each agent for itself, down to nobody', async () => {
    const below = await ask('downline-1', endpoints.readTeamOverview);
    expect(below.value).toMatchObject({
      figures: { stake: '215.00' },
      income: { received: '9.50', paid: '7.00', net: '2.50' },
    });
    const opened = await ask('agent', endpoints.readTeamOverview, { account: 'demodownline2' });
    expect(opened.value).toMatchObject({
      upline: ['demoagent', 'demodownline1', 'demodownline2'],
      figures: { stake: '215.00' },
      income: { received: '7.00', paid: '0.00' },
    });
  });

  it('narrows to a category, without the money that belongs to none', async () => {
    const { value } = await ask('agent', endpoints.readTeamOverview, { category: 'LIVE' });
    expect(value['figures']).toMatchObject({ stake: '10.00', net: '20.00', deposit: '0.00' });
  });

  it('is on request of those directly below without their teams', async () => {
    const direct = { scope: 'direct' };
    const { value } = await ask('downline-1', endpoints.readTeamOverview, direct);
    expect(value).toMatchObject({
      figures: { betCount: 1, stake: '5.00', deposit: '0.00', salary: '7.00' },
      netDeposit: '0.00',
      people: { active: 0, depositors: 0, registrations: 1, agents: 1, members: 0 },
      income: { received: '9.50', paid: '7.00' },
      days: [{ day: today(), stake: '5.00' }],
    });
    const below = await ask('downline-2', endpoints.readTeamOverview, direct);
    expect(below.value).toMatchObject({
      figures: { stake: '210.00' },
      netDeposit: '300.00',
      people: { active: 1, depositors: 1, firstDeposits: 1, agents: 0, members: 1 },
    });
  });

  it('takes a month at most, in order', async () => {
    const long = { from: '2026-01-01', to: '2026-02-01' };
    expect((await as('agent').call(endpoints.readTeamOverview, { query: long })).status).toBe(400);
    const turned = { from: '2026-01-02', to: '2026-01-01' };
    expect((await as('agent').call(endpoints.readTeamOverview, { query: turned })).status).toBe(
      400,
    );
  });
});

describe('what is folded', () => {
  it('is counted once, and a result that is taken back is taken off', async () => {
    await foldAll();
    await book('demodownline3', 'FISH', { stake: 100, valid: 100, payout: 0 });
    await pay('demodownline3', 'deposit', 100);
    await foldAll();
    await book('demodownline3', 'FISH', { stake: -100, valid: -100, payout: 0 });
    await pay('demodownline3', 'deposit', -100);
    await foldAll();
    const { value } = await ask('agent', endpoints.readTeamOverview);
    expect(value).toMatchObject({
      figures: { stake: '215.00', deposit: '300.00' },
      people: { active: 1, depositors: 1, firstDeposits: 1 },
    });
  });

  it('sums to what the members did, for every agent and column (invariant 7)', async () => {
    const { rows } = await test.database().pool.query(
      `select a.member_id from tree_positions a
         cross join lateral (
           select coalesce(sum(stake_minor), 0) stake, coalesce(sum(deposit_minor), 0) deposit,
                  coalesce(sum(salary_minor), 0) salary from team_days
            where agent_number = a.number) team
         cross join lateral (
           select coalesce(sum(stake_minor), 0) stake, coalesce(sum(deposit_minor), 0) deposit,
                  coalesce(sum(salary_minor), 0) salary
             from turnover_days d join tree_positions p on p.member_id = d.member_id
            where a.number = any(p.upline) or p.number = a.number) own
        where a.is_agent and (team.stake, team.deposit, team.salary)
              is distinct from (own.stake, own.deposit, own.salary)`,
    );
    expect(rows).toEqual([]);
  });
});

describe('profit and loss below an agent', () => {
  it('has a row for each directly below, the agent alone, and the whole', async () => {
    const { value } = await ask('downline-2', endpoints.listTeamStatement);
    expect(value).toMatchObject({
      content: [{ account: 'demodownline3', isAgent: false, figures: { stake: '210.00' } }],
      self: { stake: '5.00', salary: '7.00' },
      sum: { stake: '215.00', deposit: '300.00' },
      total: 1,
      isSorted: true,
    });
    const above = await ask('agent', endpoints.listTeamStatement, { sort: 'stake' });
    expect(above.value['content']).toMatchObject([{ account: 'demodownline1', isAgent: true }]);
    for (const sort of ['payout', 'salary', 'total']) {
      const got = await ask('agent', endpoints.listTeamStatement, { sort, order: 'asc' });
      expect(got.value['content'], sort).toMatchObject([{ account: 'demodownline1' }]);
    }
  });

  it('narrows by account, category and activity, and files the same', async () => {
    const none = await ask('downline-2', endpoints.listTeamStatement, {
      category: 'LOTT',
      active: 'yes',
    });
    expect(none.value['content']).toEqual([]);
    const found = await ask('downline-2', endpoints.listTeamStatement, { search: 'nobody' });
    expect(found.value['content']).toEqual([]);
    const file = await ask('downline-2', endpoints.readTeamStatementFile, { sort: 'net' });
    const lines = String(file.value['csv']).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[2]).toBe(
      'demodownline3,300.00,0.00,210.00,209.00,80.00,-130.00,0.00,0.00,0.00,-130.00',
    );
  });
});

describe('the income of an agent', () => {
  it('is what came by day and source, less what those directly below got', async () => {
    const { value } = await ask('downline-1', endpoints.readAgentIncome);
    expect(value).toMatchObject({
      received: '9.50',
      paid: '7.00',
      net: '2.50',
      days: [
        { source: 'daily', scope: 'CONS', base: '1400.00', rate: '0.5', paid: '7.00' },
        { source: 'dividend', base: '90.00', rate: '10', received: '9.00', paid: '0.00' },
        { day: today(), source: 'difference', scope: 'RNG', base: '250.00', received: '0.50' },
      ],
      sources: [
        { source: 'daily', net: '-7.00' },
        { source: 'dividend', net: '9.00' },
        { source: 'difference', net: '0.50' },
      ],
      downline: [{ account: 'demodownline2', paid: '7.00' }],
    });
    const some = await ask('downline-1', endpoints.readAgentIncome, { source: 'dividend' });
    expect(some.value).toMatchObject({ received: '9.00', paid: '0.00', downline: [] });
    const none = await ask('downline-1', endpoints.readAgentIncome, { scope: 'LOTT' });
    expect(none.value).toMatchObject({ days: [], sources: [], downline: [] });
    const slots = await ask('downline-1', endpoints.readAgentIncome, { scope: 'RNG' });
    expect(slots.value).toMatchObject({ received: '0.50', days: [{ source: 'difference' }] });
    const taken = await ask('downline-1', endpoints.readAgentIncome, { source: 'clawback' });
    expect(taken.value).toMatchObject({ received: '0.00', days: [] });
    const file = await ask('downline-1', endpoints.readAgentIncomeFile);
    const lines = String(file.value['csv']).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines.map((text) => text.split(',')[2])).toEqual([
      'Counts',
      'All categories',
      'All categories',
      'Slots',
    ]);
  });
});

/** 100 for the first downline and 40 for the second, out of envelopes of the agents above them. */
async function giveEnvelopes(): Promise<void> {
  const given = [
    { id: 'env_sums000001', from: 'demoagent', to: 'demodownline1', amount: 100 },
    { id: 'env_sums000002', from: 'demodownline1', to: 'demodownline2', amount: 40 },
  ];
  for (const { id, from, to, amount } of given) {
    await test.database().pool.query(
      `with made as (
         insert into team_envelopes (id, agent_id, greeting, is_random, is_chosen, budget_minor,
                                     packets, made_at, closes_at)
         values ($1, $2, 'Luck', false, false, $3::bigint, 1, $4,
                 $4::timestamptz + interval '1 day')
         returning id)
       insert into team_envelope_packets (envelope_id, position, amount_minor, taken_by, taken_at)
       select id, 1, $3::bigint, $5, $4::timestamptz from made`,
      [id, ids.get(from), amount, at(), ids.get(to)],
    );
  }
}

describe('what an agent received and paid', () => {
  it('is the same on the overview, in its line and in the report (invariant 7)', async () => {
    await giveEnvelopes();
    for (const [role, sums] of [
      ['agent', { received: '0.00', paid: '10.00', net: '-10.00' }],
      ['downline-1', { received: '10.50', paid: '7.40', net: '3.10' }],
    ] as const) {
      const { value: income } = await ask(role, endpoints.readAgentIncome);
      expect(income).toMatchObject(sums);
      const { value } = await ask(role, endpoints.readTeamOverview);
      expect(value['income']).toEqual(sums);
      const { changes, days: drawn } = value['trend'] as {
        changes: { income: { amount: string } };
        days: { income: string }[];
      };
      expect([changes.income.amount, drawn.at(-1)?.income]).toEqual([sums.net, sums.net]);
    }
  });
});

describe('what an agent may offer on', () => {
  it('is of the kinds that pay the agent, not of those that it pays', async () => {
    for (const [role, kinds] of [
      ['agent', []],
      ['downline-1', ['DIVIDEND']],
      ['downline-2', ['DAILY']],
    ] as const) {
      const { value } = await as(role).call(endpoints.listDownline);
      expect(value['offers'], role).toEqual(kinds);
    }
  });
});

/** Every read of an agent that names somebody (R80). */
const named: readonly Endpoint[] = [
  endpoints.listDownline,
  endpoints.readDownlineFile,
  endpoints.readTeamOverview,
  endpoints.listTeamStatement,
  endpoints.readTeamStatementFile,
  endpoints.readAgentIncome,
  endpoints.readAgentIncomeFile,
];

describe('somebody outside the own team', () => {
  it('is refused as somebody who does not exist, by every call that names one (R80)', async () => {
    const outside = ['demoagent', 'demodownline1', 'demomember', 'demotrial'];
    const unknown = [
      'nobody_here',
      'DEMODOWNLINE9',
      "x' or 1=1 --",
      '%',
      ids.get('demoagent') ?? '',
    ];
    for (const endpoint of named) {
      const answers = new Set<string>();
      for (const account of [...outside, ...unknown]) {
        const got = await ask('downline-2', endpoint, { account });
        answers.add(JSON.stringify([got.status, got.code, got.data]));
      }
      expect([...answers], endpoint.path).toEqual(['[404,"not_found",{}]']);
    }
    const { rates } = (await as('downline-2').call(endpoints.listDownline)).value['own'] as {
      rates: Record<string, string>;
    };
    for (const account of [...outside, ...unknown]) {
      const body = { rates, prizeGroup: null };
      const got = await as('downline-2').call(endpoints.raiseDownlineTerms, {
        params: { account },
        body,
      });
      expect([got.status, got.code], account).toEqual([404, 'not_found']);
    }
  });

  it('is asked about by agents only', async () => {
    for (const endpoint of named) {
      expect((await ask('member', endpoint)).code, endpoint.path).toBe('error_not_agent');
      expect((await ask('trial', endpoint)).code, endpoint.path).toBe('in_need_true_account');
    }
  });
});
