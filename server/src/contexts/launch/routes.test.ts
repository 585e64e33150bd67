import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoints } from '@portal/protocol/endpoints';
import { hmac, launchHeader, launchOrder } from '@portal/vendors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stopGame } from '../../../test/factories/catalog.ts';
import { registerMember } from '../../../test/factories/identity.ts';
import { limitByDay, limitTime } from '../../../test/factories/limits.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { introduce } from '../../../test/factories/vendors.ts';
import { testDatabase } from '../../../test/harness.ts';
import { asOwner } from '../../../test/owner.ts';
import { setFlag } from '../limits/index.ts';

const test = testDatabase();
const launchSecret = 'a secret for launches';
const vendor: { server?: Server; orders: string[]; status: number } = { orders: [], status: 200 };

/** The far side of a launch: a vendor that answers with an address. */
async function openVendor(): Promise<string> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const isSigned = request.headers[launchHeader] === hmac('sha256', launchSecret, body);
      vendor.orders.push(body);
      response.writeHead(isSigned ? vendor.status : 403, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ url: 'https://games.example/play?ticket=1' }));
    });
  });
  vendor.server = server;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/launch`;
}

beforeAll(async () => {
  const launchUrl = await openVendor();
  await introduce(test, {
    code: 'LAUNCHED',
    name: 'Launched',
    dialect: 'softswiss',
    merchantId: 'm-1',
    key: 'a secret of both sides',
    launchSecret,
    launchUrl,
    games: [
      { gameCode: 'one', gameType: 'FISH', name: 'One', displayNames: { ar: 'واحد' } },
      { gameCode: 'two', gameType: 'FISH', name: 'Two', displayNames: {} },
    ],
  });
});
afterAll(() => vendor.server?.close());

const server = runningServer(test);
const nodeId = '900001';

async function member() {
  const browser = server.browser();
  await registerMember(browser);
  return browser;
}

describe('a launch at a vendor', () => {
  it('leaves what the site made of the place, for bets that name no address (R21)', async () => {
    const browser = server.browser();
    const { id } = await registerMember(browser);
    await browser.call(endpoints.launchGame, { body: { nodeId } });
    const rows = await asOwner(
      test,
      `select v.action, v.verdict, v.country from location_verdicts v
         join vendor_sessions s on s.launch_hash = v.action_id and s.member_id = v.subject_id
        where v.subject_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ action: 'launch', verdict: 'unknown', country: null }]);
  });

  it('gives the address of the vendor, which was told who plays what in which currency', async () => {
    const browser = await member();
    const got = await browser.call(endpoints.launchGame, {
      body: { nodeId, backUrl: '/fish', language: 'AR' },
    });
    expect(got.value).toMatchObject({
      kind: 'url',
      url: 'https://games.example/play?ticket=1',
      otherUrls: [],
      game: { nodeId, displayName: 'واحد' },
    });
    const order = launchOrder.parse(JSON.parse(vendor.orders.at(-1) ?? ''));
    expect(order).toMatchObject({
      currency: 'THB',
      gameCode: 'one',
      language: 'ar',
      returnUrl: 'http://localhost/fish',
      depositUrl: 'http://localhost/m/depositv2',
      walletUrl: 'http://localhost/gateway/LAUNCHED',
    });
  });

  it('sends nobody back to another site (R78)', async () => {
    const browser = await member();
    for (const backUrl of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
    ]) {
      await browser.call(endpoints.launchGame, { body: { nodeId, backUrl } });
      const order = launchOrder.parse(JSON.parse(vendor.orders.at(-1) ?? ''));
      expect(order.returnUrl).toBe('http://localhost/');
    }
  });

  it('opens nothing for whoever may stake nothing: of a purse no call would ask (R10)', async () => {
    const browser = server.browser();
    const { id: memberId } = await registerMember(browser);
    const told = vendor.orders.length;
    await test.inUnit((ctx) => setFlag(ctx, { memberId, flag: 'NO_BET', reason: 'test' }));
    const stopped = await browser.call(endpoints.launchGame, { body: { nodeId } });
    expect([stopped.code, vendor.orders.length]).toEqual(['betting_stopped', told]);
  });

  it('waits for a reality check that is due, which is held until it is answered (R8)', async () => {
    const browser = server.browser();
    const { id: memberId } = await registerMember(browser);
    const now = test.clock.now();
    await test.database().pool.query(
      `insert into play_states (member_id, check_minutes, checked_at, last_stake_at)
       values ($1, 10, $2, $3)`,
      [memberId, String(now.subtract({ minutes: 10 })), String(now)],
    );
    const told = vendor.orders.length;
    const launch = () => browser.call(endpoints.launchGame, { body: { nodeId } });
    expect([(await launch()).code, vendor.orders.length]).toEqual(['reality_check_due', told]);
    const held = 'select is_check_held as held from play_states where member_id = $1';
    expect((await test.database().pool.query(held, [memberId])).rows).toEqual([{ held: true }]);
    await browser.call(endpoints.acknowledgeCheck);
    expect((await launch()).value).toMatchObject({ kind: 'url' });
  });

  it('leads nowhere for a trial account or while play is stopped, to a list as little', async () => {
    const { pool } = test.database();
    const list = async (isList: boolean) => {
      await pool.query("update games set opens_list = $1 where node_id = '900002'", [isList]);
      test.clock.advance({ seconds: 2 });
    };
    const play = async (isOpen: boolean) => {
      await asOwner(test, 'update catalogue_state set is_play_open = $1', [isOpen]);
      test.clock.advance({ seconds: 2 });
    };
    const visitor = server.browser();
    await visitor.enter(endpoints.openTrial, { platform: 'W', ageConfirmed: true });
    const browser = await member();
    await list(true);
    const body = { nodeId: '900002' };
    expect((await visitor.call(endpoints.launchGame, { body })).code).toBe('in_need_true_account');
    expect((await browser.call(endpoints.launchGame, { body })).value).toMatchObject({
      kind: 'list',
      vassalage: 'LAUNCHED',
    });
    await play(false);
    expect((await visitor.call(endpoints.launchGame, { body })).code).toBe('in_need_true_account');
    expect((await browser.call(endpoints.launchGame, { body })).code).toBe('play_stopped');
    await play(true);
    await list(false);
  });

  it('is refused for a trial account, for fun, and at a vendor that opens nothing', async () => {
    const visitor = server.browser();
    await visitor.enter(endpoints.openTrial, { platform: 'W', ageConfirmed: true });
    const trial = await visitor.call(endpoints.launchGame, { body: { nodeId } });
    expect(trial.code).toBe('in_need_true_account');
    const browser = await member();
    const fun = await browser.call(endpoints.launchGame, { body: { nodeId, mode: 'trial' } });
    expect(fun.code).toBe('trial_not_offered');
    vendor.status = 500;
    const away = await browser.call(endpoints.launchGame, { body: { nodeId } });
    vendor.status = 200;
    expect([away.code, away.data]).toEqual(['game_under_maintenance', { nodeId }]);
  });

  it('is refused within a second of the stop of a game (R39)', async () => {
    const browser = await member();
    await stopGame(test, '900002');
    test.clock.advance({ seconds: 1 });
    const stopped = await browser.call(endpoints.launchGame, { body: { nodeId: '900002' } });
    expect(stopped.code).toBe('game_under_maintenance');
  });

  it('keeps the game among those that were opened last', async () => {
    const browser = await member();
    await browser.call(endpoints.launchGame, { body: { nodeId } });
    const recent = await test
      .database()
      .pool.query('select count(*)::int as n from recent_games where node_id = $1', [nodeId]);
    expect(recent.rows[0]).not.toEqual({ n: 0 });
  });
});

