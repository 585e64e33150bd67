import { assertDefined } from '@portal/money';
import { dialectNames, type DialectName, dialects, type WalletCommand } from '@portal/vendors';
import type { StagePlayer } from '@portal/vendors/conformance';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { administer } from '../../../../test/cluster.ts';
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
const startMinor = 10_000n;
const stakeMinor = 1_000n;
const prizeMinor = 2_500n;
const mostTries = 10;

/** A vendor of each dialect, with a player who has 100.00. */
async function house(name: DialectName) {
  const vendor = known.vendors.find(({ dialect }) => dialect === name);
  const stage = vendorStage(test, assertDefined(vendor, 'its vendor'), injectedInto(server));
  const player = await stage.player(startMinor);
  const bet = { kind: 'BET', txId: stage.newId(), roundId: stage.newId(), amountMinor: stakeMinor };
  const { token: sessionToken, ...who } = player;

  const say = async (command: WalletCommand) => {
    const call = { requestId: stage.newId(), sessionToken, ...who, commands: [command] } as const;
    const parts = { keys: stage.keys, nowMs: stage.nowMs(), nonce: stage.newId() };
    const request = assertDefined(dialects[name].write(call, parts), 'the dialect has words');
    const answer = assertDefined(await stage.send(request), 'an answer');
    return dialects[name].hear(call, answer, stage.keys);
  };

  return {
    name,
    player,
    bet: bet as WalletCommand,
    win: name === 'sea' ? endOf('SETTLE') : endOf('WIN'),
    say,
    exclude: () => assertDefined(stage.exclude, 'a stage that excludes')(player),
    /** As a vendor that asks again as long as it is told to. */
    repeat: async (command: WalletCommand) => {
      let heard = await say(command);
      for (let tries = 1; heard.mayRepeat && tries < mostTries; tries += 1) {
        heard = await say(command);
      }
      return heard;
    },
  };

  function endOf(kind: 'WIN' | 'SETTLE'): WalletCommand {
    const { txId: refTxId, roundId } = bet;
    return { kind, txId: stage.newId(), refTxId, roundId, amountMinor: prizeMinor };
  }
}

type House = Awaited<ReturnType<typeof house>>;

const houses = () => Promise.all(dialectNames.map(house));

/** The same of every dialect. */
const ofAll = <Value>(value: Value) =>
  Object.fromEntries(dialectNames.map((name) => [name, value] as const));

async function told(seats: readonly House[], commandOf: (seat: House) => WalletCommand) {
  const heard = await Promise.all(seats.map((seat) => seat.say(commandOf(seat))));
  return Object.fromEntries(
    seats.map(({ name }, at) => {
      const { codes = [], mayRepeat } = heard[at] ?? {};
      return [name, { isAsked: codes.includes('try_again'), mayRepeat }] as const;
    }),
  );
}

const asksAgain = ofAll({ isAsked: true, mayRepeat: true });

/** Applied once by then, however often it came. */
async function repeated(seats: readonly House[], commandOf: (seat: House) => WalletCommand) {
  for (const seat of seats) {
    const { codes } = await seat.repeat(commandOf(seat));
    expect([seat.name, codes.some((code) => ['done', 'already_settled'].includes(code))]).toEqual([
      seat.name,
      true,
    ]);
  }
}

interface Standing {
  readonly cash: number;
  readonly bets: number;
  readonly paid: number;
}

