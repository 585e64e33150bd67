import { createStream, spinSlot } from '@portal/games';
import { currency, formatAmount, assertDefined } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  buildPlayer,
  buildSpin,
  houseSlot,
  openGamesEnv,
} from '../../../../../test/factories/games.ts';
import { limitByDay } from '../../../../../test/factories/limits.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { stakesOf } from '../../../catalog/index.ts';
import { balanceOf, post } from '../../../wallet/index.ts';
import type { Player, GamesEnv } from '../../play.ts';
import { bookedSlotOf } from '../../rounds/design-book.ts';
import { type Round, stopsOf } from '../../rounds/round.ts';
import { selectRounds } from '../../rounds/store-rounds.ts';
import { rotateSeeds } from '../../seeds/use-cases/rotate-seeds.ts';
import { readyCommand, type SpinCommand } from '../ready-spin.ts';
import { outcomeOf, presentRound } from '../present-slot.ts';
import { placeSpins, type SpinAnswer } from './place-spins.ts';

const test = testDatabase();
let env: GamesEnv;

beforeAll(async () => {
  env = await openGamesEnv(test);
});

function play(...commands: readonly SpinCommand[]): Promise<readonly SpinAnswer[]> {
  return test.inUnit((ctx) => placeSpins(ctx, env, commands));
}

async function playOne(command: SpinCommand): Promise<SpinAnswer> {
  return assertDefined((await play(command))[0], 'one answer');
}

async function cash(player: Player): Promise<bigint> {
  const account = `member:${player.memberId}:cash`;
  const balance = await test.inUnit((ctx) => balanceOf(ctx, { account, currency: 'USD' }));
  return balance.balanceMinor;
}

function roundsOf(player: Player, mode: 'real' | 'trial' = 'real') {
  return test.inUnit((ctx) =>
    selectRounds(ctx.tx, { memberId: player.memberId, mode, limit: 1000 }),
  );
}

/** Free spins come once in 82 rounds on average; at most 1,000 rounds are played for them. */
async function playUntilFreeSpins(player: Player): Promise<readonly Round[]> {
  for (let batch = 0; batch < 5; batch += 1) {
    await play(...Array.from({ length: 200 }, () => buildSpin(env, player)));
    const rounds = await roundsOf(player);
    if (rounds.some((round) => stopsOf(round).length > 5)) {
      return rounds;
    }
  }
  throw new Error('no round had free spins');
}

function toCents(minor: bigint): string {
  return formatAmount(minor, currency('USD'));
}

