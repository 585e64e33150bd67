import { rootOfPath } from '@portal/lottery';
import { sql } from 'kysely';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { enterOperator, enterOwner, openPuppet } from '../../../../test/factories/operators.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { workOf } from '../../../../test/factories/work.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { lotteryRounds } from '../../../../test/factories/lottery-rounds.ts';
import { deliverEvents } from '../../../platform/outbox.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

type Order = ReplyOf<Endpoints['placeLotteryOrder']>;
type Ticket = Order['tickets'][number];

let keys = 0;
const people: { owner?: TestBrowser; trader?: TestBrowser } = {};

function who(name: 'owner' | 'trader'): TestBrowser {
  const browser = people[name];
  if (browser === undefined) {
    throw new Error('operators sign in first');
  }
  return browser;
}

async function tick(): Promise<void> {
  const loop = lotteryRounds(server.built().contexts.bets);
  while ((await loop.run(workOf(test, { currency: 'THB' }))).isMore) {
    // Until nothing is due.
  }
}

async function newPlayer(): Promise<TestBrowser> {
  const browser = server.browser();
  await registerMember(browser);
  return browser;
}

const settings = {
  families: ['vnn'],
  modes: ['TCG_LOTTO_VN'],
  source: 'manual',
  schedule: { kind: 'feed', zone: 420 },
  limits: {
    stakeLowest: '1',
    stakeHighest: '5000',
    payoutPerLine: '400000',
    payoutPerIssue: '1000000',
    exposurePerNumber: '5000',
  },
  groups: { lowest: 1800, highest: 1960, member: 1950 },
  factors: {},
};

/** A minute of sale, then the draw. */
async function publish(gameCode: string, ...issueNos: readonly string[]): Promise<void> {
  const at = test.clock.now();
  const issues = issueNos.map((issueNo, later) => ({
    issueNo,
    opensAt: String(at.subtract({ seconds: 1 })),
    closesAt: String(at.add({ minutes: 1 + 2 * later })),
    drawsAt: String(at.add({ minutes: 1 + 2 * later })),
  }));
  const body = { issues, reason: 'the feed says so' };
  const got = await who('trader').call(endpoints.publishLotteryIssues, {
    params: { gameCode },
    body,
  });
  expect(got.value).toEqual({ published: issueNos.length });
  await tick();
}

const lo2 = (...nums: readonly string[]) => ({
  betType: 'vnn.de.db',
  selection: { nums },
  stake: { stakePerUnit: '10' },
  choice: { rebate: '0.01' },
});

async function place(
  browser: TestBrowser,
  body: {
    readonly lines: readonly object[];
    readonly issues: readonly object[];
    readonly stopsWhenWon?: boolean;
  },
  gameCode = 'FEEDVN',
) {
  keys += 1;
  const key = `order-key-${keys}`;
  return browser.call(endpoints.placeLotteryOrder, { body: { gameCode, ...body }, key });
}

function placed(answer: Awaited<ReturnType<typeof place>>): Order {
  expect(answer.json).toMatchObject({ success: true });
  return answer.value as unknown as Order;
}

const draw = (db: string) => ({
  db,
  g1: ['11111'],
  g2: ['22222', '22222'],
  g3: Array.from({ length: 6 }, () => '33333'),
  g4: Array.from({ length: 4 }, () => '4444'),
  g5: Array.from({ length: 6 }, () => '5555'),
  g6: Array.from({ length: 3 }, () => '666'),
  g7: Array.from({ length: 4 }, () => '77'),
});

async function enter(issueNo: string, result: object | null, gameCode = 'FEEDVN') {
  const body = { results: [{ gameCode, issueNo, draw: result }], reason: 'read from the office' };
  const first = await who('owner').call(endpoints.enterLotteryResults, { body });
  const second = await who('trader').call(endpoints.enterLotteryResults, { body });
  return [first, second].map((answer) => {
    const [one] =
      (answer.value as unknown as ReplyOf<Endpoints['enterLotteryResults']>).results ?? [];
    return one?.outcome ?? answer.code;
  });
}