describe('a launch of the house', () => {
  it('is opened by the house as before', async () => {
    const browser = await member();
    const got = await browser.call(endpoints.launchGame, { body: { nodeId: '100001' } });
    expect(got.value).toMatchObject({ kind: 'house' });
  });

  it('is refused for a game that nobody has', async () => {
    const browser = await member();
    const got = await browser.call(endpoints.launchGame, { body: { nodeId: '5' } });
    expect(got.code).toBe('game_not_found');
  });
});

describe('a launch of somebody who is excluded (R10)', () => {
  const stopped = [
    ['RG_TIMEOUT', 'on_break', true],
    ['RG_EXCLUDED', 'self_excluded', false],
    ['NO_BET', 'betting_stopped', false],
  ] as const;
  const roads = [
    ['of a vendor', { nodeId }],
    ['of the house', { nodeId: '100001' }],
    ['of the house for fun', { nodeId: '100001', mode: 'trial' }],
    ['that leads to a list or page', { nodeId: '900002' }],
  ] as const;

  it.each(stopped)('is refused on every road: %s', async (flag, code, isTimed) => {
    const endsAt = test.clock.now().add({ hours: 240 });
    const { pool } = test.database();
    await pool.query("update games set opens_list = true where node_id = '900002'");
    test.clock.advance({ seconds: 2 });
    const browser = server.browser();
    const { id: memberId } = await registerMember(browser);
    await test.inUnit((ctx) =>
      setFlag(ctx, { memberId, flag, reason: 'test', ...(isTimed && { endsAt }) }),
    );
    const data = isTimed ? { until: String(endsAt) } : {};
    const told = vendor.orders.length;
    for (const [road, body] of roads) {
      const refused = await browser.call(endpoints.launchGame, { body });
      expect([road, refused.code, refused.data]).toEqual([road, code, data]);
    }
    expect(vendor.orders.length).toBe(told);
    await pool.query("update games set opens_list = false where node_id = '900002'");
  });

  it('still shows the round that was not shown to its end (R37)', async () => {
    const browser = server.browser();
    const { id: memberId } = await registerMember(browser);
    const body = { nodeId: '100001' };
    const { value } = await browser.call(endpoints.launchGame, { body });
    const key = 'a-round-before-it';
    const stake = String(value['defaultStake']);
    const spun = await browser.call(endpoints.spinSlot, { body: { ...body, stake }, key });
    await test.inUnit((ctx) => setFlag(ctx, { memberId, flag: 'RG_EXCLUDED', reason: 'test' }));
    const opened = await browser.call(endpoints.launchGame, { body });
    expect(opened.value).toMatchObject({ unshownRound: { roundId: spun.value['roundId'] } });
    await browser.call(endpoints.markRoundShown, {
      params: { roundId: String(spun.value['roundId']) },
    });
    expect((await browser.call(endpoints.launchGame, { body })).code).toBe('self_excluded');
  });
});

