import { endpoints } from '@portal/protocol/endpoints';
import type { MemberId } from '@portal/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { grantGroup, placeMember } from '../../../../test/factories/agents.ts';
import { formOf, newName } from '../../../../test/factories/identity.ts';
import { enterOperator, enterOwner } from '../../../../test/factories/operators.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { workOf } from '../../../../test/factories/work.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { firstLinkOf } from '../../agents/index.ts';
import { lotteryRounds } from '../../../../test/factories/lottery-rounds.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const gameCode = 'GROUPSSC';
let keys = 0;

const settings = {
  families: ['ssc'],
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
};

function grant(memberId: MemberId, prizeGroup: number): Promise<void> {
  return test.inUnit((ctx) => grantGroup(ctx, memberId, prizeGroup));
}

/** An agent with a group, and the code that leads below it. */
async function agent(prizeGroup?: number): Promise<string> {
  const placed = await test.inUnit((ctx) => placeMember(ctx, { isAgent: true }));
  if (prizeGroup !== undefined) {
    await grant(placed.id, prizeGroup);
  }
  return String(await test.inUnit((ctx) => firstLinkOf(ctx, placed.id)));
}

async function join(affiliateCode?: string) {
  const browser = server.browser();
  const body = { ...formOf(newName()), ...(affiliateCode !== undefined && { affiliateCode }) };
  const got = await browser.enter(endpoints.register, { ...body, login: true });
  return { browser, id: got.value['id'] as MemberId };
}

/** A straight three-digit bet of 200.00. */
const straight = (prizeGroup: number) => ({
  betType: 'ssc.b3.straight',
  selection: { pos: [[1], [2], [3]] },
  stake: { unitPrice: '2', multiple: 100 },
  choice: { prizeGroup },
});

function place(browser: TestBrowser, prizeGroups: readonly number[], ...issueNos: string[]) {
  keys += 1;
  const issues = issueNos.map((issueNo) => ({ issueNo, multiple: 1 }));
  const body = { gameCode, lines: prizeGroups.map(straight), issues };
  return browser.call(endpoints.placeLotteryOrder, { body, key: `own-group-${keys}` });
}

async function groupsOf(browser: TestBrowser, code = gameCode): Promise<unknown> {
  const params = { gameCode: code };
  return (await browser.call(endpoints.readPrizeGroup, { params })).value;
}

beforeAll(async () => {
  const owner = await enterOwner(server);
  const trader = await enterOperator(test, server, 'trader');
  const reason = 'a feed of tests';
  await trader.call(endpoints.createLotteryGame, { body: { gameCode, settings, reason } });
  const narrow = { ...settings, groups: { lowest: 1900, highest: 1956, member: 1950 } };
  const body = { gameCode: 'NARROW', settings: narrow, reason };
  await trader.call(endpoints.createLotteryGame, { body });
  for (const code of [gameCode, 'NARROW']) {
    const params = { gameCode: code };
    await owner.call(endpoints.openLotteryGame, { params, body: { reason } });
  }
  const at = test.clock.now();
  const issues = ['G1', 'G2'].map((issueNo, later) => ({
    issueNo,
    opensAt: String(at.subtract({ seconds: 1 })),
    closesAt: String(at.add({ hours: 1 + later })),
    drawsAt: String(at.add({ hours: 2 + later })),
  }));
  await trader.call(endpoints.publishLotteryIssues, {
    params: { gameCode },
    body: { issues, reason },
  });
  const loop = lotteryRounds(server.built().contexts.bets);
  while ((await loop.run(workOf(test, { currency: 'THB' }))).isMore) {
    // Until nothing is due.
  }
});

