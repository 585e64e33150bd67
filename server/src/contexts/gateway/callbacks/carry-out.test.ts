import { assertDefined } from '@portal/money';
import {
  dialects,
  type DialectName,
  type StakeTerms,
  type WalletCall,
  type WalletCommand,
} from '@portal/vendors';
import { beforeAll, describe, expect, it } from 'vitest';
import { runningServer } from '../../../../test/factories/running.ts';
import {
  injectedInto,
  introduce,
  introduceTestVendors,
  type TestVendor,
  vendorStage,
} from '../../../../test/factories/vendors.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { asOwner } from '../../../../test/owner.ts';

const test = testDatabase();
const known: { vendors: readonly TestVendor[] } = { vendors: [] };

beforeAll(async () => {
  known.vendors = await introduceTestVendors(test);
  const vendor = assertDefined(
    known.vendors.find(({ dialect }) => dialect === 'sea'),
    'a vendor of each dialect',
  );
  await introduce(test, {
    code: vendor.code,
    name: 'Vendor sea',
    dialect: 'sea',
    merchantId: 'merchant-sea',
    key: vendor.keys.shown,
    launchSecret: 'a secret for launches',
    launchUrl: 'http://127.0.0.1:9/launch',
    games: [
      { gameCode: 'book', gameType: 'SPORTS', name: 'Book', displayNames: {} },
      { gameCode: 'room', gameType: 'PVP', name: 'Room', displayNames: {} },
      { gameCode: 'game-1', gameType: 'RNG', name: 'Game one', displayNames: {} },
    ],
  });
});

const server = runningServer(test);

function at(name: DialectName) {
  const vendor = known.vendors.find(({ dialect }) => dialect === name);
  const stage = vendorStage(test, assertDefined(vendor, 'its vendor'), injectedInto(server));
  const dialect = dialects[name];
  const open = async () => {
    const player = await stage.player(10_000n);
    const say = async (...commands: [WalletCommand, ...WalletCommand[]]) => {
      const { token: sessionToken, ...who } = player;
      const call: WalletCall = { requestId: stage.newId(), sessionToken, ...who, commands };
      const parts = { keys: stage.keys, nowMs: stage.nowMs(), nonce: stage.newId() };
      const request = assertDefined(dialect.write(call, parts), 'the dialect has words for it');
      const answer = assertDefined(await stage.send(request), 'an answer');
      return dialect.hear(call, answer, stage.keys).codes;
    };
    const betStates = async () => {
      const { rows } = await test
        .database()
        .pool.query<{ state: string }>(
          'select state from bets where member_id = $1 and stake_minor > 0 order by id',
          [player.playerId],
        );
      return rows.map(({ state }) => state);
    };
    const sayBare = async (token: string | undefined, ...commands: WalletCall['commands']) => {
      const { token: _token, gameCode: _gameCode, ...who } = player;
      const call = { requestId: stage.newId(), sessionToken: token, ...who, commands };
      const parts = { keys: stage.keys, nowMs: stage.nowMs(), nonce: stage.newId() };
      const request = assertDefined(dialect.write(call, parts), 'the dialect has words for it');
      return dialect.hear(call, assertDefined(await stage.send(request), 'an answer'), stage.keys);
    };
    const sayAt = async (gameCode: string, ...commands: WalletCall['commands']) => {
      const { token: sessionToken, ...who } = player;
      const call = { requestId: stage.newId(), sessionToken, ...who, gameCode, commands };
      const parts = { keys: stage.keys, nowMs: stage.nowMs(), nonce: stage.newId() };
      const request = assertDefined(dialect.write(call, parts), 'the dialect has words for it');
      const answer = assertDefined(await stage.send(request), 'an answer');
      return dialect.hear(call, answer, stage.keys).codes;
    };
    const validAmounts = async () => {
      const { rows } = await test
        .database()
        .pool.query<{ valid: number }>(
          'select valid_minor::int as valid from bets where member_id = $1 order by id',
          [player.playerId],
        );
      return rows.map(({ valid }) => valid);
    };
    const id = () => stage.newId();
    return { player, say, sayBare, sayAt, betStates, validAmounts, id };
  };
  return { open };
}