async function ticketsOf(browser: TestBrowser): Promise<readonly Ticket[]> {
  const got = await browser.call(endpoints.listLotteryTickets, {});
  return (got.value as unknown as ReplyOf<Endpoints['listLotteryTickets']>).content;
}

async function balanceOf(browser: TestBrowser): Promise<unknown> {
  return (await browser.call(endpoints.readBalance)).value['balance'];
}

beforeAll(async () => {
  people.owner = await enterOwner(server);
  people.trader = await enterOperator(test, server, 'trader');
  const body = { gameCode: 'FEEDVN', settings, reason: 'a feed of tests' };
  const got = await who('trader').call(endpoints.createLotteryGame, { body });
  expect(got.value).toMatchObject({ version: 1, pausedBecause: body.reason });
  await openGame('FEEDVN', 'owner');
});

/** Another person than who made it. */
async function openGame(gameCode: string, by: 'owner' | 'trader'): Promise<void> {
  const call = { params: { gameCode }, body: { reason: 'looked at' } };
  await who(by).call(endpoints.openLotteryGame, call);
}

describe('a ticket from slip to payout', () => {
  it('takes the stake, gives the rebate, is sealed, drawn and paid once (R43, R46)', async () => {
    const browser = await newPlayer();
    await publish('FEEDVN', 'A1');
    const slip = { lines: [lo2('07', '11')], issues: [{ issueNo: 'A1', multiple: 2 }] };
    const order = placed(await place(browser, slip));
    // 2 numbers at 10, twice; 1% comes back at once.
    expect(order).toMatchObject({ cost: '40.00', rebate: '0.40', balance: '9960.40' });
    test.clock.advance({ minutes: 1 });
    await tick();
    const late = await place(browser, slip);
    expect([late.status, late.code]).toEqual([409, 'lottery_issue_closed']);
    expect(await enter('A1', draw('99907'))).toEqual(['waiting', 'done']);
    await tick();
    const [ticket] = await ticketsOf(browser);
    // 98.5 at 1% rebate: 20 at 98.5.
    expect(ticket).toMatchObject({ state: 'won', payout: '1970.00', drawVersion: 1 });
    expect(await balanceOf(browser)).toBe('11930.40');
    await tick();
    expect(await balanceOf(browser)).toBe('11930.40');
    const params = { ticketId: ticket?.ticketId ?? '' };
    const got = await browser.call(endpoints.readLotteryTicket, { params });
    const receipt = got.value as unknown as ReplyOf<Endpoints['readLotteryTicket']>;
    expect(rootOfPath(receipt.ticket.leaf, receipt.path)).toBe(receipt.issue.ticketRoot);
    expect(receipt.issue).toMatchObject({ state: 'settled', ticketCount: 1 });
    const other = await newPlayer();
    const strange = await other.call(endpoints.readLotteryTicket, { params });
    expect(strange.code).toBe('lottery_order_not_found');
  });

  it('keeps what may be won and who made each version with its bet (R42)', async () => {
    const browser = await newPlayer();
    await publish('FEEDVN', 'R1');
    const slip = { lines: [lo2('07', '11')], issues: [{ issueNo: 'R1', multiple: 2 }] };
    placed(await place(browser, slip));
    test.clock.advance({ minutes: 1 });
    await tick();
    await enter('R1', draw('99907'));
    await tick();
    const days = { from: '2026-03-01', to: '2026-03-31' };
    const list = await browser.call(endpoints.listBets, { query: days });
    const [line] = list.value['content'] as readonly { betId: string }[];
    const got = await browser.call(endpoints.readBet, { params: { betId: line?.betId ?? '' } });
    const bet = got.value as unknown as ReplyOf<Endpoints['readBet']>;
    // One number at 10 and 98.5, twice.
    expect(bet).toMatchObject({
      possible: '1970.00',
      payout: '1970.00',
      channel: 'other',
      place: { verdict: 'unknown', country: '' },
      terms: { event: 'R1' },
    });
    expect(bet.revisions.map(({ kind, actor }) => `${kind} ${String(actor)}`)).toEqual([
      'BET member',
      'SETTLE house',
    ]);
  });

  it('may bring less than a whole cent of its stakes: that is floored once (0.3)', async () => {
    const browser = await newPlayer();
    await publish('FEEDVN', 'R2');
    const odd = { ...lo2('07'), stake: { stakePerUnit: '1.01' } };
    placed(await place(browser, { lines: [odd], issues: [{ issueNo: 'R2', multiple: 3 }] }));
    const days = { from: '2026-03-01', to: '2026-03-31' };
    const list = await browser.call(endpoints.listBets, { query: days });
    const [line] = list.value['content'] as readonly { betId: string }[];
    const got = await browser.call(endpoints.readBet, { params: { betId: line?.betId ?? '' } });
    // 1.01 at 98.5, three times: 298.455.
    expect(got.value['possible']).toBe('298.45');
  });

  it('is paid the difference when two persons correct the result, and gives it back (R44)', async () => {
    const browser = await newPlayer();
    await publish('FEEDVN', 'B1');
    placed(await place(browser, { lines: [lo2('07')], issues: [{ issueNo: 'B1', multiple: 1 }] }));
    test.clock.advance({ minutes: 1 });
    await tick();
    expect(await enter('B1', draw('00000'))).toEqual(['waiting', 'done']);
    await tick();
    expect(await balanceOf(browser)).toBe('9990.10');
    expect(await enter('B1', draw('00007'))).toEqual(['waiting', 'done']);
    await tick();
    expect(await balanceOf(browser)).toBe('10975.10');
    const params = { ticketId: (await ticketsOf(browser))[0]?.ticketId ?? '' };
    const receipt = await browser.call(endpoints.readLotteryTicket, { params });
    expect(receipt.value).toMatchObject({ issue: { correction: 'read from the office' } });
    expect(await enter('B1', draw('00000'))).toEqual(['waiting', 'done']);
    await tick();
    expect(await balanceOf(browser)).toBe('9990.10');
    expect(await enter('B1', null)).toEqual(['lottery_result_refused', 'lottery_result_refused']);
  });

  it('comes back whole when two persons void the issue', async () => {
    const browser = await newPlayer();
    await publish('FEEDVN', 'C1');
    placed(await place(browser, { lines: [lo2('07')], issues: [{ issueNo: 'C1', multiple: 1 }] }));
    expect(await enter('C1', null)).toEqual(['waiting', 'done']);
    await tick();
    expect(await ticketsOf(browser)).toMatchObject([{ state: 'void' }]);
    expect(await balanceOf(browser)).toBe('10000.00');
    await deliverEvents(workOf(test), server.built().contexts.events);
    const inbox = await browser.call(endpoints.listMessages);
    const told = endpoints.listMessages.reply.parse(inbox.value).content;
    expect(told.filter(({ type }) => type === 'lottery_void')).toMatchObject([
      { reference: 'FEEDVN/C1', params: { amount: { amount: '10.00' }, paid: { word: 'none' } } },
    ]);
  });

  it('is not settled while two persons read different results', async () => {
    await publish('FEEDVN', 'D1');
    test.clock.advance({ minutes: 1 });
    await tick();
    const result = (db: string) => ({
      results: [{ gameCode: 'FEEDVN', issueNo: 'D1', draw: draw(db) }],
      reason: 'read from the office',
    });
    await who('owner').call(endpoints.enterLotteryResults, { body: result('00001') });
    const got = await who('trader').call(endpoints.enterLotteryResults, { body: result('00002') });
    expect(got.value).toMatchObject({ results: [{ outcome: 'different' }] });
  });
});