/** Each row breaks its rule and all rules below it, so the order is proven too. */
describe('placeSpins refuses in this order', () => {
  function changed(
    change: (snapshot: GamesEnv['snapshot']) => Partial<GamesEnv['snapshot']>,
  ): GamesEnv {
    return { ...env, snapshot: { ...env.snapshot, ...change(env.snapshot) } };
  }

  const brokenGame = (facts: { isOpen: boolean; hasTrial: boolean }) =>
    changed(({ byNodeId }) => {
      const game = { ...houseSlot(env.snapshot), ...facts };
      return { byNodeId: new Map([...byNodeId, [game.nodeId, game]]) };
    });

  async function codeOf(gamesEnv: GamesEnv, command: SpinCommand): Promise<string | undefined> {
    const [answer] = await test.inUnit((ctx) => placeSpins(ctx, gamesEnv, [command]));
    return answer?.answer.ok === false ? answer.answer.code : undefined;
  }

  it('idempotency_conflict before everything else', async () => {
    const player = await buildPlayer(test);
    const first = buildSpin(env, player);
    await play(first);
    const claim = { ...first.claim, fingerprint: 'another body' };
    const changedBody = { ...first, claim, nodeId: 'none', stake: 'x' };
    expect(await codeOf(env, changedBody)).toBe('idempotency_conflict');
  });

  it('in_need_true_account', async () => {
    const player = await buildPlayer(test, { isTrial: true });
    const command = buildSpin(env, player, { mode: 'real', nodeId: 'none', stake: 'x' });
    expect(await codeOf(env, command)).toBe('in_need_true_account');
  });

  it('game_not_found', async () => {
    const player = await buildPlayer(test, { cashMinor: 0n });
    const closed = changed(() => ({ isPlayOpen: false }));
    const command = buildSpin(env, player, { nodeId: '999', stake: 'x' });
    expect(await codeOf(closed, command)).toBe('game_not_found');
  });

  it('play_stopped', async () => {
    const player = await buildPlayer(test, { cashMinor: 0n });
    const closed = {
      ...brokenGame({ isOpen: false, hasTrial: false }),
    };
    const stopped = { ...closed, snapshot: { ...closed.snapshot, isPlayOpen: false } };
    const command = buildSpin(env, player, { mode: 'trial', stake: 'x' });
    expect(await codeOf(stopped, command)).toBe('play_stopped');
  });

  it('game_under_maintenance', async () => {
    const player = await buildPlayer(test, { cashMinor: 0n });
    const command = buildSpin(env, player, { mode: 'trial', stake: 'x' });
    const used = brokenGame({ isOpen: false, hasTrial: false });
    expect(await codeOf(used, command)).toBe('game_under_maintenance');
  });

  it('trial_not_offered', async () => {
    const player = await buildPlayer(test, { cashMinor: 0n });
    const command = buildSpin(env, player, { mode: 'trial', stake: 'x' });
    const used = brokenGame({ isOpen: true, hasTrial: false });
    expect(await codeOf(used, command)).toBe('trial_not_offered');
  });

  it.each(['x', '', '-1', '0', '0.01', '1e2', '0.200', '99999999999999999999'])(
    'stake_not_allowed for %j, with the stakes that are',
    async (stake) => {
      const player = await buildPlayer(test, { cashMinor: 0n });
      const answer = await playOne(buildSpin(env, player, { stake }));
      expect(answer.answer).toMatchObject({ ok: false, code: 'stake_not_allowed' });
      expect(answer.answer).toHaveProperty('data.stakes.length', 6);
    },
  );

  it('insufficient_balance last', async () => {
    const player = await buildPlayer(test, { cashMinor: 0n });
    expect(await codeOf(env, buildSpin(env, player))).toBe('insufficient_balance');
    expect(await roundsOf(player)).toEqual([]);
  });
});

