import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { assertDefined } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import {
  type DayBet,
  dayQuery,
  hmac,
  type Introduction,
  launchHeader,
  reportPaths,
} from '@portal/vendors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterOperator, reason } from '../../../../test/factories/operators.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { buildMember } from '../../../../test/factories/members.ts';
import { introduce } from '../../../../test/factories/vendors.ts';
import { buildTransfer } from '../../../../test/factories/wallet.ts';
import { testDatabase } from '../../../../test/harness.ts';
import type { BetsCommand } from '../../bets/index.ts';
import { createMember } from '../../members/index.ts';
import { post } from '../../wallet/index.ts';
import { insertVendorPlayer } from '../store-sessions.ts';

const test = testDatabase();
const vendorCode = 'BOOKS';
const launchSecret = 'a secret for launches';
const far: { bets: DayBet[]; isDown: boolean; server?: Server } = { bets: [], isDown: false };

function introductionOf(code: string, reportUrl?: string): Introduction {
  return {
    code,
    name: `Vendor ${code}`,
    dialect: 'softswiss',
    merchantId: 'merchant',
    key: 'a secret of both sides',
    launchSecret,
    launchUrl: 'http://127.0.0.1:9/launch',
    ...(reportUrl !== undefined && { reportUrl }),
    games: [{ gameCode: `${code}-game`, gameType: 'RNG', name: 'Game', displayNames: {} }],
  };
}

/** A vendor that tells its day one bet a page, and believes a signature only. */
beforeAll(async () => {
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const part of request) {
        body += String(part);
      }
      const isSigned = request.headers[launchHeader] === hmac('sha256', launchSecret, body);
      if (far.isDown || !isSigned || request.url !== reportPaths.day) {
        response.writeHead(503).end();
        return;
      }
      const { after, from, to } = dayQuery.parse(JSON.parse(body));
      const told = far.bets.filter(({ placedAt }) => placedAt >= from && placedAt < to);
      const at = after === undefined ? 0 : Number(after);
      const next = at + 1 < told.length ? String(at + 1) : null;
      response.end(JSON.stringify({ bets: told.slice(at, at + 1), next }));
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  far.server = server;
  const { port } = server.address() as AddressInfo;
  await introduce(test, introductionOf(vendorCode, `http://127.0.0.1:${port}`));
  await introduce(test, introductionOf('MUTE'));
});
afterAll(() => far.server?.close());
const server = runningServer(test, {}, { rates: endlessRates });

let count = 0;
const next = (prefix: string) => `${prefix}-${(count += 1)}`;
const policy = { mayOverdraw: true, rollbackOfSettled: 'reverse' } as const;

/** A player with money at the vendor, and bets of theirs by the gateway's own road. */
async function player(code = vendorCode) {
  const member = buildMember({ currency: 'THB' });
  const { id: memberId } = member;
  await test.inUnit(async (ctx) => {
    await createMember(ctx, member);
    const cash = { to: `member:${memberId}:cash` as const, amountMinor: 100_000n, currency: 'THB' };
    await post(ctx, [buildTransfer({ type: 'adjustment', from: 'outside:bank', ...cash })]);
    const at = ctx.clock.now();
    await insertVendorPlayer(ctx.tx, { vendorCode: code, memberId, currency: 'THB', at });
  });
  const base = { provider: `vendor:${code}`, memberId, currency: 'THB', policy } as const;
  const apply = (commands: readonly BetsCommand[]) =>
    test.inUnit((ctx) => server.built().contexts.bets.apply(ctx, [commands]));
  return {
    memberId,
    /** Under the id of a stake, as some vendors have it. */
    async prize(bet: DayBet): Promise<DayBet> {
      const { txId, roundId } = bet;
      const game = { category: 'RNG', gameCode: 'game' } as const;
      const prize = {
        ...base,
        kind: 'PROMO_WIN',
        txId,
        amountMinor: 700n,
        game,
        promo: {},
      } as const;
      await apply([prize]);
      return { ...bet, roundId, stake: '0', payout: '7.00', state: 'SETTLED' };
    },
    async bet(payoutMinor?: bigint): Promise<DayBet> {
      const [txId, roundId] = [next('tx'), next('round')];
      const game = { category: 'RNG', gameCode: 'game' } as const;
      const stake = { ...base, kind: 'BET', txId, roundId, amountMinor: 1000n, game } as const;
      await apply([{ ...stake, hasLiveSession: true }]);
      if (payoutMinor !== undefined) {
        const won = {
          ...base,
          kind: 'WIN',
          txId,
          refTxId: txId,
          amountMinor: payoutMinor,
        } as const;
        await apply([won]);
      }
      return {
        txId,
        roundId,
        playerId: memberId,
        currency: 'THB',
        placedAt: String(test.clock.now()),
        stake: '10.00',
        payout: `${(payoutMinor ?? 0n) / 100n}.00`,
        state: payoutMinor === undefined ? 'OPEN' : 'SETTLED',
      };
    },
  };
}

