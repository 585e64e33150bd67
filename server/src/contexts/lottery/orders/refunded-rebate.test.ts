import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { enterOperator, enterOwner } from '../../../../test/factories/operators.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { workOf } from '../../../../test/factories/work.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { lotteryRounds } from '../../../../test/factories/lottery-rounds.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const people: TestBrowser[] = [];
let keys = 0;

const gameOf = (families: readonly string[]) => ({
  families,
  modes: ['LOTT'],
  source: 'manual',
  schedule: { kind: 'feed', zone: 420 },
  limits: {
    stakeLowest: '1',
    stakeHighest: '5000',
    payoutPerLine: '400000',
    payoutPerIssue: '1000000',
  },
  groups: { lowest: 1800, highest: 1960, member: 1950 },
  factors: {},
});

function operator(index: number): TestBrowser {
  const browser = people[index];
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

async function publish(gameCode: string, ...issueNos: readonly string[]): Promise<void> {
  const at = test.clock.now();
  const issues = issueNos.map((issueNo, later) => ({
    issueNo,
    opensAt: String(at.subtract({ seconds: 1 })),
    closesAt: String(at.add({ minutes: 1 + 2 * later })),
    drawsAt: String(at.add({ minutes: 1 + 2 * later })),
  }));
  const body = { issues, reason: 'the feed says so' };
  await operator(1).call(endpoints.publishLotteryIssues, { params: { gameCode }, body });
  await tick();
}

/** What two persons read, and everything that follows of it. */
async function draw(gameCode: string, issueNo: string, balls: readonly number[]): Promise<void> {
  const results = [{ gameCode, issueNo, draw: { balls: [...balls] } }];
  for (const browser of people) {
    await browser.call(endpoints.enterLotteryResults, {
      body: { results, reason: 'read from the office' },
    });
  }
  await tick();
}

function place(
  browser: TestBrowser,
  gameCode: string,
  slip: { readonly lines: readonly object[]; readonly issueNos: readonly string[] },
) {
  keys += 1;
  const issues = slip.issueNos.map((issueNo) => ({ issueNo, multiple: 1 }));
  const body = { gameCode, lines: slip.lines, issues };
  return browser.call(endpoints.placeLotteryOrder, { body, key: `group-key-${keys}` });
}

const straight = (prizeGroup: number) => ({
  betType: 'ssc.b3.straight',
  selection: { pos: [[1], [2], [3]] },
  stake: { unitPrice: '2', multiple: 100 },
  choice: { prizeGroup },
});

async function player(): Promise<TestBrowser> {
  const browser = server.browser();
  await registerMember(browser);
  return browser;
}

async function balanceOf(browser: TestBrowser): Promise<unknown> {
  return (await browser.call(endpoints.readBalance)).value['balance'];
}

beforeAll(async () => {
  people.push(await enterOwner(server), await enterOperator(test, server, 'trader'));
  for (const [gameCode, families] of [
    ['FEEDSSC', ['ssc']],
    ['FEEDX5', ['x5']],
  ] as const) {
    const body = { gameCode, settings: gameOf(families), reason: 'a feed of tests' };
    const got = await operator(1).call(endpoints.createLotteryGame, { body });
    expect(got.value).toMatchObject({ version: 1 });
    const params = { gameCode };
    await operator(0).call(endpoints.openLotteryGame, { params, body: { reason: body.reason } });
  }
});

describe('the issues of a chase', () => {
  it('follow one another (B5)', async () => {
    await publish('FEEDSSC', 'B1', 'B2');
    const browser = await player();
    const lines = [straight(1950)];
    const back = await place(browser, 'FEEDSSC', { lines, issueNos: ['B2', 'B1'] });
    expect(back.code).toBe('lottery_issue_not_found');
    const on = await place(browser, 'FEEDSSC', { lines, issueNos: ['B1', 'B2'] });
    expect(on.value).toMatchObject({ cost: '400.00' });
  });
});

// lottery.md B2: the rebate on the refunded part is reversed; B7: corrections post the difference.
describe('the rebate on what is refunded', () => {
  it('goes back with each draw that refunds, and comes again with one that does not', async () => {
    await publish('FEEDX5', 'C1');
    const browser = await player();
    const line = {
      betType: 'x5.zy.total',
      selection: { opts: ['big'] },
      stake: { stakePerUnit: '100' },
      choice: { rebate: '0.01' },
    };
    const placed = await place(browser, 'FEEDX5', { lines: [line], issueNos: ['C1'] });
    expect(placed.value).toMatchObject({ rebate: '1.00', balance: '9901.00' });
    test.clock.advance({ minutes: 2 });
    await tick();
    await draw('FEEDX5', 'C1', [1, 2, 3, 4, 5]);
    expect(await balanceOf(browser)).toBe('9901.00');
    // 4 + 5 + 6 + 7 + 8 is 30, which refunds both sides.
    await draw('FEEDX5', 'C1', [4, 5, 6, 7, 8]);
    expect(await balanceOf(browser)).toBe('10000.00');
    await draw('FEEDX5', 'C1', [1, 2, 3, 4, 5]);
    expect(await balanceOf(browser)).toBe('9901.00');
  });
});

// lottery.md B2: it is the line with the refunded units whose rebate is reversed.
describe('the rebate of an order with several lines', () => {
  const unrefunded = (prizeGroup: number) => ({
    betType: 'x5.f1.straight',
    selection: { pos: [[1]] },
    stake: { unitPrice: '2', multiple: 500 },
    choice: { prizeGroup },
  });
  const refunded = (rebate: string) => ({
    betType: 'x5.zy.total',
    selection: { opts: ['big'] },
    stake: { stakePerUnit: '1000' },
    choice: { rebate },
  });

  it.each([
    [
      'stays whole, where the refunded line earned none',
      'E1',
      1800,
      '0',
      '75.00',
      '9075.00',
      '925.00',
    ],
    [
      'goes back whole, where the refunded line earned it',
      'E2',
      1950,
      '0.02',
      '20.00',
      '9000.00',
      '1000.00',
    ],
    ['goes back as far as that line earned it', 'E3', 1800, '0.02', '95.00', '9075.00', '925.00'],
  ])('%s', async (_, issueNo, group, rebate, earned, left, profit) => {
    await publish('FEEDX5', issueNo);
    const browser = await player();
    const lines = [unrefunded(group), refunded(rebate)];
    const placed = await place(browser, 'FEEDX5', { lines, issueNos: [issueNo] });
    expect(placed.value).toMatchObject({ cost: '2000.00', rebate: earned });
    test.clock.advance({ minutes: 2 });
    await tick();
    await draw('FEEDX5', issueNo, [4, 5, 6, 7, 8]);
    expect(await balanceOf(browser)).toBe(left);
    const query = { gameCode: 'FEEDX5', state: 'settled', limit: '1' };
    const desk = await operator(1).call(endpoints.readDeskLotteryIssues, { query });
    // What the house keeps is what the member lost, rebates included.
    expect(desk.value).toMatchObject({ issues: [{ issueNo, profit }] });
  });
});

// lottery.md B4; R55: an order is settled as it was sold.
describe('the limits of a payout', () => {
  it('are those that a ticket was sold under, though the game has changed since', async () => {
    const gameCode = 'FEEDSSC';
    await publish(gameCode, 'D1');
    const [before, after] = [await player(), await player()];
    const slip = { lines: [straight(1950)], issueNos: ['D1'] };
    await place(before, gameCode, slip);
    const settings = gameOf(['ssc']);
    const limits = { ...settings.limits, payoutPerLine: '100000', payoutPerIssue: '150000' };
    const reason = 'the house pays less';
    const changed = { settings: { ...settings, limits }, isMajor: false, version: 1, reason };
    const params = { gameCode };
    await operator(1).call(endpoints.changeLotteryGame, { params, body: changed });
    // Its maker called it minor; less for members is major, and another person opens the game.
    const own = await operator(1).call(endpoints.openLotteryGame, { params, body: { reason } });
    expect(own.code).toBe('lottery_second_person');
    await operator(0).call(endpoints.openLotteryGame, { params, body: { reason } });
    await place(before, gameCode, slip);
    await place(after, gameCode, slip);
    await place(after, gameCode, slip);
    test.clock.advance({ minutes: 1 });
    await tick();
    await draw(gameCode, 'D1', [0, 0, 1, 2, 3]);
    // 200 at 975 is 195,000: whole under the first version, 100,000 under the second; an issue of
    // both has the higher limit.
    expect(await balanceOf(before)).toBe('304600.00');
    // Twice 100,000, and 150,000 at most on the issue.
    expect(await balanceOf(after)).toBe('159600.00');
    const listed = await operator(1).call(endpoints.readDeskLotteryIssues, {
      query: { gameCode, state: 'settled' },
    });
    expect(listed.value).toMatchObject({ issues: [{ issueNo: 'D1', payout: '445000.00' }] });
  });
});