describe('placeSpins', () => {
  it('posts stake and win, stores the round and counts the nonce', async () => {
    const player = await buildPlayer(test, { cashMinor: 50_000n });
    const answers = await play(...Array.from({ length: 25 }, () => buildSpin(env, player)));
    const played = answers.map(
      (answer) => assertDefined(answer.done, 'every spin was played').round,
    );
    let balance = 50_000n;
    played.forEach((round, index) => {
      expect(round.nonce).toBe(BigInt(index));
      expect(round.balanceBeforeMinor).toBe(balance);
      balance += round.winMinor - round.stakeMinor;
      expect(round.balanceAfterMinor).toBe(balance);
    });
    expect(await cash(player)).toBe(balance);
    const stored = await roundsOf(player);
    expect(stored.map((round) => round.id).toSorted()).toEqual(
      played.map((round) => round.id).toSorted(),
    );
    const { rows } = await test
      .database()
      .pool.query('select count(*)::int as entries from entries where reference = any($1)', [
        played.map((round) => round.id),
      ]);
    const wins = played.filter((round) => round.winMinor > 0n).length;
    expect(wins).toBeGreaterThan(0);
    expect(rows).toEqual([{ entries: 25 + wins }]);
  });

  it('answers a repeated key with the same round and moves nothing', async () => {
    const player = await buildPlayer(test);
    const command = buildSpin(env, player);
    const first = await playOne(command);
    const before = await cash(player);
    const second = await playOne(command);
    expect(second).toEqual({ answer: first.answer, isReplay: true });
    expect(await cash(player)).toBe(before);
    expect(await roundsOf(player)).toHaveLength(1);
  });

  it('remembers a refusal for want of money (R108)', async () => {
    const player = await buildPlayer(test, { cashMinor: 0n });
    const command = buildSpin(env, player);
    await playOne(command);
    const richer = await buildPlayer(test);
    const late = await playOne({ ...command });
    expect(late).toMatchObject({ isReplay: true, answer: { code: 'insufficient_balance' } });
    const fresh = await playOne(buildSpin(env, richer));
    expect(fresh.answer.ok).toBe(true);
  });

  it('keeps nonces without gaps when spins of a batch are refused (R134)', async () => {
    const player = await buildPlayer(test, { cashMinor: 200n });
    const stake = buildSpin(env, player).stake;
    const answers = await play(
      buildSpin(env, player, { stake }),
      buildSpin(env, player, { stake: 'x' }),
      buildSpin(env, player, { stake }),
      buildSpin(env, player, { nodeId: '999' }),
      buildSpin(env, player, { stake }),
    );
    const nonces = answers.flatMap((answer) => answer.done?.round.nonce ?? []);
    expect(nonces).toEqual([0n, 1n, 2n].slice(0, nonces.length));
    const stored = await roundsOf(player);
    expect(new Set(stored.map((round) => round.nonce)).size).toBe(stored.length);
  });

  it('plays what one member can pay of many stakes sent at once, without a gap (R134)', async () => {
    const player = await buildPlayer(test, { cashMinor: 400n });
    const game = houseSlot(env.snapshot);
    const offered = stakesOf(game, 'USD').map(({ stakeMinor }) => toCents(stakeMinor));
    const [small, large] = [
      assertDefined(offered[0], 'a stake'),
      assertDefined(offered.at(-1), 'a stake'),
    ];
    const stakes = [large, small, large, small, small, large, small];
    const answers = await play(...stakes.map((stake) => buildSpin(env, player, { stake })));
    const rounds = await roundsOf(player);
    expect(answers.filter((answer) => answer.answer.ok)).toHaveLength(rounds.length);
    expect(rounds.length).toBeGreaterThanOrEqual(4);
    const nonces = rounds.map((round) => Number(round.nonce)).toSorted((a, b) => a - b);
    expect(nonces).toEqual(Array.from(nonces, (_, index) => index));
    const next = await playOne(buildSpin(env, player));
    expect(next.done?.round.nonce ?? BigInt(rounds.length)).toBe(BigInt(rounds.length));
  });

  it('never plays below zero when 60 spins race for the money of a few', async () => {
    const player = await buildPlayer(test, { cashMinor: 300n });
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => playOne(buildSpin(env, player))),
    );
    const rounds = await roundsOf(player);
    expect(rounds).toHaveLength(answers.filter((answer) => answer.answer.ok).length);
    const nonces = rounds.map((round) => Number(round.nonce)).toSorted((a, b) => a - b);
    expect(nonces).toEqual(Array.from(nonces, (_, index) => index));
    const net = rounds.reduce((sum, round) => sum + round.winMinor - round.stakeMinor, 0n);
    expect(await cash(player)).toBe(300n + net);
  });

  it('gives 200 parallel twins of a key one round (R107)', async () => {
    const player = await buildPlayer(test);
    const command = buildSpin(env, player);
    const batches = Array.from({ length: 20 }, () => Array.from({ length: 10 }, () => command));
    const answers = (await Promise.all(batches.map((batch) => play(...batch)))).flat();
    expect(answers).toHaveLength(200);
    const rounds = await roundsOf(player);
    expect(rounds).toHaveLength(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.answer)))).toEqual(
      new Set([JSON.stringify({ ok: true, value: { roundId: rounds[0]?.id } })]),
    );
    expect(answers.filter((answer) => answer.done !== undefined)).toHaveLength(1);
  });

  it('plays two members of one batch beside each other, in any order of arrival', async () => {
    const [one, two] = [await buildPlayer(test), await buildPlayer(test)];
    const spins = () => [one, two, one, two].map((player) => buildSpin(env, player));
    await Promise.all([play(...spins()), play(...spins().toReversed())]);
    for (const player of [one, two]) {
      const nonces = (await roundsOf(player)).map((round) => Number(round.nonce));
      expect(nonces.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    }
  });

  it('leaves the real ledger unchanged by trial rounds (R35)', async () => {
    const realLedger = async () => {
      const { rows } = await test.database().pool.query<{ hash: string }>(
        `select md5(string_agg(l::text, ',' order by l.entry_id, l.account_id)) as hash
         from lines l where currency <> 'FUN'`,
      );
      return rows[0]?.hash;
    };
    const player = await buildPlayer(test, { isTrial: true });
    const before = await realLedger();
    await test.inUnit((ctx) =>
      post(ctx, [
        {
          debt: `trial_credit:${player.memberId}`,
          type: 'trial_credit',
          from: 'house:trial-credit',
          to: `member:${player.memberId}:fun`,
          amountMinor: 1_000_000n,
          currency: 'FUN',
          reference: 'test',
        },
      ]),
    );
    for (let batch = 0; batch < 4; batch += 1) {
      await play(...Array.from({ length: 50 }, () => buildSpin(env, player)));
    }
    expect(await roundsOf(player, 'trial')).toHaveLength(200);
    expect(await realLedger()).toEqual(before);
  });

  it('can be recomputed from the revealed seed, the client seed and the nonce (R133)', async () => {
    const player = await buildPlayer(test, { cashMinor: 10_000_000n });
    const rounds = await playUntilFreeSpins(player);
    const { revealed } = await test.inUnit((ctx) => rotateSeeds(ctx, { player, mode: 'real' }));
    expect(revealed.nonces).toBe(BigInt(rounds.length));
    for (const round of rounds) {
      const { design } = bookedSlotOf(env.book, round.designNumber);
      const { serverSeed } = revealed;
      const { clientSeed, nonce } = round;
      const again = spinSlot(design, createStream({ serverSeed, clientSeed, nonce }));
      expect(outcomeOf(design, stopsOf(round))).toEqual(again);
      const creditMinor = round.stakeMinor / BigInt(design.totalBetCredits);
      expect(round.winMinor).toBe(creditMinor * BigInt(again.totalWinCredits));
    }
  });

  it('is presented as its endpoint says, free spins and all', async () => {
    const player = await buildPlayer(test, { cashMinor: 10_000_000n });
    for (const round of await playUntilFreeSpins(player)) {
      const booked = bookedSlotOf(env.book, round.designNumber);
      const reply = presentRound(round, { booked, serverSeedHash: 'f'.repeat(64) });
      // The answer is written by a compiled writer, which does not check it.
      expect(endpoints.spinSlot.reply.parse(reply)).toEqual(reply);
    }
  });
});