describe('a session that names another game of its vendor', () => {
  const stopped = 'update games set is_open = $1 where node_id = $2';
  const gamesOf = `select g.game_code as code, g.node_id as "nodeId", s.member_id is not null as own
    from games g left join vendor_sessions s on s.node_id = g.node_id and s.member_id = $1
   where g.vendor_code = $2`;

  it.each([
    ['both are open', undefined, 'done'],
    ['the game that is named is stopped', 'named', 'game_closed'],
    ['the game of the session is stopped', 'own', 'game_closed'],
  ] as const)('stakes there while %s', async (_title, which, code) => {
    const { player, sayAt, id } = await at('sea').open();
    const vendorCode = known.vendors.find(({ dialect }) => dialect === 'sea')?.code;
    const { rows } = await test
      .database()
      .pool.query<{ code: string; nodeId: string; own: boolean }>(gamesOf, [
        player.playerId,
        vendorCode,
      ]);
    const own = assertDefined(rows.find((row) => row.own)?.nodeId, 'the game of the session');
    const named = assertDefined(
      rows.find((row) => !row.own),
      'another game',
    );
    const nodeId = which === 'named' ? named.nodeId : own;
    const set = async (isOpen: boolean) => {
      await asOwner(test, stopped, [isOpen, nodeId]);
      // The catalogue is read anew each second.
      test.clock.advance({ seconds: 2 });
    };
    await set(which === undefined);
    const bet: WalletCommand = { kind: 'BET', txId: id(), roundId: id(), amountMinor: 100n };
    try {
      await expect.poll(() => sayAt(named.code, bet), { timeout: 20_000 }).toEqual([code]);
    } finally {
      await set(true);
    }
  });
});

describe('rule 14: a stake is gated in its own transaction', () => {
  const closed = 'update games set is_open = $1 where vendor_code = $2';
  const out = 'update sessions set ended_at = $1 where subject_id = $2';

  it.each([
    ['its game was stopped', 'game_closed'],
    ['its player signed out', 'token_invalid'],
  ] as const)('is not taken where it waited while %s; its win still is', async (event, code) => {
    const { player, say, id } = await at('sea').open();
    const { playerId } = player;
    const stands = { kind: 'BET', txId: id(), roundId: id(), amountMinor: 1_000n } as const;
    expect(await say(stands)).toEqual(['done']);
    const bet = { ...stands, txId: id(), roundId: id() };
    const win = { kind: 'WIN', refTxId: stands.txId, amountMinor: 500n } as const;
    const vendorCode = known.vendors.find(({ dialect }) => dialect === 'sea')?.code;
    const { pool } = test.database();
    const holder = await pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select 1 from accounts where path = $1 for update', [
        `member:${playerId}:cash`,
      ]);
      const placing = say(bet);
      const waiting = 'select count(*)::int as n from pg_locks where not granted';
      await expect
        .poll(async () => (await pool.query<{ n: number }>(waiting)).rows)
        .toEqual([{ n: 1 }]);
      if (event === 'its game was stopped') {
        await asOwner(test, closed, [false, vendorCode]);
      } else {
        await asOwner(test, out, [String(test.clock.now()), playerId]);
      }
      await holder.query('rollback');
      await placing;
    } finally {
      holder.release();
    }
    // Whatever the first answer was, the refusal is what stands.
    expect(await say(bet)).toEqual([code]);
    expect(await say({ ...win, txId: id(), roundId: stands.roundId })).toEqual(['done']);
    await asOwner(test, closed, [true, vendorCode]);
  });
});

