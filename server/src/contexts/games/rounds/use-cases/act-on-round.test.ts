import { blackjackHouse, type BlackjackState, minesMultiplier, minesHouse } from '@portal/games';
import { assert, assertDefined, toNumber } from '@portal/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPlayer } from '../../../../../test/factories/games.ts';
import {
  buildOpening,
  buildStep,
  gameOf,
  minesBet,
  openSteppedEnv,
  secretStateOf,
  tilesOf,
} from '../../../../../test/factories/stepped.ts';
import { buildTransfer } from '../../../../../test/factories/wallet.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { asOwner } from '../../../../../test/owner.ts';
import { balanceOf, post } from '../../../wallet/index.ts';
import type { Player, GamesEnv } from '../../play.ts';
import type { RoundNow } from '../keep-step.ts';
import { readRoundStakes } from '../open-stakes.ts';
import { type ActCommand, actOnRound } from './act-on-round.ts';
import { markRoundShown } from './mark-round-shown.ts';
import { type OpenCommand, openRound } from './open-round.ts';
import { readRound } from './read-round.ts';
import { listRounds } from './list-rounds.ts';

const test = testDatabase();
let env: GamesEnv;

beforeAll(async () => {
  env = await openSteppedEnv(test);
});

function open(player: Player, overrides: Partial<OpenCommand> = {}): Promise<RoundNow> {
  return test.inUnit((ctx) => openRound(ctx, env, buildOpening(env, player, overrides)));
}

function act(command: ActCommand): Promise<RoundNow> {
  return test.inUnit((ctx) => actOnRound(ctx, env.book, command));
}

/** Reveals the first safe tile that is hidden. */
async function revealSafe(player: Player, now: RoundNow): Promise<RoundNow> {
  const { safe } = await tilesOf(test, env, now.round);
  const tile = assertDefined(safe[0], 'a safe tile');
  return act(buildStep(player, now, { kind: 'reveal', tile }));
}

async function cash({ memberId }: Player): Promise<bigint> {
  const account = `member:${memberId}:cash`;
  const balance = await test.inUnit((ctx) => balanceOf(ctx, { account, currency: 'USD' }));
  return balance.balanceMinor;
}

/** A hand of blackjack that may be doubled; naturals and insurance are played away. */
async function openHand(player: Player): Promise<RoundNow> {
  const { nodeId } = gameOf(env, blackjackHouse.id);
  const hand = { nodeId, bet: { engine: 'blackjack' } };
  for (let tries = 0; tries < 100; tries += 1) {
    let now = await open(player, hand);
    if (now.round.state === 'open' && isInsured(now)) {
      now = await act(buildStep(player, now, { kind: 'decline' }));
    }
    if (now.round.state === 'open') {
      return now;
    }
  }
  throw new Error('every hand was over at the deal');
}

function isInsured({ state }: RoundNow): boolean {
  return (state as BlackjackState).isInsuranceOpen;
}