async function standing(seats: readonly House[]): Promise<Readonly<Record<string, Standing>>> {
  const { pool } = test.database();
  const rows = seats.map(async ({ name, player }) => {
    const found = await pool.query<Standing>(
      `select a.balance_minor::int as cash, count(b.id)::int as bets,
              coalesce(sum(b.payout_minor), 0)::int as paid
         from accounts a left join bets b on b.member_id = $1
        where a.path = 'member:' || $1 || ':cash' and a.currency = $2
        group by a.balance_minor`,
      [player.playerId, player.currency],
    );
    return [name, assertDefined(found.rows[0], 'an account')] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

const before = ofAll({ cash: 10_000, bets: 0, paid: 0 });
const staked = ofAll({ cash: 9_000, bets: 1, paid: 0 });
const paid = ofAll({ cash: 11_500, bets: 1, paid: 2_500 });

/** Somebody holds the accounts of all these players while the work runs. */
async function held(players: readonly StagePlayer[], work: () => Promise<void>): Promise<void> {
  const holder = await test.database().pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select 1 from accounts where path = any ($1) order by path for update', [
      players.map(({ playerId }) => `member:${playerId}:cash`),
    ]);
    await work();
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

describe('the hard stop (rule 19)', () => {
  it('asks to try again in every dialect, does nothing by half, and a repeat applies once', async () => {
    const all = await houses();
    const players = all.map(({ player }) => player);
    await held(players, async () => {
      expect(await told(all, ({ bet }) => bet)).toEqual(asksAgain);
      expect(await standing(all)).toEqual(before);
    });
    await repeated(all, ({ bet }) => bet);
    expect(await standing(all)).toEqual(staked);
    await held(players, async () => {
      expect(await told(all, ({ win }) => win)).toEqual(asksAgain);
      expect(await standing(all)).toEqual(staked);
    });
    await repeated(all, ({ win }) => win);
    await repeated(all, ({ bet }) => bet);
    expect(await standing(all)).toEqual(paid);
  });

  it('holds while the vendors themselves cannot be read: the call is answered as ever', async () => {
    const all = await houses();
    const holder = new pg.Client({ connectionString: test.ownerUrl() });
    await holder.connect();
    try {
      await holder.query('begin');
      await holder.query('lock table vendor_accounts in access exclusive mode');
      test.clock.advance({ seconds: 3 });
      await repeated(all, ({ bet }) => bet);
    } finally {
      await holder.end();
    }
    expect(await standing(all)).toEqual(staked);
  });

  it('holds while every connection of the node is taken', async () => {
    const all = await houses();
    const { pool } = test.database();
    const holders = await Promise.all(
      Array.from({ length: pool.options.max }, () => pool.connect()),
    );
    try {
      expect(await told(all, ({ bet }) => bet)).toEqual(asksAgain);
      expect(pool.waitingCount).toBeGreaterThan(0);
    } finally {
      holders.forEach((holder) => holder.release());
    }
    await repeated(all, ({ bet }) => bet);
    expect(await standing(all)).toEqual(staked);
  });

  it('of a stake that is taken back meanwhile leaves the balance as it was', async () => {
    const all = await houses();
    const takesBack = ({ bet: { txId, roundId } }: House): WalletCommand => {
      return { kind: 'ROLLBACK', txId: `${txId}-back`, refTxId: txId, roundId };
    };
    await held(
      all.map(({ player }) => player),
      async () => {
        expect(await told(all, ({ bet }) => bet)).toEqual(asksAgain);
        expect(await told(all, takesBack)).toEqual(asksAgain);
      },
    );
    for (const one of all) {
      const { mayRepeat } = await one.repeat(takesBack(one));
      expect([one.name, mayRepeat]).toEqual([one.name, false]);
    }
    for (const { cash } of Object.values(await standing(all))) {
      expect(cash).toBe(10_000);
    }
  });
});

describe('a database that is not sure (rule 19)', () => {
  it.each(['vendor_players', 'bet_transactions', 'entries'])(
    'is no refusal in any dialect: %s cannot be read',
    async (table) => {
      const all = await houses();
      await administer(test.ownerUrl(), `alter table ${table} rename to table_away`);
      try {
        expect(await told(all, ({ bet }) => bet)).toEqual(asksAgain);
      } finally {
        await administer(test.ownerUrl(), `alter table table_away rename to ${table}`);
      }
      expect(await standing(all)).toEqual(before);
      await repeated(all, ({ bet }) => bet);
      expect(await standing(all)).toEqual(staked);
    },
  );

  it('is no refusal in any dialect: the connection is cut in the middle', async () => {
    const all = await houses();
    await held(
      all.map(({ player }) => player),
      async () => {
        const answers = told(all, ({ bet }) => bet);
        await cutWaiting();
        expect(await answers).toEqual(asksAgain);
      },
    );
    await repeated(all, ({ bet }) => bet);
    expect(await standing(all)).toEqual(staked);
  });
});

describe('what stops play, in every dialect', () => {
  const next = ({ bet: { txId, roundId } }: House): WalletCommand => {
    const later = { txId: `${txId}-next`, roundId: `${roundId}-next` };
    return { kind: 'BET', ...later, amountMinor: stakeMinor };
  };

  async function refusals(seats: readonly House[]): Promise<Readonly<Record<string, string>>> {
    const stopped = ['game_closed', 'player_blocked', 'token_invalid'];
    const rows = seats.map(async (seat) => {
      const { codes, mayRepeat } = await seat.repeat(next(seat));
      const isStopped = codes.some((code) => stopped.includes(code));
      return [seat.name, mayRepeat ? 'asked again' : isStopped ? 'stopped' : 'taken'] as const;
    });
    return Object.fromEntries(await Promise.all(rows));
  }

  it('stops new stakes within a second of the switch, and pays what was won (R39)', async () => {
    const all = await houses();
    await repeated(all, ({ bet }) => bet);
    const { pool } = test.database();
    const codes = known.vendors.map(({ code }) => code);
    await pool.query('update games set is_open = false where vendor_code = any ($1)', [codes]);
    test.clock.advance({ seconds: 1 });
    try {
      expect(await refusals(all)).toEqual(ofAll('stopped'));
      await repeated(all, ({ bet }) => bet);
      await repeated(all, ({ win }) => win);
    } finally {
      await pool.query('update games set is_open = true where vendor_code = any ($1)', [codes]);
      test.clock.advance({ seconds: 1 });
    }
    expect(await standing(all)).toEqual(paid);
  });

  it('stops whoever excluded themselves at once, and pays what was won (R10)', async () => {
    const all = await houses();
    await repeated(all, ({ bet }) => bet);
    for (const { exclude } of all) {
      await exclude();
    }
    expect(await refusals(all)).toEqual(ofAll('stopped'));
    await repeated(all, ({ win }) => win);
    expect(await standing(all)).toEqual(paid);
  });
});

/** Ends the connections that wait for a lock, once there is one. */
async function cutWaiting(): Promise<void> {
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const { pool } = test.database();
  const waiting = `select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  for (let looks = 0; looks < 1000; looks += 1) {
    const { rows } = await pool.query<{ n: number }>(waiting);
    if ((rows[0]?.n ?? 0) > 0) {
      break;
    }
  }
  await administer(test.ownerUrl(), cut);
}
