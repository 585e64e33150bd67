import {
  commitment,
  createStream,
  designHash,
  expectLegal,
  minesEngine,
  type MinesAction,
  replay,
} from '@portal/games';
import { assertDefined } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { enterOperator, reason } from '../../../../test/factories/operators.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { addMinesGame } from '../../../../test/factories/stepped.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
/** The smallest of the demo site's currency. */
const stake = '2.50';
let nodeId = '';

beforeAll(async () => {
  nodeId = await addMinesGame(test);
});

type Stepped = ReplyOf<Endpoints['openRound']>;
type Launch = Extract<ReplyOf<Endpoints['launchGame']>, { engine: 'mines' }>;
type Receipt = Extract<ReplyOf<Endpoints['readRound']>, { engine: 'mines' }>;

let keys = 0;
const newKey = () => `stepped-key-${(keys += 1)}`;

async function newPlayer(): Promise<TestBrowser> {
  const browser = server.browser();
  await registerMember(browser);
  return browser;
}

async function launch(browser: TestBrowser): Promise<Launch> {
  const got = await browser.call(endpoints.launchGame, { body: { nodeId } });
  expect(got.json).toMatchObject({ success: true });
  return got.value as unknown as Launch;
}

function open(browser: TestBrowser, key = newKey()) {
  const body = { nodeId, stake, bet: { engine: 'mines', mines: 5 } };
  return browser.call(endpoints.openRound, { body, key });
}

function act(browser: TestBrowser, { round }: Stepped, action: object, key = newKey()) {
  const body = { step: round.step, action: { engine: 'mines', ...action } };
  return browser.call(endpoints.actOnRound, { params: { roundId: round.roundId }, body, key });
}

/** Picks tiles from the first on until the round is over or two were safe. */
async function pickTwo(browser: TestBrowser, view: Stepped): Promise<Stepped> {
  let now = view;
  for (let tile = 0; now.round.state === 'open' && tile < 2; tile += 1) {
    now = (await act(browser, now, { kind: 'reveal', tile })).value as unknown as Stepped;
  }
  return now;
}

describe('a round of mines over the wire', () => {
  it('is launched, opened, played, recorded and checked by its seeds', async () => {
    const browser = await newPlayer();
    const launched = await launch(browser);
    expect(launched).toMatchObject({
      kind: 'house',
      engine: 'mines',
      design: { id: 'mines-25-3', tiles: 25, edgePercent: 3 },
      openRound: null,
      unshownRound: null,
    });
    // 0.97 · 25 / 22, truncated to four digits.
    expect(launched.design.multipliers[2]?.[0]).toBe('1.1022');
    const opened = (await open(browser)).value as unknown as Stepped;
    expect(opened.round).toMatchObject({
      state: 'open',
      nonce: '0',
      step: 1,
      revealed: [],
      minesAt: null,
      cashOut: null,
      balanceBefore: launched.balance,
      balanceAfter: null,
    });
    let now = await pickTwo(browser, opened);
    if (now.round.state === 'open') {
      expect(now.round.cashOut).toMatch(/^\d+\.\d\d$/);
      now = (await act(browser, now, { kind: 'cashOut' })).value as unknown as Stepped;
    }
    expect(now.round).toMatchObject({ state: 'settled', step: null, cashOut: null });
    expect(now.round.minesAt).toHaveLength(5);
    expect(now.balance).toBe(now.round.balanceAfter);

    const record = await browser.call(endpoints.listRounds, {});
    const { roundId, win, net } = now.round;
    expect(record.value).toMatchObject({
      content: [{ roundId, win, net, engine: 'mines', state: 'settled' }],
    });
    await browser.call(endpoints.rotateSeeds, { body: {} });
    const receipt = await browser.call(endpoints.readRound, { params: { roundId } });
    expectProven(receipt.value as unknown as Receipt, now);
  });

  it('hides where the mines lie as long as it is open, in every answer', async () => {
    const browser = await newPlayer();
    const opened = (await open(browser)).value as unknown as Stepped;
    const params = { roundId: opened.round.roundId };
    const receipt = (await browser.call(endpoints.readRound, { params })).value;
    const launched = await launch(browser);
    expect(launched.openRound).toEqual(opened.round);
    expect((receipt as unknown as Receipt).round).toEqual(opened.round);
    expect(receipt).toMatchObject({ serverSeed: null, round: { minesAt: null } });
    const refused = await browser.call(endpoints.rotateSeeds, { body: {} });
    expect([refused.status, refused.code]).toEqual([409, 'round_still_open']);
    expect(refused.data).toEqual(params);
  });

  it('answers a repeated key with its first answer and takes no second step', async () => {
    const browser = await newPlayer();
    const first = await open(browser, 'open-key-1');
    const again = await open(browser, 'open-key-1');
    expect(again.headers['idempotent-replay']).toBe('true');
    expect(again.text).toBe(first.text);
    const now = first.value as unknown as Stepped;
    const step = await act(browser, now, { kind: 'reveal', tile: 0 }, 'step-key-1');
    const twins = await Promise.all(
      Array.from({ length: 20 }, () =>
        act(browser, now, { kind: 'reveal', tile: 0 }, 'step-key-1'),
      ),
    );
    expect(new Set(twins.map(({ text }) => text))).toEqual(new Set([step.text]));
    const other = await act(browser, now, { kind: 'reveal', tile: 1 }, 'step-key-1');
    expect([other.status, other.code]).toEqual([409, 'idempotency_conflict']);
  });

  it('refuses what is out of order, with the code of each', async () => {
    const browser = await newPlayer();
    const stranger = await newPlayer();
    const now = (await open(browser)).value as unknown as Stepped;
    const cases = [
      [await act(stranger, now, { kind: 'cashOut' }), 404, 'round_not_found'],
      [await act(browser, now, { kind: 'cashOut' }), 422, 'action_not_legal'],
      [await act(browser, now, { kind: 'start' }), 400, 'validation_failed'],
      [await open(browser), 409, 'round_still_open'],
    ] as const;
    for (const [got, status, code] of cases) {
      expect([got.status, got.code]).toEqual([status, code]);
    }
    const late = { round: { ...now.round, step: 7 } } as Stepped;
    const refused = await act(browser, late, { kind: 'reveal', tile: 0 });
    expect([refused.status, refused.code, refused.data]).toEqual([
      409,
      'step_out_of_order',
      { step: 1 },
    ]);
    const slot = await browser.call(endpoints.spinSlot, {
      body: { nodeId, stake },
      key: newKey(),
    });
    expect(slot.code).toBe('game_not_found');
  });
});