describe('a result', () => {
  it('is not read twice by one person with two accounts (R44)', async () => {
    await publish('FEEDVN', 'D2');
    test.clock.advance({ minutes: 1 });
    await tick();
    // A fresh sign-in of the owner: making operators asks for a proof.
    const { browser: puppet } = await openPuppet(server, await enterOwner(server));
    const body = {
      results: [{ gameCode: 'FEEDVN', issueNo: 'D2', draw: draw('00001') }],
      reason: 'read from the office',
    };
    const outcomes = [];
    for (const browser of [who('owner'), puppet, who('trader')]) {
      const { value } = await browser.call(endpoints.enterLotteryResults, { body });
      outcomes.push(value['results']);
    }
    expect(outcomes).toMatchObject([
      [{ outcome: 'waiting' }],
      [{ outcome: 'waiting' }],
      [{ outcome: 'done' }],
    ]);
  });
});

describe('a chase', () => {
  it('is paid at once, stops on a win and gives the rest back (B5)', async () => {
    const browser = await newPlayer();
    await publish('FEEDVN', 'E1', 'E2', 'E3');
    const issues = ['E1', 'E2', 'E3'].map((issueNo, at) => ({ issueNo, multiple: at + 1 }));
    const order = placed(await place(browser, { lines: [lo2('07')], issues, stopsWhenWon: true }));
    expect(order).toMatchObject({ cost: '60.00', balance: '9940.60' });
    test.clock.advance({ minutes: 1 });
    await tick();
    await enter('E1', draw('00007'));
    await tick();
    const tickets = await ticketsOf(browser);
    const states = tickets.map(({ state, cancelledFor }) => `${state} ${String(cancelledFor)}`);
    expect(states.toSorted()).toEqual(['cancelled win', 'cancelled win', 'won null']);
    const ticketId = tickets.find(({ state }) => state === 'won')?.ticketId ?? '';
    const receipt = await browser.call(endpoints.readLotteryTicket, { params: { ticketId } });
    const betId = String(receipt.value['betId']);
    const bet = await browser.call(endpoints.readBet, { params: { betId } });
    expect(bet.value).toMatchObject({ vendorTransactionId: ticketId, state: 'settled' });
    // The record of all bets calls them what they are here, not void.
    const bets = await browser.call(endpoints.listBets, { query: { state: 'rolled_back' } });
    expect(bets.value['content']).toMatchObject([
      { provider: 'lottery', result: 'CANCELLED' },
      { provider: 'lottery', result: 'CANCELLED' },
    ]);
    // 9940.60 and 985, and the stakes of 50 less their rebate of 0.50.
    expect(await balanceOf(browser)).toBe('10975.10');
  });

  it('is taken back before its issues close, twenty times a day (B6)', async () => {
    const browser = await newPlayer();
    await publish('FEEDVN', 'F1', 'F2');
    const issues = [
      { issueNo: 'F1', multiple: 1 },
      { issueNo: 'F2', multiple: 1 },
    ];
    const { orderId } = placed(await place(browser, { lines: [lo2('07')], issues }));
    const params = { orderId };
    const one = { params, body: { issueNos: ['F2'] }, key: 'cancel-one-1' };
    expect((await browser.call(endpoints.cancelLotteryOrder, one)).value).toMatchObject({
      balance: '9990.10',
      tickets: [{ state: 'open' }, { state: 'cancelled', cancelledFor: 'member' }],
    });
    const rest = { params, body: {}, key: 'cancel-rest-1' };
    expect((await browser.call(endpoints.cancelLotteryOrder, rest)).code).toBe(
      'lottery_order_cancelled',
    );
    const left = { params, body: { issueNos: ['F1'] }, key: 'cancel-left-1' };
    expect((await browser.call(endpoints.cancelLotteryOrder, left)).value).toMatchObject({
      balance: '10000.00',
    });
    const unknown = { ...rest, params: { orderId: 'lto_00000000' }, key: 'cancel-none-1' };
    expect((await browser.call(endpoints.cancelLotteryOrder, unknown)).code).toBe(
      'lottery_order_not_found',
    );
    for (let times = 0; times < 18; times += 1) {
      const again = placed(
        await place(browser, { lines: [lo2('07')], issues: [{ issueNo: 'F1', multiple: 1 }] }),
      );
      const key = `cancel-again-${times}`;
      const cancel = { params: { orderId: again.orderId }, body: {}, key };
      expect((await browser.call(endpoints.cancelLotteryOrder, cancel)).status).toBe(200);
    }
    const last = placed(
      await place(browser, { lines: [lo2('07')], issues: [{ issueNo: 'F1', multiple: 1 }] }),
    );
    const cancel = { params: { orderId: last.orderId }, body: {}, key: 'cancel-too-often' };
    expect((await browser.call(endpoints.cancelLotteryOrder, cancel)).code).toBe(
      'lottery_cancels_used',
    );
  });
});