const today = () => String(test.clock.now().toZonedDateTimeISO('Asia/Bangkok').toPlainDate());
const enter = () => enterOperator(test, server, 'risk');

interface Found {
  readonly id: string;
  readonly kind: string;
  readonly transactionId: string;
  readonly abilities: readonly string[];
}

async function findingsOf(desk: TestBrowser, code = vendorCode): Promise<readonly Found[]> {
  const query = { vendorCode: code, limit: '100' };
  const { value } = await desk.call(endpoints.listVendorFindings, { query });
  return value['content'] as readonly Found[];
}

const namesOf = (rows: readonly Found[]) =>
  rows.map(({ kind, transactionId }) => `${kind} ${transactionId}`).toSorted();

describe('the day of a vendor against our bets (rule 22)', () => {
  it('finds every planted difference once, whichever side it is on', async () => {
    const [one, other] = [await player(), await player()];
    const same = await one.bet(2500n);
    const gone = await one.bet(0n);
    const stake = await one.bet(0n);
    const payout = await one.bet(500n);
    const state = await one.bet();
    const person = await one.bet(0n);
    const twice = await other.bet(0n);
    const extra = { ...same, txId: next('tx') };
    const old = { ...same, txId: next('tx'), placedAt: '2020-01-01T00:00:00Z' };
    far.bets = [
      same,
      { ...stake, stake: '11.00' },
      { ...payout, payout: '6.00' },
      { ...state, state: 'SETTLED' },
      { ...person, playerId: other.memberId },
      twice,
      twice,
      extra,
      old,
    ];
    const desk = await enter();
    const run = () => desk.call(endpoints.runVendorDay, { body: { vendorCode, day: today() } });
    await run();
    const { value } = await run();
    expect(value['days']).toMatchObject([
      { vendorCode, source: 'fetched', theirsCount: 8, oursCount: 7, differences: 7 },
    ]);
    expect(namesOf(await findingsOf(desk))).toEqual(
      [
        `missing_here ${extra.txId}`,
        `missing_there ${gone.txId}`,
        `amount_differs ${stake.txId}`,
        `amount_differs ${payout.txId}`,
        `state_differs ${state.txId}`,
        `player_differs ${person.txId}`,
        `told_twice ${twice.txId}`,
      ].toSorted(),
    );
  });

  it('keeps a prize and a stake of one id apart', async () => {
    const one = await player();
    const stakes = [await one.bet(0n), await one.bet(0n), await one.bet(0n)] as const;
    const [both, noPrize, noStake] = stakes;
    const prizes = [
      await one.prize(both),
      await one.prize(noPrize),
      await one.prize(noStake),
    ] as const;
    const desk = await enter();
    const hold = async (bets: DayBet[]) => {
      far.bets = bets;
      await desk.call(endpoints.runVendorDay, { body: { vendorCode, day: today() } });
      const own = new Set(stakes.map(({ txId }) => txId));
      const rows = await findingsOf(desk);
      return namesOf(rows.filter(({ transactionId }) => own.has(transactionId)));
    };
    const lacking = [`missing_there ${noPrize.txId}`, `missing_there ${noStake.txId}`].toSorted();
    expect(await hold([prizes[0], both, noPrize, prizes[2]])).toEqual(lacking);
    expect(await hold([])).toEqual(
      stakes.flatMap(({ txId }) => Array(2).fill(`missing_there ${txId}`) as string[]).toSorted(),
    );
    expect(await hold([...stakes, ...prizes])).toEqual([]);
  });

  it('takes a file too, of which a bad line loses no other', async () => {
    const one = await player('MUTE');
    const [same, gone] = [await one.bet(2500n), await one.bet(0n)];
    const desk = await enter();
    const hold = (lines: readonly string[], code = 'MUTE') => {
      const head = 'TxId;roundId;playerId;currency;placedAt;stake;payout;state;note';
      const file = [head, ...lines, ''].join('\r\n');
      return desk.call(endpoints.importVendorDay, {
        body: { vendorCode: code, day: today(), file },
      });
    };
    const lineOf = (bet: DayBet) =>
      [
        bet.txId,
        bet.roundId,
        bet.playerId,
        bet.currency,
        bet.placedAt,
        bet.stake,
        bet.payout,
        bet.state.toLowerCase(),
        'x',
      ].join(';');
    const ill = { ...gone, stake: 'ten' };
    const none = await hold([lineOf(ill), '']);
    expect([none.code, none.data]).toEqual(['vendor_file_unreadable', { line: 2 }]);
    const nameless = { ...same, txId: '' };
    expect((await hold([lineOf(same), lineOf(ill), lineOf(nameless)])).status).toBe(200);
    const unread = await findingsOf(desk, 'MUTE');
    expect(namesOf(unread)).toEqual([
      `line_unreadable ${today()} #4`,
      `line_unreadable ${gone.txId}`,
    ]);
    const own = unread.find(({ transactionId }) => transactionId === gone.txId);
    expect(own).toMatchObject({ memberId: one.memberId, ours: { stake: '10.00' }, theirs: null });
    expect((await hold([lineOf(same)], 'NOBODY')).code).toBe('not_found');
    expect((await hold([lineOf(same)])).status).toBe(200);
    expect(namesOf(await findingsOf(desk, 'MUTE'))).toEqual([`missing_there ${gone.txId}`]);
  });

  it('says the same of the same lines in another order, and of one that came late', async () => {
    const one = await player('MUTE');
    const bets = [await one.bet(2500n), await one.bet(0n), await one.bet(100n), await one.bet()];
    const late = await one.bet(300n);
    const wrong = { ...bets[2], payout: '9.00' } as DayBet;
    const lines = [bets[0], bets[1], wrong, bets[3], bets[3]] as readonly DayBet[];
    const desk = await enter();
    const hold = async (rows: readonly DayBet[]) => {
      const head = 'txId,roundId,playerId,currency,placedAt,stake,payout,state';
      const fields = rows.map((bet) => [
        bet.txId,
        bet.roundId,
        bet.playerId,
        bet.currency,
        bet.placedAt,
        bet.stake,
        bet.payout,
        bet.state,
      ]);
      const file = [head, ...fields.map((parts) => parts.join(','))].join('\n');
      const body = { vendorCode: 'MUTE', day: today(), file };
      expect((await desk.call(endpoints.importVendorDay, { body })).status).toBe(200);
      const named = new Set([...bets, late].map(({ txId }) => txId));
      const found = await findingsOf(desk, 'MUTE');
      return namesOf(found.filter(({ transactionId }) => named.has(transactionId)));
    };
    const first = await hold(lines);
    expect(first).toEqual(
      [
        `amount_differs ${wrong.txId}`,
        `missing_there ${late.txId}`,
        `told_twice ${bets[3]?.txId}`,
      ].toSorted(),
    );
    expect(await hold(lines.toReversed())).toEqual(first);
    const whole = first.filter((name) => name !== `missing_there ${late.txId}`);
    expect(await hold([late, ...lines])).toEqual(whole);
    expect(await hold([...lines.toReversed(), late])).toEqual(whole);
  });

  it('keeps every other bet of a page on which one cannot be read', async () => {
    const desk = await enter();
    const one = await player();
    const [ill, wrong, same] = [await one.bet(0n), await one.bet(500n), await one.bet(100n)];
    far.bets = [{ ...ill, placedAt: ill.placedAt.slice(0, -1), stake: '1e3' }, wrong, same];
    far.bets[1] = { ...wrong, payout: '6.00' };
    await desk.call(endpoints.runVendorDay, { body: { vendorCode, day: today() } });
    const own = new Set([ill, wrong, same].map(({ txId }) => txId));
    const rows = (await findingsOf(desk)).filter(({ transactionId }) => own.has(transactionId));
    expect(namesOf(rows)).toEqual([`amount_differs ${wrong.txId}`, `line_unreadable ${ill.txId}`]);
    far.bets = [ill, { ...wrong, payout: '5.00' }, same];
    await desk.call(endpoints.runVendorDay, { body: { vendorCode, day: today() } });
    const left = (await findingsOf(desk)).filter(({ transactionId }) => own.has(transactionId));
    expect(left).toEqual([]);
  });

  it('says when a vendor cannot be asked, or does not answer', async () => {
    const desk = await enter();
    const run = (code: string) =>
      desk.call(endpoints.runVendorDay, { body: { vendorCode: code, day: today() } });
    expect((await run('MUTE')).code).toBe('not_found');
    far.isDown = true;
    expect((await run(vendorCode)).code).toBe('vendor_books_unavailable');
    far.isDown = false;
  });
});