describe('R4 a loss limit inside one batch of spins', () => {
  const players = 30;

  it('sees the win of a spin before, as it would had each come alone', async () => {
    const seen = new Set<boolean>();
    for (let at = 0; at < players; at += 1) {
      const player = await buildPlayer(test, { cashMinor: 100_000n });
      const spins = [buildSpin(env, player), buildSpin(env, player)] as const;
      const stakeMinor = await stakeOf(spins[0]);
      const limit = { memberId: player.memberId, kind: 'loss', amountMinor: stakeMinor } as const;
      await test.inUnit((ctx) => limitByDay(ctx, limit));
      const answers = await play(...spins);
      const [first] = await roundsOf(player).then((rounds) =>
        rounds.toSorted((left, right) => Number(left.nonce - right.nonce)),
      );
      const { winMinor } = assertDefined(first, 'the first spin is within the limit');
      const isRoomLeft = winMinor >= stakeMinor;
      expect(answers.map(({ answer }) => answer.ok)).toEqual([true, isRoomLeft]);
      seen.add(isRoomLeft);
    }
    // Both happened, so the test says something.
    expect(seen.size).toBe(2);
  });

  /** Of a spin at the least stake, before anything is played. */
  async function stakeOf(command: SpinCommand): Promise<bigint> {
    const ready = await test.inUnit((ctx) => Promise.resolve(readyCommand(ctx, env, command)));
    return 'stake' in ready ? ready.stake.stakeMinor : 0n;
  }
});