describe('a game that is narrowed to others', () => {
  it('opens no round, and one that is open is played to its end', async () => {
    const player = await newPlayer();
    await launch(player);
    const opened = await open(player);
    const everybody = { languages: [], countries: [], login: 'all', device: 'all' } as const;
    const narrow = async (leastRank: number) => {
      const operator = await enterOperator(test, server, 'risk');
      const audience = { ...everybody, leastRank };
      const body = { showFrom: null, showTo: null, audience, reason };
      await operator.call(endpoints.changeGameAudience, { params: { nodeId }, body });
      test.clock.advance({ seconds: 1 });
    };
    await narrow(1);
    const acted = await act(player, opened.value as unknown as Stepped, {
      kind: 'reveal',
      tile: 3,
    });
    expect(acted.code).toBeUndefined();
    expect((await open(await newPlayer())).code).toBe('game_not_found');
    await narrow(0);
    expect((await open(await newPlayer())).code).toBeUndefined();
  });
});

describe('a reality check', () => {
  it('that refused a round is held until it is acknowledged, whatever the pause (R8)', async () => {
    const browser = await newPlayer();
    await browser.call(endpoints.changeCheckInterval, { body: { minutes: 15 } });
    const again = async () => {
      const opened = await open(browser);
      if (opened.code === undefined) {
        const now = await pickTwo(browser, opened.value as unknown as Stepped);
        await act(browser, now, { kind: 'cashOut' });
      }
      return opened.code;
    };
    expect(await again()).toBeUndefined();
    test.clock.advance({ minutes: 14 });
    expect(await again()).toBeUndefined();
    test.clock.advance({ minutes: 2 });
    expect(await again()).toBe('reality_check_due');
    test.clock.advance({ minutes: 16 });
    expect(await again()).toBe('reality_check_due');
    await browser.call(endpoints.acknowledgeCheck);
    expect(await again()).toBeUndefined();
  });
});

/** Plays the round again from its receipt alone, as anybody can (R138). */
function expectProven(receipt: Receipt, view: Stepped): void {
  const { round, design, serverSeed } = receipt;
  expect(round).toEqual(view.round);
  const seed = Buffer.from(assertDefined(serverSeed, 'the seed is revealed'), 'hex');
  expect(commitment(seed)).toBe(round.serverSeedHash);
  const { id, version, tiles, edgePercent } = design;
  const rules = { id, version, tiles, edgePercent };
  expect(designHash(rules)).toBe(round.designHash);
  const actions = round.steps.map(({ kind, tile }): MinesAction =>
    kind === 'reveal' ? { kind, tile: tile ?? -1 } : { kind },
  );
  const { clientSeed } = round;
  const stream = createStream({ serverSeed: seed, clientSeed, nonce: BigInt(round.nonce) });
  const bet = { stakeMinor: BigInt(round.stake.replace('.', '')), mines: round.mines };
  const state = expectLegal(replay(minesEngine, { design: rules, bet, actions, stream }));
  expect(state.mines).toEqual(round.minesAt);
  expect(state.returnMinor).toBe(BigInt(round.win.replace('.', '')));
}
