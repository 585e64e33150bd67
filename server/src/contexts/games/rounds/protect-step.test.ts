import { blackjackHouse, type BlackjackState, diceHouse } from '@portal/games';
import { assertDefined } from '@portal/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPlayer, buildSpin } from '../../../../test/factories/games.ts';
import {
  buildOpening,
  buildStep,
  gameOf,
  openSteppedEnv,
  tilesOf,
} from '../../../../test/factories/stepped.ts';
import { testDatabase } from '../../../../test/harness.ts';
import type { GamesEnv, Player } from '../play.ts';
import { placeSpins } from '../slots/use-cases/place-spins.ts';
import type { RoundNow } from './keep-step.ts';
import { actOnRound } from './use-cases/act-on-round.ts';
import { openRound } from './use-cases/open-round.ts';

const test = testDatabase();
const gb = { site: { jurisdiction: 'GB' } };
let env: GamesEnv;

beforeAll(async () => {
  env = await openSteppedEnv(test);
});

/** Somebody of whom everything is proven, who is old enough for any stake. */
async function provenPlayer(): Promise<Player> {
  const player = await buildPlayer(test);
  const proven = 'insert into persons (member_id, born_on, verified_at) values ($1, $2, $3)';
  const at = String(test.clock.now());
  await test.database().pool.query(proven, [player.memberId, '1980-05-05', at]);
  return player;
}

const openMines = (player: Player) =>
  test.inUnit((ctx) => openRound(ctx, env, buildOpening(env, player)), gb);

/** One step decides it. */
function rollDice(player: Player): Promise<unknown> {
  const { nodeId } = gameOf(env, diceHouse.id);
  const bet = { engine: 'dice', over: true, target: 5000 };
  const opening = buildOpening(env, player, { nodeId, bet });
  return test
    .inUnit((ctx) => openRound(ctx, env, opening), gb)
    .then(
      () => 'ok',
      (error: unknown) => (error as { code?: string }).code ?? error,
    );
}

async function cashOut(player: Player, roundNow: RoundNow): Promise<void> {
  const { id } = roundNow.round;
  const { safe } = await tilesOf(test, env, { memberId: player.memberId, id });
  const tile = assertDefined(safe[0], 'a tile without a mine');
  const act = (now: RoundNow, action: { readonly kind: string; readonly tile?: number }) =>
    test.inUnit((ctx) => actOnRound(ctx, env.book, buildStep(player, now, action)), gb);
  await act(await act(roundNow, { kind: 'reveal', tile }), { kind: 'cashOut' });
}

describe('one game at a time (R15)', () => {
  it('keeps other games out as long as a round waits, and lets them in when it is over', async () => {
    const player = await provenPlayer();
    const opened = await openMines(player);
    test.clock.advance({ seconds: 31 });
    expect(await rollDice(player)).toBe('other_round_open');
    const [spun] = await test.inUnit((ctx) => placeSpins(ctx, env, [buildSpin(env, player)]), gb);
    expect(spun?.answer).toMatchObject({ ok: false, code: 'other_round_open' });
    await cashOut(player, opened);
    test.clock.advance({ seconds: 31 });
    expect(await rollDice(player)).toBe('ok');
    test.clock.advance({ seconds: 31 });
    expect((await openMines(player)).round.state).toBe('open');
  });
});

/** A hand that may be doubled; naturals and insurance are played away. */
async function openHand(player: Player, stake: string): Promise<RoundNow> {
  const { nodeId } = gameOf(env, blackjackHouse.id);
  const hand = { nodeId, stake, bet: { engine: 'blackjack' } };
  for (let tries = 0; tries < 100; tries += 1) {
    test.clock.advance({ seconds: 31 });
    const opening = buildOpening(env, player, hand);
    let now = await test.inUnit((ctx) => openRound(ctx, env, opening), gb);
    if (now.round.state === 'open' && (now.state as BlackjackState).isInsuranceOpen) {
      now = await step(player, now, 'decline');
    }
    if (now.round.state === 'open') {
      return now;
    }
  }
  throw new Error('every hand was over at the deal');
}

const step = (player: Player, now: RoundNow, kind: string) =>
  test.inUnit((ctx) => actOnRound(ctx, env.book, buildStep(player, now, { kind })), gb);

describe('the highest stake (R15)', () => {
  it('is one of the whole round: a double beyond it is refused, and the hand goes on', async () => {
    const player = await provenPlayer();
    const now = await openHand(player, '5.00');
    await expect(step(player, now, 'double')).rejects.toMatchObject({ code: 'stake_above_cap' });
    expect((await step(player, now, 'stand')).round).toMatchObject({ state: 'settled' });
    const small = await openHand(player, '2.00');
    expect((await step(player, small, 'double')).round).toMatchObject({ stakeMinor: 400n });
  });
});