describe('a launch at a limit of the own that is reached (R4)', () => {
  const house = { nodeId: '100001' };
  const list = { nodeId: '900002' };
  const lobby = { lottoArea: 'VN', launchMode: 'LOTT', lottoView: 'lobby', device: 'WEB' } as const;
  const ofTime = { kind: 'session', limit: '0', left: '0' };
  const ofMoney = { limit: '0.50', left: '0.50' };

  async function limited(kind: 'stake' | 'loss' | 'session', amountMinor: bigint) {
    const browser = server.browser();
    const { id: memberId } = await registerMember(browser);
    await test.inUnit((ctx) =>
      kind === 'session'
        ? limitTime(ctx, { memberId, minutes: Number(amountMinor) })
        : limitByDay(ctx, { memberId, kind, amountMinor }),
    );
    const open = (body: { readonly nodeId: string; readonly mode?: 'trial' }) =>
      browser.call(endpoints.launchGame, { body });
    return { browser, memberId, open };
  }

  it.each([
    ['stake', 50n, { kind: 'stake', ...ofMoney }],
    ['loss', 50n, { kind: 'loss', ...ofMoney }],
    ['session', 0n, ofTime],
  ] as const)('is told before the game is shown: %s', async (kind, amountMinor, data) => {
    const { open } = await limited(kind, amountMinor);
    const refused = await open(house);
    expect(refused.code).toBe('limit_reached');
    expect(refused.data).toMatchObject({ ...data, period: 'day', currency: 'THB' });
    expect(Temporal.Instant.from(String(refused.data['until']))).toBeDefined();
    expect((await open({ ...house, mode: 'trial' })).value).toMatchObject({ kind: 'house' });
  });

  it('is told at a list and at a lobby of the lottery, once nothing is left', async () => {
    await test.database().pool.query("update games set opens_list = true where node_id = '900002'");
    test.clock.advance({ seconds: 2 });
    const some = await limited('stake', 1n);
    expect((await some.open(list)).value).toMatchObject({ kind: 'list' });
    const lottery = (browser: typeof some.browser) =>
      browser.call(endpoints.launchLottery, { body: lobby });
    expect((await lottery(some.browser)).value).toMatchObject({ kind: 'page' });
    const none = await limited('stake', 0n);
    expect((await none.open(list)).code).toBe('limit_reached');
    expect((await lottery(none.browser)).code).toBe('limit_reached');
    await test
      .database()
      .pool.query("update games set opens_list = false where node_id = '900002'");
  });

  it('still shows the round that reached it, until it was shown to its end (R37)', async () => {
    const { value } = await (await limited('stake', 1_000_000n)).open(house);
    const stake = String(value['defaultStake']);
    const { browser, open } = await limited('stake', BigInt(stake.replace('.', '')));
    await open(house);
    const body = { ...house, stake };
    const spun = await browser.call(endpoints.spinSlot, { body, key: 'the-round-that-reached' });
    const roundId = String(spun.value['roundId']);
    expect((await open(house)).value).toMatchObject({ unshownRound: { roundId } });
    await browser.call(endpoints.markRoundShown, { params: { roundId } });
    expect((await open(house)).data).toMatchObject({ kind: 'stake', left: '0.00' });
  });
});