describe('rule 20: STATUS looks an unknown outcome up', () => {
  it('finds what came, says what was taken back, and does not find what never came', async () => {
    const { say, id } = await at('sea').open();
    const stranger = await at('sea').open();
    const bet = { kind: 'BET', txId: id(), roundId: id(), amountMinor: 1_000n } as const;
    const status = { kind: 'STATUS', txId: bet.txId } as const;
    expect(await say(status)).toEqual(['bet_unknown']);
    expect(await say(bet)).toEqual(['done']);
    expect(await say(status)).toEqual(['done']);
    expect(await say({ kind: 'STATUS', roundId: bet.roundId })).toEqual(['done']);
    expect(await stranger.say(status)).toEqual(['bet_unknown']);
    expect(await say({ kind: 'STATUS' })).toEqual(['bet_unknown']);
    await say({ kind: 'ROLLBACK', txId: id(), refTxId: bet.txId });
    expect(await say(status)).toEqual(['rolled_back']);
  });

  it('does not find a round of which nothing came, and remembers what it said', async () => {
    const { player, say, id } = await at('sea').open();
    const [roundId, gone] = [id(), id()];
    expect(await say({ kind: 'STATUS', roundId })).toEqual(['bet_unknown']);
    const { rows } = await test
      .database()
      .pool.query('select round_id from bet_unknown_rounds where member_id = $1', [
        player.playerId,
      ]);
    expect(rows).toEqual([{ round_id: roundId }]);
    const bet = { kind: 'BET', txId: id(), roundId, amountMinor: 1_000n } as const;
    test.clock.advance({ milliseconds: 1 });
    expect(await say(bet)).toEqual(['done']);
    expect(await say({ kind: 'STATUS', roundId })).toEqual(['done']);
    await say({ kind: 'ROLLBACK', txId: id(), roundId: gone });
    expect(await say({ kind: 'STATUS', roundId: gone })).toEqual(['rolled_back']);
  });

  it('says to ask again while what it asks about is on its way', async () => {
    const { player, say, id } = await at('sea').open();
    const bet = { kind: 'BET', txId: id(), roundId: id(), amountMinor: 1_000n } as const;
    const holder = await test.database().pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select 1 from accounts where path = $1 for update', [
        `member:${player.playerId}:cash`,
      ]);
      const placing = say(bet);
      expect(await say({ kind: 'STATUS', txId: bet.txId })).toEqual(['try_again']);
      expect(await say({ kind: 'STATUS', roundId: bet.roundId })).toEqual(['try_again']);
      // Of another transaction nothing is known before whoever holds the account is through.
      expect(await say({ kind: 'STATUS', txId: id() })).toEqual(['try_again']);
      await holder.query('rollback');
      await placing;
    } finally {
      holder.release();
    }
    expect(await say(bet)).toEqual(['done']);
    expect(await say({ kind: 'STATUS', txId: bet.txId })).toEqual(['done']);
  });

  it('finds a settlement by its own id, and nobody else finds it', async () => {
    const { say, id } = await at('sea').open();
    const stranger = await at('sea').open();
    const bet = { kind: 'BET', txId: id(), roundId: id(), amountMinor: 1_000n } as const;
    await say(bet);
    const settled = { txId: id(), refTxId: bet.txId, amountMinor: 1_800n } as const;
    const status = { kind: 'STATUS', txId: settled.txId } as const;
    expect(await say(status)).toEqual(['bet_unknown']);
    expect(await say({ kind: 'SETTLE', ...settled })).toEqual(['done']);
    expect(await say(status)).toEqual(['done']);
    expect(await stranger.say(status)).toEqual(['bet_unknown']);
    const refused = { kind: 'SETTLE', txId: id(), refTxId: id(), amountMinor: 1n } as const;
    await say(refused);
    expect(await say({ kind: 'STATUS', txId: refused.txId })).toEqual(['bet_unknown']);
  });
});

describe.each(['rs', 'softswiss'] as const)('%s: a rollback with the flag of a round', (name) => {
  it('closes it: no new stake, and repeats as before (rule 15)', async () => {
    const { say, id } = await at(name).open();
    const roundId = id();
    const bet = { kind: 'BET', txId: id(), roundId, amountMinor: 1_000n } as const;
    const takeBack = { kind: 'ROLLBACK', txId: id(), refTxId: bet.txId, roundId } as const;
    await say(bet);
    expect(await say({ ...takeBack, closesRound: true })).toContain('done');
    expect(await say({ ...bet, txId: id() })).toContain('round_closed');
    expect(await say({ ...takeBack, closesRound: true })).toContain('done');
  });
});

describe('rule 4: a win under the same id of another game', () => {
  it('is another win', async () => {
    const { say, sayAt, id } = await at('rs').open();
    const bet = { kind: 'BET', txId: id(), roundId: id(), amountMinor: 1_000n } as const;
    const { roundId } = bet;
    const win = { kind: 'WIN', txId: id(), refTxId: bet.txId, roundId, amountMinor: 500n } as const;
    await say(bet);
    expect(await sayAt('game-1', win)).toContain('done');
    expect(await sayAt('game-1', win)).toContain('done');
    expect(await sayAt('game-2', win)).toContain('id_reused');
  });
});