describe('what is refused', () => {
  it('is refused in order, and no money moves', async () => {
    const browser = await newPlayer();
    await publish('FEEDVN', 'G1');
    const issues = [{ issueNo: 'G1', multiple: 1 }];
    const lines = [lo2('07')];
    const bad = [{ ...lo2('07'), selection: { nums: ['7'] } }];
    const cases = [
      [{ lines, issues }, 'NONE', 'lottery_game_not_found'],
      [{ lines: bad, issues }, 'FEEDVN', 'lottery_line_refused'],
      // 10 a unit, 501 times: above the 5,000 that one may cost.
      [{ lines, issues: [{ issueNo: 'G1', multiple: 501 }] }, 'FEEDVN', 'lottery_line_refused'],
      [{ lines, issues: [{ issueNo: 'G9', multiple: 1 }] }, 'FEEDVN', 'lottery_issue_not_found'],
      // 60 at 98.5 is more than the number may owe.
      [{ lines, issues: [{ issueNo: 'G1', multiple: 6 }] }, 'FEEDVN', 'lottery_exposure_reached'],
    ] as const;
    for (const [body, gameCode, code] of cases) {
      expect((await place(browser, body, gameCode)).code).toBe(code);
    }
    // Three lines that together cost more than there is.
    const dear = {
      betType: 'vnn.tx',
      selection: { opts: ['tai'] },
      stake: { stakePerUnit: '4000' },
      choice: { rebate: '0' },
    };
    const tooMuch = { lines: [dear, dear, dear], issues };
    expect((await place(browser, tooMuch)).code).toBe('insufficient_balance');
    const trial = server.browser();
    await trial.enter(endpoints.openTrial, { platform: 'W', ageConfirmed: true });
    expect((await place(trial, { lines, issues })).code).toBe('in_need_true_account');
  });

  it('asks what protects the member, as every stake does (R2)', async () => {
    await publish('FEEDVN', 'S1');
    const browser = server.browser();
    const { id } = await registerMember(browser);
    const lines = [lo2('07')];
    const issues = [{ issueNo: 'S1', multiple: 1 }];
    placed(await place(browser, { lines, issues }));
    const body = { flag: 'NO_BET', reason: 'a test of the stop' };
    await who('owner').call(endpoints.stopMember, { params: { id }, body });
    expect((await place(browser, { lines, issues })).code).toBe('betting_stopped');
  });

  it('settles other issues while one of them cannot be', async () => {
    await publish('FEEDVN', 'T1', 'T2');
    const browser = await newPlayer();
    for (const issueNo of ['T1', 'T2']) {
      placed(await place(browser, { lines: [lo2('45')], issues: [{ issueNo, multiple: 1 }] }));
    }
    test.clock.advance({ minutes: 5 });
    await tick();
    expect(await enter('T1', draw('12345'))).toEqual(['waiting', 'done']);
    expect(await enter('T2', draw('12345'))).toEqual(['waiting', 'done']);
    await test.inUnit(({ tx }) =>
      sql`update lottery_issues set draw = '{}' where issue_no = 'T1'`.execute(tx),
    );
    const loop = lotteryRounds(server.built().contexts.bets);
    const run = () => loop.run(workOf(test, { currency: 'THB' }));
    const failures: unknown[] = [];
    for (let pass = 0; pass < 8; pass += 1) {
      await run().catch((error: unknown) => failures.push(error));
    }
    // It failed once, and rests.
    expect(failures.map(String)).toEqual([expect.stringContaining('a draw of vnn')]);
    const states = (await ticketsOf(browser)).map(({ issueNo, state }) => [issueNo, state]);
    expect(states).toEqual(
      expect.arrayContaining([
        ['T1', 'open'],
        ['T2', 'won'],
      ]),
    );
    await test.inUnit(({ tx }) =>
      sql`update lottery_issues set draw = ${JSON.stringify(draw('12345'))}::jsonb
               where issue_no = 'T1'`.execute(tx),
    );
    await tick();
    expect((await ticketsOf(browser)).every(({ state }) => state === 'won')).toBe(true);
  });

  it('never sells more of a number than its limit, to many at once (R48)', async () => {
    await publish('FEEDVN', 'H1');
    const players = await Promise.all([1, 2, 3, 4].map(() => newPlayer()));
    const body = { lines: [lo2('33')], issues: [{ issueNo: 'H1', multiple: 2 }] };
    // 20 at 98.5 is 1,970: two fit below 5,000.
    const got = await Promise.all(players.map((browser) => place(browser, body)));
    const codes = got.map(({ code, status }) => (status === 200 ? 'placed' : code));
    expect(codes.filter((code) => code === 'placed')).toHaveLength(2);
    expect(codes.filter((code) => code === 'lottery_exposure_reached')).toHaveLength(2);
  });

  it('sells a number up to its limit and no further, to forty at once (R48)', async () => {
    await publish('FEEDVN', 'H2');
    const players = await Promise.all(Array.from({ length: 8 }, () => newPlayer()));
    const body = { lines: [lo2('34')], issues: [{ issueNo: 'H2', multiple: 1 }] };
    const got = await Promise.all(
      [0, 1, 2, 3, 4].flatMap(() => players.map((browser) => place(browser, body))),
    );
    // 985 each: five fit below 5,000.
    const codes = got.map(({ code, status }) => (status === 200 ? 'placed' : code));
    expect(codes.filter((code) => code === 'placed')).toHaveLength(5);
    expect(codes.filter((code) => code === 'lottery_exposure_reached')).toHaveLength(35);
  });

  it('sells an issue up to its limit and no further, to many at once (R48)', async () => {
    const limits = { ...settings.limits, exposurePerNumber: undefined, exposurePerIssue: '3000' };
    const body = { gameCode: 'FULLVN', settings: { ...settings, limits }, reason: 'a full one' };
    await who('owner').call(endpoints.createLotteryGame, { body });
    await openGame('FULLVN', 'trader');
    await publish('FULLVN', 'P1', 'P2');
    const players = await Promise.all([1, 2, 3, 4, 5].map(() => newPlayer()));
    const bets = players.map((browser, at) =>
      place(
        browser,
        { lines: [lo2(`1${at}`)], issues: [{ issueNo: 'P1', multiple: 1 }] },
        'FULLVN',
      ),
    );
    const codes = (await Promise.all(bets)).map(({ code }) => code ?? 'placed');
    // Numbers of their own at 985: three in all.
    expect(codes.filter((code) => code === 'placed')).toHaveLength(3);
    expect(codes.filter((code) => code === 'lottery_issue_sold_out')).toHaveLength(2);
    const query = { gameCode: 'FULLVN', issueNo: 'P1' };
    const shown = await who('trader').call(endpoints.readLotteryExposure, { query });
    expect(shown.value).toMatchObject({ owedByAll: '2955' });
    const { numbers } = shown.value as unknown as ReplyOf<Endpoints['readLotteryExposure']>;
    expect(numbers).toHaveLength(3);
  });

  it('counts what was sold before there was a limit, and frees what is taken back (R48)', async () => {
    const none = { ...settings.limits, exposurePerNumber: undefined };
    const body = { gameCode: 'LATEVN', settings: { ...settings, limits: none }, reason: 'none' };
    await who('owner').call(endpoints.createLotteryGame, { body });
    await openGame('LATEVN', 'trader');
    await publish('LATEVN', 'Q1');
    const [one, two] = [await newPlayer(), await newPlayer()];
    const bet = (browser: TestBrowser, multiple: number) =>
      place(browser, { lines: [lo2('35')], issues: [{ issueNo: 'Q1', multiple }] }, 'LATEVN');
    const early = placed(await bet(one, 4));
    const changed = { settings, isMajor: false, version: 1, reason: 'from now on' };
    const params = { gameCode: 'LATEVN' };
    await who('owner').call(endpoints.changeLotteryGame, { params, body: changed });
    const opened = { params, body: { reason: 'as said' } };
    await who('owner').call(endpoints.openLotteryGame, opened);
    // 3,940 stand from before: one more fits, two do not.
    expect((await bet(two, 2)).code).toBe('lottery_exposure_reached');
    const late = placed(await bet(two, 1));
    expect((await bet(two, 1)).code).toBe('lottery_exposure_reached');
    const cancel = (browser: TestBrowser, { orderId }: Order, key: string) =>
      browser.call(endpoints.cancelLotteryOrder, { params: { orderId }, body: {}, key });
    expect((await cancel(one, early, 'cancel-early-1')).status).toBe(200);
    placed(await bet(two, 4));
    expect((await bet(one, 1)).code).toBe('lottery_exposure_reached');
    expect((await cancel(two, late, 'cancel-late-01')).status).toBe(200);
    placed(await bet(one, 1));
  });

  it('takes no bet on a game that was changed, until somebody opens it (R55)', async () => {
    const browser = await newPlayer();
    await publish('FEEDVN', 'I1');
    const params = { gameCode: 'FEEDVN' };
    const reason = 'new limits of the house';
    const limits = { ...settings.limits, stakePerIssue: '15' };
    const body = { settings: { ...settings, limits }, isMajor: false, version: 1, reason };
    const changed = await who('owner').call(endpoints.changeLotteryGame, { params, body });
    expect(changed.value).toMatchObject({ version: 2, pausedBecause: reason });
    const again = await who('owner').call(endpoints.changeLotteryGame, { params, body });
    expect(again.code).toBe('lottery_game_changed');
    const slip = { lines: [lo2('07')], issues: [{ issueNo: 'I1', multiple: 1 }] };
    expect((await place(browser, slip)).code).toBe('lottery_game_paused');
    await who('owner').call(endpoints.openLotteryGame, { params, body: { reason } });
    placed(await place(browser, slip));
    expect((await place(browser, slip)).code).toBe('lottery_stake_limit');
    const twice = { gameCode: 'FEEDVN', settings, reason };
    expect((await who('owner').call(endpoints.createLotteryGame, { body: twice })).code).toBe(
      'lottery_game_exists',
    );
    const unfit = { ...settings, groups: { lowest: 1900, highest: 1960, member: 1800 } };
    const invalid = { gameCode: 'OTHER', settings: unfit, reason };
    expect((await who('owner').call(endpoints.createLotteryGame, { body: invalid })).code).toBe(
      'lottery_settings_invalid',
    );
  });
});