describe('a difference with the books of a vendor', () => {
  it('has an owner, who alone decides it, once, for a reason that the trail keeps', async () => {
    const [desk, colleague] = [await enter(), await enter()];
    const one = await player();
    const lost = await one.bet(0n);
    far.bets = [];
    await desk.call(endpoints.runVendorDay, { body: { vendorCode, day: today() } });
    const found = (await findingsOf(desk)).find(({ transactionId }) => transactionId === lost.txId);
    const params = { id: assertDefined(found, 'it differs').id };
    const claim = (by: TestBrowser) => by.call(endpoints.claimVendorFinding, { params });
    const decide = (by: TestBrowser) =>
      by.call(endpoints.decideVendorFinding, { params, body: { decision: 'theirs', reason } });
    expect((await decide(desk)).code).toBe('finding_owned');
    expect((await claim(desk)).value).toMatchObject({ abilities: ['decide'] });
    expect((await claim(colleague)).value).toMatchObject({ abilities: ['decide'] });
    expect((await decide(desk)).code).toBe('finding_owned');
    // Entries of one moment stand in no order.
    test.clock.advance({ seconds: 1 });
    const ended = await decide(colleague);
    expect(ended.value).toMatchObject({ decision: 'theirs', reason, abilities: [] });
    expect((await decide(colleague)).code).toBe('finding_closed');
    expect((await claim(desk)).code).toBe('finding_closed');
    const missing = { params: { id: 'vfd_00000000' } };
    expect((await desk.call(endpoints.claimVendorFinding, missing)).code).toBe('not_found');
    const { rows } = await test
      .database()
      .pool.query<{ action: string }>(
        `select action from trail_entries where after->>'finding' = $1 order by id`,
        [params.id],
      );
    expect(rows.map(({ action }) => action)).toEqual([
      'vendor_finding.claim',
      'vendor_finding.claim',
      'vendor_finding.decide',
    ]);
    const support = await enterOperator(test, server, 'support');
    expect((await claim(support)).code).toBe('ability_missing');
  });
});