describe('rule 3: a repeat that names no game', () => {
  it('gets the stored answer, also when its session is gone', async () => {
    const { player, sayBare, id } = await at('sea').open();
    const bet = { kind: 'BET', txId: id(), roundId: id(), amountMinor: 1_000n } as const;
    const balanceMinor = 9_000n;
    expect(await sayBare(player.token, bet)).toMatchObject({ codes: ['done'], balanceMinor });
    expect(await sayBare(undefined, bet)).toMatchObject({ codes: ['done'], balanceMinor });
    expect(await sayBare('forgotten', bet)).toMatchObject({ codes: ['done'], balanceMinor });
  });
});

describe('what a bet was struck on (agents-loyalty-money.md A3)', () => {
  const settled = async (
    gameCode: string,
    terms: StakeTerms,
    end: Partial<WalletCommand> = {},
  ): Promise<readonly number[]> => {
    const { sayAt, validAmounts, id } = await at('sea').open();
    const bet = { kind: 'BET', txId: id(), roundId: id(), amountMinor: 1_000n, terms } as const;
    expect(await sayAt(gameCode, bet)).toEqual(['done']);
    const result = { kind: 'SETTLE', txId: id(), refTxId: bet.txId, amountMinor: 0n } as const;
    expect(await sayAt(gameCode, { ...result, ...end })).toEqual(['done']);
    return validAmounts();
  };

  it.each([
    ['odds below the floor', 'book', { odds: '1.49' }, {}, 0],
    ['odds at the floor', 'book', { odds: '1.5' }, {}, 1_000],
    [
      'a half that is lost',
      'book',
      { odds: '1.9' },
      { result: 'HALF_LOSE', amountMinor: 500n },
      500,
    ],
    ['a push', 'book', { odds: '1.9' }, { result: 'PUSH', amountMinor: 1_000n }, 0],
    ['what a card room reckons', 'room', {}, { vendorValidMinor: 730n }, 730],
    ['a wheel that is covered', 'game-1', { numbersCovered: 25 }, {}, 0],
    ['a free bet', 'book', { odds: '1.9', funding: 'FREEBET' }, {}, 0],
    ['a gamble with what was won', 'game-1', { feature: 'DOUBLE_UP' }, {}, 0],
    ['a feature that was bought', 'game-1', { feature: 'BUY' }, {}, 1_000],
  ] as const)('counts by it: %s', async (_title, gameCode, terms, end, valid) => {
    expect(await settled(gameCode, terms, end)).toEqual([valid]);
  });

  it('counts the difference of two sides of one round', async () => {
    const { sayAt, validAmounts, id } = await at('sea').open();
    const roundId = id();
    const bet = (side: string, amountMinor: bigint) =>
      ({ kind: 'BET', txId: id(), roundId, amountMinor, terms: { side } }) as const;
    const bets = [bet('BANKER', 1_000n), bet('PLAYER', 400n)] as const;
    await sayAt('game-1', ...bets);
    await sayAt('game-1', { kind: 'SETTLE', txId: id(), roundId, amountMinor: 800n });
    const amounts = await validAmounts();
    expect(amounts.reduce((sum, valid) => sum + valid, 0)).toBe(600);
  });

  it('refuses odds that are none', async () => {
    const { sayAt, id } = await at('sea').open();
    const bet = { kind: 'BET', txId: id(), roundId: id(), amountMinor: 1_000n } as const;
    expect(await sayAt('book', { ...bet, terms: { odds: '-0.85' } })).toContain('bad_request');
  });

  it('keeps its terms for the receipt, and a part of it in play', async () => {
    const { player, sayAt, id } = await at('sea').open();
    const terms = {
      selection: 'Ostra',
      market: 'Winner',
      odds: '2.1',
      oddsFormat: 'DECIMAL',
      side: 'HOME',
      legs: [{ selection: 'Ostra', odds: '2.1' }],
    };
    const bet = { kind: 'BET', txId: id(), roundId: id(), amountMinor: 1_000n, terms } as const;
    await sayAt('book', bet);
    const part = { kind: 'SETTLE', txId: id(), refTxId: bet.txId, amountMinor: 450n } as const;
    const cashOut = { ...part, isCashOut: true, leavesOpenMinor: 500n } as const;
    expect(await sayAt('book', cashOut)).toEqual(['done']);
    const { rows } = await test
      .database()
      .pool.query('select terms, open_minor::int as open, state from bets where member_id = $1', [
        player.playerId,
      ]);
    expect(rows).toEqual([{ terms, open: 500, state: 'open' }]);
  });
});

