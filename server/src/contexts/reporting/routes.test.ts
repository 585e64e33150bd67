import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPlayer, openGamesEnv, playSpins } from '../../../test/factories/games.ts';
import { registerMember } from '../../../test/factories/identity.ts';
import { buildMember } from '../../../test/factories/members.ts';
import { enterOperator, reason } from '../../../test/factories/operators.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { buildTransfer } from '../../../test/factories/wallet.ts';
import { testDatabase } from '../../../test/harness.ts';
import { createMember } from '../members/index.ts';
import { post } from '../wallet/index.ts';

const test = testDatabase();
const server = runningServer(test);

beforeAll(async () => {
  const env = await openGamesEnv(test);
  const { memberId } = await buildPlayer(test, { cashMinor: 1_000_000n });
  await test.inUnit((ctx) => createMember(ctx, buildMember({ id: memberId })));
  await playSpins(test, env, { player: { memberId, isTrial: false }, count: 80 });
});

async function winners(query: {
  gameCategory?: 'ALL' | 'RNG' | 'LIVE';
  language?: string;
  limitNum?: string;
  login?: 'members' | 'visitors';
  rank?: string;
}) {
  const { value } = await server.browser().call(endpoints.listWinners, { query });
  return endpoints.listWinners.reply.parse(value).list;
}

describe('GET /wps/relay/winners', () => {
  it('lists at most 20 wins, whole and masked, in the language that was asked for', async () => {
    const list = await winners({ gameCategory: 'ALL' });
    expect(list.length).toBeGreaterThan(0);
    expect(list.length).toBeLessThanOrEqual(20);
    for (const { winAmount, player, prize } of list) {
      expect(winAmount).toMatch(/^\d+$/u);
      expect(player).toContain('***');
      expect(Number(prize)).toBeGreaterThanOrEqual(1);
    }
    const arabic = await winners({ language: 'AR' });
    expect(arabic[0]?.gameName).not.toBe(list[0]?.gameName);
  });

  it('names no game that is not for whoever looks', async () => {
    const nodeId = (await winners({}))[0]?.nodeId ?? '';
    const operator = await enterOperator(test, server, 'risk');
    const narrow = async (leastRank: number) => {
      const audience = { languages: [], countries: [], login: 'all', device: 'all', leastRank };
      const body = { showFrom: null, showTo: null, audience, reason } as const;
      await operator.call(endpoints.changeGameAudience, { params: { nodeId }, body });
      test.clock.advance({ seconds: 1 });
    };
    const isNamed = async (rank: string) =>
      (await winners({ login: 'members', rank })).some((line) => line.nodeId === nodeId);
    await narrow(2);
    expect([await isNamed('1'), await isNamed('2')]).toEqual([false, true]);
    await narrow(0);
    expect(await isNamed('0')).toBe(true);
  });

  it('lists those of one category, and as many as asked for', async () => {
    expect(await winners({ gameCategory: 'LIVE' })).toEqual([]);
    expect(await winners({ gameCategory: 'RNG', limitNum: '1' })).toHaveLength(1);
  });
});

describe('readMemberFunds', () => {
  it('says at the desk where the money of a member lies, as its member reads it', async () => {
    const browser = server.browser();
    const { id } = await registerMember(browser);
    const own = (name: string) => `member:${id}:${name}` as const;
    const held = { from: own('cash'), to: own('hold'), amountMinor: 350_000n, currency: 'THB' };
    await test.inUnit((ctx) => post(ctx, [buildTransfer({ type: 'withdraw_hold', ...held })]));
    const desk = await enterOperator(test, server, 'cashier');
    const got = await desk.call(endpoints.readMemberFunds, { params: { id } });
    expect(got.value).toMatchObject({ cash: '6500.00', onHold: '3500.00', total: '10000.00' });
    expect(got.value).toEqual((await browser.call(endpoints.readFunds)).value);
    const unknown = { params: { id: 'mbr_00000000000000000000000000000000' } };
    expect((await desk.call(endpoints.readMemberFunds, unknown)).code).toBe('not_found');
    const trader = await enterOperator(test, server, 'trader');
    const refused = await trader.call(endpoints.readMemberFunds, { params: { id } });
    expect(refused.code).toBe('ability_missing');
  });
});
