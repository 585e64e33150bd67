import type { Endpoints, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { formOf, newName } from '../../../../test/factories/identity.ts';
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
const people: { trader?: TestBrowser; player?: TestBrowser } = {};
const gameCode = 'HOTVN';
let keys = 0;

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
  },
  groups: { lowest: 1800, highest: 1960, member: 1950 },
  factors: {},
};
const hotNumbers = [
  { betType: 'vnn.lo2', number: '68', factor: '0.8' },
  { betType: 'vnn.lo2', number: '86', factor: '0.5', issueNo: 'H2' },
  { betType: 'vnn.lo2', number: '07', factor: '0' },
];

function who(name: keyof typeof people): TestBrowser {
  const browser = people[name];
  if (browser === undefined) {
    throw new Error(`no ${name}`);
  }
  return browser;
}

const lineOf = (nums: readonly string[]) => ({
  betType: 'vnn.lo2',
  selection: { nums },
  stake: { stakePerUnit: '1' },
  choice: { rebate: '0' },
});

function place(nums: readonly string[], ...issueNos: readonly string[]) {
  return placeLines([lineOf(nums)], ...issueNos);
}

function placeLines(lines: readonly object[], ...issueNos: readonly string[]) {
  keys += 1;
  const issues = issueNos.map((issueNo) => ({ issueNo, multiple: 1 }));
  const body = { gameCode, lines, issues };
  return who('player').call(endpoints.placeLotteryOrder, { body, key: `hot-number-${keys}` });
}

/** The odds and the factor at which a line was accepted. */
async function accepted(nums: readonly string[], ...issueNos: readonly string[]) {
  const { value } = await place(nums, ...issueNos);
  const { lines } = value as unknown as ReplyOf<Endpoints['placeLotteryOrder']>;
  return { odds: lines[0]?.odds[0]?.odds, hotFactor: lines[0]?.hotFactor };
}

function change(version: number, changed: object) {
  return who('trader').call(endpoints.changeLotteryGame, {
    params: { gameCode },
    body: { settings: { ...settings, ...changed }, isMajor: false, version, reason: 'too many' },
  });
}

beforeAll(async () => {
  const owner = await enterOwner(server);
  people.trader = await enterOperator(test, server, 'trader');
  const reason = 'a feed of tests';
  await people.trader.call(endpoints.createLotteryGame, { body: { gameCode, settings, reason } });
  const at = test.clock.now();
  const issues = ['H1', 'H2'].map((issueNo, later) => ({
    issueNo,
    opensAt: String(at.subtract({ seconds: 1 })),
    closesAt: String(at.add({ hours: 1 + later })),
    drawsAt: String(at.add({ hours: 2 + later })),
  }));
  const params = { gameCode };
  await owner.call(endpoints.openLotteryGame, { params, body: { reason } });
  await people.trader.call(endpoints.publishLotteryIssues, { params, body: { issues, reason } });
  const loop = lotteryRounds(server.built().contexts.bets);
  while ((await loop.run(workOf(test, { currency: 'THB' }))).isMore) {
    // Until nothing is due.
  }
  people.player = server.browser();
  await people.player.enter(endpoints.register, { ...formOf(newName()), login: true });
});

describe('hot numbers (lottery.md B4)', () => {
  it('are a version of the game, which is offline until somebody opens it (R55)', async () => {
    expect((await change(1, { hotNumbers })).json).toMatchObject({ success: true });
    expect((await place(['11'], 'H1')).code).toBe('lottery_game_paused');
    const params = { gameCode };
    const body = { reason: 'the numbers are entered' };
    await who('trader').call(endpoints.openLotteryGame, { params, body });
    const shown = (await who('player').call(endpoints.readLotteryGame, { params })).value;
    expect(shown).toMatchObject({ version: 2, hotNumbers });
  });

  it('cut the odds of a line by the least factor of its numbers, which it keeps', async () => {
    expect(await accepted(['11'], 'H1')).toEqual({ odds: '99.5', hotFactor: undefined });
    expect(await accepted(['68', '11'], 'H1')).toEqual({ odds: '79.6', hotFactor: '0.8' });
    // 86 is hot in H2 only: a chase through both is one line at one price.
    expect(await accepted(['86'], 'H1')).toEqual({ odds: '99.5', hotFactor: undefined });
    expect(await accepted(['68', '86'], 'H1', 'H2')).toEqual({ odds: '49.75', hotFactor: '0.5' });
  });

  it('refuse a line at another price than the member saw, and tell both (R41)', async () => {
    const seen = (odds: string, rebate = '0') => ({
      ...lineOf(['68']),
      price: { odds: [{ tier: 'win', odds }], legs: null, rebate },
    });
    const balance = async () => (await who('player').call(endpoints.readBalance)).value['balance'];
    const before = await balance();
    const old = await placeLines([lineOf(['11']), seen('99.5')], 'H1');
    expect([old.status, old.code, old.data]).toEqual([
      409,
      'lottery_price_changed',
      { line: 2, part: 'odds', was: '99.5', now: '79.6' },
    ]);
    // What is better than it was seen is told too, and so is what comes back.
    expect((await placeLines([seen('50')], 'H1')).code).toBe('lottery_price_changed');
    expect((await placeLines([seen('79.6', '1')], 'H1')).data).toMatchObject({ part: 'rebate' });
    expect(await balance()).toBe(before);
    expect((await placeLines([seen('79.6000')], 'H1')).status).toBe(200);
  });

  it('take no bets at 0, and no money moves', async () => {
    const balance = async () => (await who('player').call(endpoints.readBalance)).value['balance'];
    const before = await balance();
    const refused = await place(['11', '07'], 'H1');
    expect(refused.code).toBe('lottery_line_refused');
    expect(await balance()).toBe(before);
  });

  it.each([
    ['of a bet type of another game', { betType: 'ssc.b3.g6', number: '1', factor: '0.5' }],
    ['that the bet type does not have', { betType: 'vnn.lo2', number: '7', factor: '0.5' }],
    ['with more than all of the odds', { betType: 'vnn.lo2', number: '77', factor: '1.2' }],
  ])('are refused %s', async (_, hot) => {
    const got = await change(2, { hotNumbers: [hot] });
    expect(got.code).toBe('lottery_settings_invalid');
  });
});