describe('a difference that is none any more', () => {
  const run = (desk: TestBrowser) =>
    desk.call(endpoints.runVendorDay, { body: { vendorCode, day: today() } });
  const endedOf = async (desk: TestBrowser, txId: string) => {
    const query = { vendorCode, view: 'closed', limit: '100' } as const;
    const { value } = await desk.call(endpoints.listVendorFindings, { query });
    return (value['content'] as readonly Found[]).filter((row) => row.transactionId === txId);
  };

  it('ends by itself once the vendor tells the same, keeps its owner, and waits if it comes back', async () => {
    const desk = await enter();
    const one = await player();
    const bet = await one.bet(500n);
    far.bets = [{ ...bet, payout: '6.00' }];
    await run(desk);
    const waits = async () =>
      (await findingsOf(desk)).filter(({ transactionId }) => transactionId === bet.txId);
    const [found] = await waits();
    const params = { id: assertDefined(found, 'it differs').id };
    await desk.call(endpoints.claimVendorFinding, { params });
    far.bets = [bet];
    await run(desk);
    expect(await waits()).toEqual([]);
    expect(await endedOf(desk, bet.txId)).toMatchObject([
      { agrees: true, decision: null, closedBy: null, abilities: [] },
    ]);
    const late = { params, body: { decision: 'theirs', reason } } as const;
    expect((await desk.call(endpoints.decideVendorFinding, late)).code).toBe('finding_closed');
    far.bets = [{ ...bet, payout: '7.00' }];
    await run(desk);
    expect(await waits()).toMatchObject([
      { ...params, agrees: false, theirs: { payout: '7.00' }, abilities: ['decide'] },
    ]);
  });

  it('leaves alone what somebody decided', async () => {
    const desk = await enter();
    const one = await player();
    const bet = await one.bet(500n);
    far.bets = [{ ...bet, payout: '6.00' }];
    await run(desk);
    const all = await findingsOf(desk);
    const found = all.find(({ transactionId }) => transactionId === bet.txId);
    const params = { id: assertDefined(found, 'it differs').id };
    await desk.call(endpoints.claimVendorFinding, { params });
    const body = { decision: 'ours', reason } as const;
    await desk.call(endpoints.decideVendorFinding, { params, body });
    far.bets = [bet];
    await run(desk);
    expect(await endedOf(desk, bet.txId)).toMatchObject([{ agrees: false, decision: 'ours' }]);
  });
});