describe('the own prize group of a member (lottery.md B2)', () => {
  it('is the usual one of the game for whoever was granted none', async () => {
    const { browser } = await join();
    expect(await groupsOf(browser)).toEqual({ lowest: 1800, member: 1950 });
    expect((await place(browser, [1952], 'G1')).code).toBe('lottery_group_refused');
    // (1950 - 1900) / 2000 of 200.00.
    expect((await place(browser, [1900], 'G1')).value).toMatchObject({ rebate: '5.00' });
  });

  it('is never more than that of an agent above, whatever is granted', async () => {
    const code = await agent(1900);
    const { browser, id } = await join(code);
    expect(await groupsOf(browser)).toEqual({ lowest: 1800, member: 1900 });
    const over = await place(browser, [1900, 1950], 'G1');
    expect([over.status, over.code, over.data]).toEqual([
      422,
      'lottery_group_refused',
      { line: 2, lowest: 1800, highest: 1900 },
    ]);
    await grant(id, 1950);
    expect((await place(browser, [1950], 'G1')).code).toBe('lottery_group_refused');
    // The full prize of the own group, without rebate: 1000 x 1900 / 2000.
    const full = await place(browser, [1900], 'G1');
    expect(full.value).toMatchObject({ rebate: '0.00', cost: '200.00' });
    expect(full.text).toContain('"odds":"950"');
  });

  it('gives the difference back by the known answers of the rules (A9)', async () => {
    const { browser, id } = await join(await agent(1960));
    await grant(id, 1956);
    expect(await groupsOf(browser)).toEqual({ lowest: 1800, member: 1956 });
    // 156 / 2000 of 200.00 (agents-loyalty-money.md A9).
    const got = await place(browser, [1800], 'G1');
    expect(got.value).toMatchObject({ rebate: '15.60', balance: '9815.60' });
  });

  it('holds for every issue of a chase', async () => {
    const { browser } = await join(await agent(1900));
    expect((await place(browser, [1950], 'G1', 'G2')).code).toBe('lottery_group_refused');
    expect((await place(browser, [1880], 'G1', 'G2')).value).toMatchObject({
      cost: '400.00',
      rebate: '4.00',
    });
  });

  it('refuses a slip whose group was lowered before it was bet, and moves no money', async () => {
    const { browser, id } = await join();
    await grant(id, 1956);
    expect(await groupsOf(browser)).toEqual({ lowest: 1800, member: 1956 });
    await grant(id, 1940);
    const got = await place(browser, [1956], 'G1');
    expect([got.code, got.data]).toEqual([
      'lottery_group_refused',
      { line: 1, lowest: 1800, highest: 1940 },
    ]);
    expect((await browser.call(endpoints.readBalance)).value['balance']).toBe('10000.00');
  });

  it('ends at the top of the game, and is alone where it lies below its lowest', async () => {
    const high = await join();
    await grant(high.id, 1960);
    expect(await groupsOf(high.browser, 'NARROW')).toEqual({ lowest: 1900, member: 1956 });
    const low = await join();
    await grant(low.id, 1880);
    expect(await groupsOf(low.browser, 'NARROW')).toEqual({ lowest: 1880, member: 1880 });
  });

  it('is the own one of each whose slips arrive together', async () => {
    const low = await join(await agent(1900));
    const high = await join();
    await grant(high.id, 1956);
    const usual = await join();
    const sent = [low, high, usual].map(({ browser }) => place(browser, [1956], 'G1'));
    expect((await Promise.all(sent)).map(({ code, data }) => [code, data])).toMatchObject([
      ['lottery_group_refused', { highest: 1900 }],
      [undefined, {}],
      ['lottery_group_refused', { highest: 1950 }],
    ]);
  });

  it('is told to signed-in people only, of games that there are', async () => {
    const { browser } = await join();
    const params = { gameCode: 'NOSUCH' };
    const none = await browser.call(endpoints.readPrizeGroup, { params });
    expect(none.code).toBe('lottery_game_not_found');
    const visitor = server.browser();
    expect((await visitor.call(endpoints.readPrizeGroup, { params: { gameCode } })).status).toBe(
      401,
    );
  });
});