/** Each row breaks its rule and all rules below it, so the order is proven too. */
describe('actOnRound refuses in this order', () => {
  const nonsense = { engine: 'dice', kind: 'play' };

  it('round_not_found for nonsense and for a round of somebody else', async () => {
    const [player, other] = [await buildPlayer(test), await buildPlayer(test)];
    const { round } = await open(player);
    for (const roundId of [
      'rnd_',
      `${round.id}0`,
      'rnd_000000000000ffffffffffffffffffff',
    ] as const) {
      const command = { player, roundId, step: 9, action: nonsense };
      await expect(act(command)).rejects.toMatchObject({ code: 'round_not_found' });
    }
    const foreign = { player: other, roundId: round.id, step: 9, action: nonsense };
    await expect(act(foreign)).rejects.toMatchObject({ code: 'round_not_found' });
  });

  it('round_over', async () => {
    const player = await buildPlayer(test);
    const now = await open(player);
    const [mine = -1] = (await tilesOf(test, env, now.round)).mines;
    const { round } = await act(buildStep(player, now, { kind: 'reveal', tile: mine }));
    expect(round.state).toBe('settled');
    const late = { player, roundId: round.id, step: 9, action: nonsense };
    await expect(act(late)).rejects.toMatchObject({ code: 'round_over' });
  });

  it.each([0, 2, 9])('step_out_of_order for step %i after the opening', async (step) => {
    const player = await buildPlayer(test);
    const { round } = await open(player);
    await expect(act({ player, roundId: round.id, step, action: nonsense })).rejects.toMatchObject({
      code: 'step_out_of_order',
      data: { step: 1 },
    });
  });

  it.each([
    ['cashing out before a pick', { engine: 'mines', kind: 'cashOut' }],
    ['a tile that is not there', { engine: 'mines', kind: 'reveal', tile: 25 }],
    ['starting again', { engine: 'mines', kind: 'start' }],
    ['the action of another engine', nonsense],
  ])('action_not_legal for %s, and the round is as it was', async (_, action) => {
    const player = await buildPlayer(test);
    const now = await open(player);
    const roundId = now.round.id;
    await expect(act({ player, roundId, step: 1, action })).rejects.toMatchObject({
      code: 'action_not_legal',
    });
    expect((await revealSafe(player, now)).round.steps).toHaveLength(2);
  });

  it('insufficient_balance last, and the round goes on without it', async () => {
    const player = await buildPlayer(test, { cashMinor: 100_000n });
    const now = await openHand(player);
    const account = `member:${player.memberId}:cash`;
    const amountMinor = await cash(player);
    const spent = buildTransfer({ from: account, to: 'outside:bank', amountMinor });
    await test.inUnit((ctx) => post(ctx, [spent]));
    await expect(act(buildStep(player, now, { kind: 'double' }))).rejects.toMatchObject({
      code: 'insufficient_balance',
    });
    const stood = await act(buildStep(player, now, { kind: 'stand' }));
    expect(stood.round).toMatchObject({ state: 'settled', stakeMinor: 10n });
  });
});

describe('actOnRound', () => {
  it('pays the multiplier that was reached, once, and clears the open stake', async () => {
    const player = await buildPlayer(test, { cashMinor: 1_000n });
    let now = await open(player, { stake: '5.00' });
    now = await revealSafe(player, await revealSafe(player, now));
    expect(await cash(player)).toBe(500n);
    now = await act(buildStep(player, now, { kind: 'cashOut' }));
    const wonMinor = BigInt(Math.round(toNumber(minesMultiplier(minesHouse, 3, 2)) * 500));
    expect(now.round).toMatchObject({
      state: 'settled',
      stakeMinor: 500n,
      winMinor: wonMinor,
      balanceBeforeMinor: 1_000n,
      balanceAfterMinor: 500n + wonMinor,
    });
    expect(await cash(player)).toBe(500n + wonMinor);
    const { rows } = await test.database().pool.query(
      `select type, amount_minor::int as amount from entries e
       join lines l on l.entry_id = e.id and l.amount_minor > 0
       where e.reference = $1 order by e.id`,
      [now.round.id],
    );
    expect(rows).toEqual([
      { type: 'stake', amount: 500 },
      { type: 'stake_earned', amount: 500 },
      { type: 'win', amount: Number(wonMinor) },
    ]);
  });

  it('counts its stake as in play until it is over', async () => {
    const player = await buildPlayer(test, { cashMinor: 1_000n });
    const from = test.clock.now();
    const inPlay = (moment = from) =>
      test.inUnit((ctx) => readRoundStakes(ctx, player.memberId, moment));
    const now = await revealSafe(player, await open(player, { stake: '5.00' }));
    expect(await inPlay()).toBe(500n);
    expect(await inPlay(test.clock.now().add({ hours: 1 }))).toBe(0n);
    await act(buildStep(player, now, { kind: 'cashOut' }));
    expect(await inPlay()).toBe(0n);
  });

  it('gives the house the stake of a lost round', async () => {
    const player = await buildPlayer(test, { cashMinor: 100n });
    const now = await revealSafe(player, await open(player));
    const [mine = -1] = (await tilesOf(test, env, now.round)).mines;
    const { round } = await act(buildStep(player, now, { kind: 'reveal', tile: mine }));
    expect(round).toMatchObject({ state: 'settled', winMinor: 0n, balanceAfterMinor: 90n });
    expect(await cash(player)).toBe(90n);
  });

  it('debits what a step adds to the stake', async () => {
    const player = await buildPlayer(test);
    const now = await openHand(player);
    const before = await cash(player);
    const { round } = await act(buildStep(player, now, { kind: 'double' }));
    assert(round.state === 'settled', 'a doubled hand is over');
    expect(round.stakeMinor).toBe(20n);
    expect(assertDefined(round.steps, 'its steps').at(-1)).toMatchObject({ stakeMinor: 10n });
    expect(await cash(player)).toBe(before - 10n + round.winMinor);
  });

  it('lets one of two callers take a step', async () => {
    const player = await buildPlayer(test);
    const now = await open(player, { bet: minesBet(1) });
    const [one = -1, other = -1] = (await tilesOf(test, env, now.round)).safe;
    const both = await Promise.allSettled(
      [one, other].map((tile) => act(buildStep(player, now, { kind: 'reveal', tile }))),
    );
    const refused = both.find((outcome) => outcome.status === 'rejected');
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(refused?.reason).toMatchObject({ code: 'step_out_of_order', data: { step: 2 } });
  });

  it('lets one of two callers cash out', async () => {
    const player = await buildPlayer(test);
    const now = await revealSafe(player, await open(player));
    const out = buildStep(player, now, { kind: 'cashOut' });
    const before = await cash(player);
    const both = await Promise.allSettled([act(out), act(out)]);
    const refused = both.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'round_over' });
    const paid = both.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
    expect(paid).toHaveLength(1);
    const { round } = assertDefined(paid[0], 'one was paid');
    assert(round.state === 'settled', 'cashing out ends it');
    expect(await cash(player)).toBe(before + round.winMinor);
  });
});

