import { assertDefined } from '@portal/money';
import { dialects, type DialectName, type WalletCall, type WalletCommand } from '@portal/vendors';
import { beforeAll, describe, expect, it } from 'vitest';
import { runningServer } from '../../../../test/factories/running.ts';
import {
  injectedInto,
  introduceTestVendors,
  type TestVendor,
  vendorStage,
} from '../../../../test/factories/vendors.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const known: { vendors: readonly TestVendor[] } = { vendors: [] };

beforeAll(async () => {
  known.vendors = await introduceTestVendors(test);
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
    return { player, say, sayBare, betStates, id: () => stage.newId() };
  };
  return { open };
}

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
