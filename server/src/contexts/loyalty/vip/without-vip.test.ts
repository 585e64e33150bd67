import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { buildGoods, buildMission } from '../../../../test/factories/loyalty.ts';
import { rewardsBench } from '../../../../test/factories/rewards.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { siteFileWith } from '../../../../test/factories/site.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { demoConfiguration } from '../../site/index.ts';
import { addToStandings, updateStandings } from './store-vip.ts';

const test = testDatabase();
const loyalty = { ...demoConfiguration.loyalty, hasVip: false };
const server = runningServer(
  test,
  { siteFile: siteFileWith({ loyalty }) },
  { rates: endlessRates },
);
const bench = rewardsBench(test);

/** Somebody who reached a rank while the site had some. */
async function enterFormerVip(): Promise<TestBrowser> {
  const browser = server.browser();
  const { id: memberId } = await registerMember(browser);
  const today = '2026-03-02';
  await test.inUnit(async ({ tx }) => {
    const volume = { memberId, depositMinor: 0n, validMinor: 0n };
    await addToStandings(tx, { volumes: [volume], today });
    const step = { memberId, rank: 3, isNewWindow: true, isFrozen: false };
    await updateStandings(tx, { checked: [step], today });
  });
  await test.database().pool.query(
    `insert into inbox_messages (id, member_id, type, reference, occasion, params, created_at)
     values ('msg_' || $1, $1, 'vip_upgraded', '3', '', '{}', $2)`,
    [memberId, String(test.clock.now())],
  );
  return browser;
}

describe('a site without ranks', () => {
  it('shows none: not in the account, the ladder, the inbox, nor in a badge', async () => {
    const browser = await enterFormerVip();
    const info = await browser.call(endpoints.readMemberInfo);
    expect(info.value['vipRankLevel']).toBe(0);
    const own = await browser.call(endpoints.readVip);
    expect(endpoints.readVip.reply.parse(own.value)).toMatchObject({
      hasVip: false,
      vipLabelName: '',
      vipRankLevel: 0,
      steps: [],
    });
    const ladder = await browser.call(endpoints.listVipRanks);
    expect(endpoints.listVipRanks.reply.parse(ladder.value)).toMatchObject({
      hasVip: false,
      list: [],
    });
    const inbox = await browser.call(endpoints.listMessages);
    const types = endpoints.listMessages.reply.parse(inbox.value).content.map(({ type }) => type);
    expect(types).not.toContain('vip_upgraded');
    const badges = await browser.call(endpoints.readBadges);
    expect(badges.value['unreadMessage']).toBe(types.length);
    const system = await browser.call(endpoints.readStatus);
    expect(endpoints.readStatus.reply.parse(system.value).info.hasVip).toBe(false);
  });

  it('offers nothing that a rank asks for, to members or visitors', async () => {
    const browser = await enterFormerVip();
    const [forAll, forRank] = [await buildGoods(test), await buildGoods(test, { minVip: 2 })];
    const list = await browser.call(endpoints.listPointRewards);
    const goodsIds = endpoints.listPointRewards.reply.parse(list.value).list.map(({ id }) => id);
    expect(goodsIds).toContain(forAll.id);
    expect(goodsIds).not.toContain(forRank.id);
    const [open, closed] = [
      await buildMission(test),
      await buildMission(test, { minVip: 2, needsJoin: true }),
    ];
    const summary = await browser.call(endpoints.readMissionSummary);
    const { missions } = endpoints.readMissionSummary.reply.parse(summary.value);
    expect(missions.map(({ id }) => id)).toContain(open.id);
    expect(missions.map(({ id }) => id)).not.toContain(closed.id);
    const joined = await browser.call(endpoints.joinMission, { params: { id: closed.id } });
    expect(joined.code).toBe('not_found');
    const nobody = { tags: [], agents: [], countries: [] };
    const promotionId = await bench.promotion({ offer: { audience: { ...nobody, leastRank: 2 } } });
    const seen = await browser.call(endpoints.listOwnPromotions);
    const seenByVisitor = await server.browser().call(endpoints.listPromotions);
    expect(JSON.stringify([seen, seenByVisitor])).not.toContain(promotionId);
  });
});
