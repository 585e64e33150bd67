import { closeYeekeeRound } from '@portal/lottery';
import { assertDefined } from '@portal/money';
import type { Endpoints, MemberId, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { workOf } from '../../../../test/factories/work.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { findIssue } from '../store-issues.ts';
import { lotteryRounds } from '../../../../test/factories/lottery-rounds.ts';
import { makeIssuesAhead } from '../use-cases/make-issues-ahead.ts';
import { insertShots } from './store-shots.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const gameCode = 'YK15M';

type Shots = ReplyOf<Endpoints['readLotteryShots']>;
type Issue = ReplyOf<Endpoints['readLotteryIssue']>;
type Order = ReplyOf<Endpoints['placeLotteryOrder']>;

async function tick(): Promise<void> {
  const loop = lotteryRounds(server.built().contexts.bets);
  while ((await loop.run(workOf(test, { currency: 'THB' }))).isMore) {
    // Until nothing is due.
  }
}

async function newMember() {
  const browser = server.browser();
  const { id } = await registerMember(browser);
  return { browser, id };
}

async function readShots(code = gameCode): Promise<Shots> {
  const query = { gameCode: code };
  const got = await server.browser().call(endpoints.readLotteryShots, { query });
  return got.value as unknown as Shots;
}

async function readIssue(issueNo: string): Promise<Issue> {
  const query = { gameCode, issueNo };
  const got = await server.browser().call(endpoints.readLotteryIssue, { query });
  return got.value as unknown as Issue;
}

const shoot = (browser: TestBrowser, issueNo: string, number = '12345') =>
  browser.call(endpoints.shootNumber, { body: { gameCode, issueNo, number } });

let keys = 0;

async function bet(browser: TestBrowser, issueNo: string): Promise<Order> {
  keys += 1;
  const line = {
    betType: 'yk.top3',
    selection: { nums: ['345'] },
    stake: { stakePerUnit: '10' },
    choice: { rebate: '0' },
  };
  const got = await browser.call(endpoints.placeLotteryOrder, {
    body: { gameCode, lines: [line], issues: [{ issueNo, multiple: 1 }] },
    key: `yeekee-order-${keys}`,
  });
  expect(got.json).toMatchObject({ success: true });
  return got.value as unknown as Order;
}

/** The round that takes bets now. */
async function current(): Promise<string> {
  await test.inUnit((ctx) => makeIssuesAhead(ctx));
  await tick();
  const { rounds } = await readShots();
  return rounds.at(-1)?.issueNo ?? '';
}

async function fill(issueNo: string, memberId: MemberId, numbers: readonly string[]) {
  await test.inUnit(async (ctx) => {
    const issue = assertDefined(await findIssue(ctx.tx, { gameCode, issueNo }), 'the round');
    const at = ctx.clock.now();
    await insertShots(
      ctx.tx,
      numbers.map((number) => ({ issueId: issue.id, memberId, number, at })),
    );
  });
}

beforeAll(async () => {
  test.clock.set(Temporal.Instant.from('2026-03-02T08:05:00Z'));
});

// lottery.md A3.3.
describe('a shot', () => {
  it('is counted in its round, and shows its number to nobody but its sender', async () => {
    const issueNo = await current();
    const { browser } = await newMember();
    const { browser: other } = await newMember();
    expect((await shoot(browser, issueNo, '00042')).value).toMatchObject({ issueNo, count: 1 });
    expect((await shoot(other, issueNo, '31337')).value).toMatchObject({ issueNo, count: 2 });
    const { rounds } = await readShots();
    expect(rounds.at(-1)).toMatchObject({ issueNo, count: 2, needed: 20 });
    expect(rounds.at(-1)?.shots[1]).toMatchObject({ position: 1 });
    expect(rounds.at(-1)?.shots[1]?.shooter).toContain('***');
    expect(JSON.stringify(rounds)).not.toMatch(/00042|31337/u);
    const query = { gameCode, issueNo };
    const own = await other.call(endpoints.readOwnShots, { query });
    expect(own.value).toMatchObject({ shots: [{ position: 2, number: '31337' }] });
    expect(own.text).not.toContain('00042');
    const none = await server.browser().call(endpoints.readOwnShots, { query });
    expect(none.code).toBe('not_signed_in');
  });

  it('comes at most once in three seconds from a member, also of two at once', async () => {
    const issueNo = await current();
    const { browser } = await newMember();
    const got = await Promise.all([shoot(browser, issueNo), shoot(browser, issueNo)]);
    const codes = got.map(({ status, code }) => (status === 200 ? 'taken' : code));
    expect(new Set(codes)).toEqual(new Set(['lottery_shot_too_soon', 'taken']));
    test.clock.advance({ milliseconds: 2999 });
    expect((await shoot(browser, issueNo)).code).toBe('lottery_shot_too_soon');
    test.clock.advance({ milliseconds: 1 });
    expect((await shoot(browser, issueNo)).status).toBe(200);
  });

  it('is taken until two minutes after betting closed, beside those of the next round', async () => {
    const issueNo = await current();
    const { browser } = await newMember();
    const closesAt = Temporal.Instant.from((await readIssue(issueNo)).closesAt);
    test.clock.set(closesAt.add({ seconds: 119 }));
    await tick();
    expect((await readShots()).rounds.map((round) => round.issueNo)[0]).toBe(issueNo);
    expect((await readShots()).rounds).toHaveLength(2);
    expect((await shoot(browser, issueNo)).status).toBe(200);
    test.clock.set(closesAt.add({ seconds: 120 }));
    expect((await shoot(browser, issueNo)).code).toBe('lottery_shots_closed');
    expect((await readShots()).rounds).toHaveLength(1);
  });

  it('is refused in order, and from whom is no member', async () => {
    const issueNo = await current();
    const { browser } = await newMember();
    const none = await browser.call(endpoints.shootNumber, {
      body: { gameCode: 'NONE', issueNo, number: '12345' },
    });
    expect(none.code).toBe('lottery_game_not_found');
    expect((await shoot(browser, '20200101-0001')).code).toBe('lottery_issue_not_found');
    expect((await shoot(browser, issueNo, '1234')).status).toBe(400);
    const trial = server.browser();
    await trial.enter(endpoints.openTrial, { platform: 'W', ageConfirmed: true });
    expect((await shoot(trial, issueNo)).code).toBe('in_need_true_account');
    expect((await readShots('SSC1M')).rounds).toEqual([]);
  });
});

describe('a round of shots', () => {
  it('is drawn from its shots in their order three minutes after closing, and paid', async () => {
    const issueNo = await current();
    const { browser, id } = await newMember();
    await bet(browser, issueNo);
    // The sum without the sixteenth is 12,345.
    const numbers = ['12326', ...Array.from({ length: 14 }, () => '00001'), '99999'];
    await fill(issueNo, id, [...numbers, ...Array.from({ length: 5 }, () => '00001')]);
    const closesAt = Temporal.Instant.from((await readIssue(issueNo)).closesAt);
    test.clock.set(closesAt.add({ seconds: 179 }));
    await tick();
    expect((await readIssue(issueNo)).state).toBe('closed');
    test.clock.set(closesAt.add({ seconds: 180 }));
    await tick();
    const issue = await readIssue(issueNo);
    expect(issue.state).toBe('settled');
    expect(closeYeekeeRound(issue.draw?.shots ?? [])).toMatchObject({
      value: { result: 12_345, top3: '345', bot2: '12' },
    });
    const tickets = await browser.call(endpoints.listLotteryTickets, {});
    expect(tickets.value).toMatchObject({ content: [{ state: 'won' }] });
  });

  it('is void with nineteen shots, and gives every stake back', async () => {
    const issueNo = await current();
    const { browser, id } = await newMember();
    const { balance } = await bet(browser, issueNo);
    await fill(
      issueNo,
      id,
      Array.from({ length: 19 }, () => '11111'),
    );
    const closesAt = Temporal.Instant.from((await readIssue(issueNo)).closesAt);
    test.clock.set(closesAt.add({ seconds: 180 }));
    await tick();
    expect(await readIssue(issueNo)).toMatchObject({
      state: 'void',
      voidReason: 'fewer than twenty shots',
    });
    const tickets = await browser.call(endpoints.listLotteryTickets, {});
    expect(tickets.value).toMatchObject({ content: [{ state: 'void' }] });
    const now = await browser.call(endpoints.readBalance, {});
    expect(Number(now.value['balance'])).toBe(Number(balance) + 10);
  });

  it('refuses a shot once it is drawn', async () => {
    const issueNo = await current();
    const closesAt = Temporal.Instant.from((await readIssue(issueNo)).closesAt);
    test.clock.set(closesAt.add({ seconds: 180 }));
    await tick();
    const { browser } = await newMember();
    expect((await shoot(browser, issueNo)).code).toBe('lottery_shots_closed');
  });
});