describe('a stepped round in the record', () => {
  it('stands among the others while it is open and when it is over (R38)', async () => {
    const player = await buildPlayer(test);
    const record = () => test.inUnit((ctx) => listRounds(ctx, { player }));
    const first = await revealSafe(player, await open(player));
    await act(buildStep(player, first, { kind: 'cashOut' }));
    // Of one millisecond, either could stand first.
    test.clock.advance({ seconds: 1 });
    const second = await open(player);
    const { rounds } = await record();
    expect(rounds.map(({ id, state }) => [id, state])).toEqual([
      [second.round.id, 'open'],
      [first.round.id, 'settled'],
    ]);
    const older = await test.inUnit((ctx) =>
      listRounds(ctx, { player, limit: 1, cursor: second.round.id }),
    );
    expect(older).toMatchObject({ rounds: [{ id: first.round.id }], nextCursor: null });
  });

  it('replays to its result on every receipt, and a changed one is found out', async () => {
    const player = await buildPlayer(test);
    const now = await revealSafe(player, await open(player));
    const secret = await secretStateOf(test, env, now.round);
    const query = { player, roundId: now.round.id };
    const receipt = () => test.inUnit((ctx) => readRound(ctx, env.book, query));
    expect(await receipt()).toMatchObject({ round: { state: 'open' }, state: secret });
    await act(buildStep(player, now, { kind: 'cashOut' }));
    expect(await receipt()).toMatchObject({
      round: { state: 'settled', result: { mines: expect.any(Array) as unknown } },
      commitment: { serverSeed: null },
    });
    const { memberId } = player;
    await asOwner(test, 'update rounds set win_minor = 9 where member_id = $1', [memberId]);
    await expect(receipt()).rejects.toThrow('replays to its result');
  });

  it('is marked as shown when it is over, not before', async () => {
    const player = await buildPlayer(test);
    const now = await revealSafe(player, await open(player));
    const query = { player, roundId: now.round.id };
    const mark = () => test.inUnit((ctx) => markRoundShown(ctx, query));
    await expect(mark()).rejects.toMatchObject({ code: 'round_not_found' });
    await act(buildStep(player, now, { kind: 'cashOut' }));
    expect(await mark()).toEqual({ roundId: now.round.id });
  });
});
