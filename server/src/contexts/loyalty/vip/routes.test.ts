import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { pointsKey } from '../../../../test/factories/loyalty.ts';
import { enterOperator, enterOwner, reason } from '../../../../test/factories/operators.ts';
import { runningServer, type TestBrowser } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { addToStandings, updateStandings } from './store-vip.ts';

const test = testDatabase();
const server = runningServer(test);
const { listVipRanks, readVip, listVipLevels, changeVipLevels, assignHost } = endpoints;

describe('the ranks of a site', () => {
  it('are seen by everybody, by their names in a language', async () => {
    const { value } = await server.browser().call(listVipRanks, { query: { language: 'AR' } });
    const { hasVip, list, benefits } = listVipRanks.reply.parse(value);
    expect(hasVip).toBe(true);
    expect(list).toHaveLength(11);
    expect(list[1]).toMatchObject({ rank: 1, name: 'القارب', upgradeDeposit: '500.00' });
    // Of the cashier's settings; no promotion gives a rank anything yet.
    expect(benefits[1]).toMatchObject({ rank: 1, weeklyGift: '0.00', monthlyGift: '0.00' });
    expect(benefits[1]?.withdrawals).toBeGreaterThan(0);
  });

  it('begin at their foot for a new member', async () => {
    const browser = server.browser();
    const { id: memberId, username: account } = await registerMember(browser);
    const { value } = await browser.call(readVip);
    expect(readVip.reply.parse(value)).toMatchObject({
      vipLabelName: 'Shore',
      vipRankLevel: 0,
      keep: null,
      host: null,
      steps: [],
    });
    const info = await browser.call(endpoints.readMemberInfo);
    expect(info.value['vipRankLevel']).toBe(0);
    await test.inUnit(async ({ tx }) => {
      const today = '2026-03-02';
      const volume = { memberId, depositMinor: 0n, validMinor: 0n };
      await addToStandings(tx, { volumes: [volume], today });
      const step = { memberId, rank: 2, isNewWindow: true, isFrozen: false };
      await updateStandings(tx, { checked: [step], today });
    });
    const later = await browser.call(endpoints.readMemberInfo);
    expect(later.value['vipRankLevel']).toBe(2);
    const owner = await enterOwner(server);
    const named = { name: 'Mina', contact: 'mina@example.com', isChecked: true };
    const assign = (host: object | null) =>
      owner.call(assignHost, { body: { account, host, reason } });
    // Its rank has no host; taking one away is no fault.
    expect((await assign(named)).code).toBe('vip_no_host');
    expect((await assign({ ...named, isChecked: false })).code).toBe('validation_failed');
    expect((await assign({ ...named, name: 'Mina\nof the house' })).code).toBe('validation_failed');
    expect((await assign(null)).value).toEqual({ account, host: null });
  });

  it('are replaced by a ladder without gaps, and by no other', async () => {
    const owner = await enterOwner(server);
    const { value } = await owner.call(listVipLevels);
    const { list } = listVipLevels.reply.parse(value);
    const gap = list.filter(({ rank }) => rank !== 3);
    const change = (ranks: typeof list) =>
      owner.call(changeVipLevels, { body: { list: ranks, reason }, key: pointsKey() });
    expect((await change(gap)).code).toBe('vip_ladder_invalid');
    const lower = list.map((row) => (row.rank === 4 ? { ...row, upgradeDeposit: '1.00' } : row));
    expect((await change(lower)).code).toBe('vip_ladder_invalid');
    const rated = (rate: string) =>
      list.map((row) => (row.rank < 4 ? row : { ...row, rates: { ...row.rates, LIVE: rate } }));
    // Live games may give back 0.9 % (agents-loyalty-money.md A10).
    expect(await change(rated('0.91'))).toMatchObject({ status: 422, code: 'return_guard' });
    const falling = rated('0.85').map((row) =>
      row.rank === 6 ? { ...row, rates: list[6]?.rates ?? row.rates } : row,
    );
    expect((await change(falling)).code).toBe('vip_ladder_invalid');
    const short = await change(list.slice(0, 3));
    expect(changeVipLevels.reply.parse(short.value).list).toHaveLength(3);
  });

  it('bring a rebate from the next day, until there is no such rank', async () => {
    const owner = await enterOwner(server);
    const { value } = await owner.call(listVipLevels);
    const { list } = listVipLevels.reply.parse(value);
    const top = list.length - 1;
    const rated = list.map((row) =>
      row.rank < top ? row : { ...row, rates: { ...row.rates, RNG: '1.45', LIVE: '0.5' } },
    );
    const change = (desk: TestBrowser, ranks: typeof list) =>
      desk.call(changeVipLevels, { body: { list: ranks, reason }, key: pointsKey() });
    const approve = (desk: TestBrowser, { value: asked }: Awaited<ReturnType<typeof change>>) =>
      desk.call(endpoints.approveRequest, {
        params: { id: String(asked['approvalId']) },
        body: { reason },
        key: pointsKey(),
      });
    const editor = await enterOperator(test, server, 'content');
    expect((await approve(owner, await change(editor, rated))).code).toBeUndefined();
    const saved = await owner.call(listVipLevels);
    expect(listVipLevels.reply.parse(saved.value).list[top]?.rates.RNG).toBe('1.45');
    const seen = async () => {
      const ranks = await server.browser().call(listVipRanks);
      return listVipRanks.reply.parse(ranks.value).list[top]?.rebates;
    };
    expect(await seen()).toEqual([]);
    test.clock.advance({ hours: 24 });
    // Of live games everybody gets more than half a per cent.
    expect(await seen()).toEqual([{ category: 'RNG', rate: '1.45' }]);
    const again = await enterOwner(server);
    await change(again, rated.slice(0, top));
    const writer = await enterOperator(test, server, 'content');
    expect((await approve(again, await change(writer, list))).code).toBeUndefined();
    test.clock.advance({ hours: 24 });
    expect(await seen()).toEqual([]);
  });
});