describe('the loop of days', () => {
  it('asks for days that are over, makes up for them, and says so of one that never comes', async () => {
    const loop = server.built().loops.find(({ name }) => name === 'gateway_vendor_days');
    const run = () => loop?.run({ run: (_unit, body) => test.inUnit(body) });
    const daysOf = async () => {
      const { value } = await (await enter()).call(endpoints.readVendorDays);
      const days = value['days'] as readonly { readonly vendorCode: string }[];
      return days.filter((day) => day.vendorCode === vendorCode).length;
    };
    far.bets = [];
    test.clock.advance({ hours: 48 });
    const before = await daysOf();
    await run();
    expect(await daysOf()).toBeGreaterThan(before);
    const kept = await daysOf();
    far.isDown = true;
    test.clock.advance({ hours: 72 });
    await run();
    const missing = (await findingsOf(await enter())).filter(({ kind }) => kind === 'file_missing');
    expect(missing.length).toBeGreaterThan(0);
    far.isDown = false;
    await run();
    expect(await daysOf()).toBe(kept + 3);
    const still = (await findingsOf(await enter())).filter(({ kind }) => kind === 'file_missing');
    expect(still).toEqual([]);
    const overview = await (await enter()).call(endpoints.readOverview);
    const queues = overview.value['queues'] as readonly { name: string; count: number }[];
    expect(queues.find(({ name }) => name === 'vendorBooks')?.count).toBeGreaterThan(0);
  });
});