describe('the limit of a member on an issue', () => {
  it('holds for stakes that arrive at once, of two members side by side (R48)', async () => {
    await publish('FEEDVN', 'J1');
    const players = await Promise.all([newPlayer(), newPlayer()]);
    const issues = [{ issueNo: 'J1', multiple: 1 }];
    // Numbers of their own, so that no exposure makes them wait for each other.
    const placeFour = (browser: TestBrowser, tens: string) =>
      Promise.all(
        ['1', '2', '3', '4'].map((ones) =>
          place(browser, { lines: [lo2(`${tens}${ones}`)], issues }),
        ),
      );
    const got = await Promise.all(players.map((browser, at) => placeFour(browser, String(at))));
    for (const answers of got) {
      const codes = answers.map(({ code, status }) => (status === 200 ? 'placed' : code));
      expect(codes.filter((code) => code === 'placed')).toHaveLength(1);
      expect(codes.filter((code) => code === 'lottery_stake_limit')).toHaveLength(3);
    }
  });

  it('stands beside what the member has in an issue, without what was taken back', async () => {
    await publish('FEEDVN', 'J2');
    const browser = await newPlayer();
    const own = async (issueNo: string, gameCode = 'FEEDVN') =>
      browser.call(endpoints.readOwnLotteryIssue, { params: { gameCode }, query: { issueNo } });
    const none = { tickets: 0, open: 0, staked: '0.00', payout: '0.00', limit: '15.00' };
    expect((await own('J2')).value).toMatchObject(none);
    const slip = { lines: [lo2('07')], issues: [{ issueNo: 'J2', multiple: 1 }] };
    const order = placed(await place(browser, slip));
    const staked = { ...none, tickets: 1, open: 1, staked: order.cost };
    expect((await own('J2')).value).toMatchObject(staked);
    await browser.call(endpoints.cancelLotteryOrder, {
      params: { orderId: order.orderId },
      body: {},
      key: 'cancel-own-01',
    });
    expect((await own('J2')).value).toMatchObject(none);
    expect((await own('NONE')).code).toBe('lottery_issue_not_found');
    expect((await own('J2', 'NOGAME')).code).toBe('lottery_game_not_found');
    const trial = server.browser();
    await trial.enter(endpoints.openTrial, { platform: 'W', ageConfirmed: true });
    const params = { gameCode: 'FEEDVN' };
    const asked = await trial.call(endpoints.readOwnLotteryIssue, {
      params,
      query: { issueNo: 'J2' },
    });
    expect(asked.code).toBe('in_need_true_account');
  });
});