describe('rule 12: a win closes its round where the flag says so', () => {
  it('also when it is a jackpot', async () => {
    const { say, betStates, id } = await at('softswiss').open();
    const roundId = id();
    const jackpot = { progressiveMinor: 500n, fixedMinor: 250n };
    const prize = { kind: 'PROMO_WIN', txId: id(), amountMinor: 750n, jackpot } as const;
    const round = [
      { kind: 'BET', txId: id(), roundId, amountMinor: 1_000n },
      { ...prize, roundId, closesRound: true },
    ] as const;
    expect(await say(...round)).toContain('done');
    expect(await betStates()).toEqual(['settled']);
  });
});

describe('a prize of free rounds', () => {
  it('keeps what it is of: campaign, reward, and the rounds that remain', async () => {
    const { say, id, player } = await at('evolution').open();
    const prize = { kind: 'PROMO_WIN', txId: id(), amountMinor: 750n } as const;
    const of = { campaignId: 'spring', rewardId: 'voucher-1', roundsLeft: 2 };
    expect(await say({ ...prize, ...of })).toContain('done');
    const { rows } = await test
      .database()
      .pool.query("select terms -> 'promo' as promo from bets where member_id = $1", [
        player.playerId,
      ]);
    expect(rows).toEqual([{ promo: of }]);
  });
});

describe('a settlement of a list that says endRound (rule 15)', () => {
  it('ends its round for stakes, and leaves the other bet its own settlement', async () => {
    const { say, betStates, id } = await at('sea').open();
    const roundId = id();
    const bets = [id(), id()] as const;
    await say(betOf(bets[0], roundId), betOf(bets[1], roundId));
    const settle = { kind: 'SETTLE', txId: id(), refTxId: bets[0], amountMinor: 300n } as const;
    expect(await say({ ...settle, closesRound: true })).toEqual(['done']);
    expect(await say(betOf(id(), roundId))).toEqual(['round_closed']);
    const states = await betStates();
    expect(states.toSorted()).toEqual(['open', 'settled']);
    expect(await say({ ...settle, txId: id(), refTxId: bets[1] })).toEqual(['done']);
    expect(await betStates()).toEqual(['settled', 'settled']);
  });
});

function betOf(txId: string, roundId: string): WalletCommand {
  return { kind: 'BET', txId, roundId, amountMinor: 1_000n };
}

describe('END_ROUND without an id of its own', () => {
  it('ends the part of each player at a table that they share', async () => {
    const players = [await at('sea').open(), await at('sea').open()];
    const roundId = assertDefined(players[0], 'a player').id();
    for (const { say, id } of players) {
      await say({ kind: 'BET', txId: id(), roundId, amountMinor: 1_000n });
    }
    for (const { say, betStates } of players) {
      expect(await say({ kind: 'END_ROUND', roundId })).toEqual(['done']);
      expect(await say({ kind: 'END_ROUND', roundId })).toEqual(['done']);
      expect(await betStates()).toEqual(['settled']);
    }
  });
});

describe('the token of a launch', () => {
  it.each(['rs', 'evolution'] as const)(
    'of %s opens again where the answer was lost, and not once the next one was shown',
    async (name) => {
      const { player, sayBare, id } = await at(name).open();
      const auth = (token: string | undefined) => sayBare(token, { kind: 'AUTH' });
      expect((await auth(player.token)).codes).toContain('done');
      const { codes, sessionToken } = await auth(player.token);
      expect(codes).toContain('done');
      expect(sessionToken).not.toBe(player.token);
      const bet = { kind: 'BET', txId: id(), roundId: id(), amountMinor: 1_000n } as const;
      expect((await sayBare(sessionToken, bet)).codes).toContain('done');
      expect((await auth(player.token)).codes).toContain('token_invalid');
      expect((await auth(sessionToken)).codes).toContain('done');
    },
  );
});