describe('the desk', () => {
  it('shows what an issue would owe, sold and kept', async () => {
    const query = { gameCode: 'FEEDVN', issueNo: 'H1' };
    const got = await who('trader').call(endpoints.readLotteryExposure, { query });
    expect(got.value).toMatchObject({
      tickets: 2,
      stake: '40.00',
      owedByAll: '3940',
      numbers: [{ betType: 'vnn.de.db', number: '33', owed: '3940' }],
    });
    const list = await who('trader').call(endpoints.readDeskLotteryIssues, {
      query: { gameCode: 'FEEDVN', state: 'settled' },
    });
    const { issues } = list.value as unknown as ReplyOf<Endpoints['readDeskLotteryIssues']>;
    expect(issues.find(({ issueNo }) => issueNo === 'A1')).toMatchObject({
      stake: '40.00',
      payout: '1970.00',
      // 0.40 went back as rebate.
      rebate: '0.40',
      profit: '-1930.40',
    });
    const paused = await who('trader').call(endpoints.pauseLotteryGame, {
      params: { gameCode: 'SSC1M' },
      body: { reason: 'a test of the sale' },
    });
    expect(paused.value).toMatchObject({ pausedBecause: 'a test of the sale' });
    const games = await who('trader').call(endpoints.listDeskLotteryGames, {});
    expect(games.text).toContain('"FEEDVN"');
  });
});

// Last, because its pauses end the sessions of operators.
describe('a reality check', () => {
  it('holds a reality check that refused an order until it is acknowledged (R8)', async () => {
    const browser = await newPlayer();
    await browser.call(endpoints.changeCheckInterval, { body: { minutes: 15 } });
    const orderOn = async (issueNo: string) => {
      await publish('FEEDVN', issueNo);
      const issues = [{ issueNo, multiple: 1 }];
      return (await place(browser, { lines: [lo2('07')], issues })).code;
    };
    expect(await orderOn('RC1')).toBeUndefined();
    test.clock.advance({ minutes: 14 });
    expect(await orderOn('RC2')).toBeUndefined();
    test.clock.advance({ minutes: 2 });
    expect(await orderOn('RC3')).toBe('reality_check_due');
    test.clock.advance({ minutes: 16 });
    expect(await orderOn('RC4')).toBe('reality_check_due');
    await browser.call(endpoints.acknowledgeCheck);
    expect(await orderOn('RC5')).toBeUndefined();
  });
});
