import { describe, expect, it } from 'vitest';
import { brief, loosePolicy, player } from '../../../test/factories/bets.ts';
import { testDatabase } from '../../../test/harness.ts';
import { openRequirement, readRequirements } from '../turnover/index.ts';
import { protectionGate } from './protection.ts';

const test = testDatabase();

// Amounts by agents-loyalty-money.md A3, counted by hand.

type Ann = ReturnType<typeof player>;
type Fields = Readonly<Record<string, unknown>>;

const football = { category: 'SPORTS', gameCode: 'football' } as const;
const wheel = { category: 'LIVE', gameCode: 'roulette' } as const;
const reason = 'by the vendor';

/** What of each bet counts, in placing order. */
async function validOf({ memberId }: Ann): Promise<Readonly<Record<string, number>>> {
  const text = `select split_part(tx_id, '-', 2) as bet, valid_minor::int as valid
    from bets where member_id = $1 order by id`;
  const { rows } = await test
    .database()
    .pool.query<{ bet: string; valid: number }>(text, [memberId]);
  return Object.fromEntries(rows.map(({ bet, valid }) => [bet, valid]));
}

/** A bet that is settled at once, and lost. */
async function lost(ann: Ann, id: string, fields: Fields): Promise<void> {
  expect(brief(await ann.send(ann.bet(id, fields)))).toBe('done');
  await settle(ann, id);
}

async function settle(ann: Ann, id: string, txId = `s${id}`): Promise<void> {
  const settlement = { refTxId: id, amountMinor: 0n, result: 'LOSE' };
  expect(brief(await ann.send(ann.command('SETTLE', txId, settlement)))).toBe('done');
}

/** Somebody with money, and with play of 100.00 before it may leave. */
async function withPlay(name: string) {
  const ann = player(test, name, protectionGate);
  await ann.fund(100_000n);
  const play = { source: 'deposit', reference: name, amountMinor: 10_000n, multiple: 1 } as const;
  await test.inUnit((ctx) => openRequirement(ctx, { ...play, memberId: ann.memberId }));
  return ann;
}

async function playOf({ memberId }: Ann): Promise<string> {
  const rows = await test.inUnit((ctx) => readRequirements(ctx, { memberId, openOnly: false }));
  return rows.map(({ state, leftMinor }) => `${state} ${leftMinor}`).join();
}

describe('opposite sides of a requirement (A3, D8)', () => {
  const home = { game: football, amountMinor: 10_000n, terms: { odds: '2.00', side: 'HOME' } };
  const away = { ...home, terms: { odds: '2.00', side: 'AWAY' } };

  it.each([
    ['op1', home, away],
    ['op2', away, home],
  ] as const)(
    'work nothing off together, whichever comes first: %s',
    async (name, first, other) => {
      const ann = await withPlay(name);
      await lost(ann, 'b1', first);
      expect(await playOf(ann)).toBe('DONE 0');
      await lost(ann, 'b2', other);
      expect(await playOf(ann)).toBe('OPEN 10000');
      expect(await validOf(ann)).toEqual({ b1: 0, b2: 0 });
    },
  );

  it('leave the difference on the larger side', async () => {
    const ann = await withPlay('op3');
    await lost(ann, 'b1', { ...home, amountMinor: 4_000n });
    await lost(ann, 'b2', away);
    expect(await playOf(ann)).toBe('OPEN 4000');
    expect(await validOf(ann)).toEqual({ b1: 0, b2: 6_000 });
  });

  it('open nothing again once money was taken out', async () => {
    const ann = await withPlay('op4');
    await lost(ann, 'b1', home);
    const seal = `update wagering_requirements set sealed_at = $2 where member_id = $1`;
    await test.database().pool.query(seal, [ann.memberId, String(test.clock.now())]);
    await lost(ann, 'b2', away);
    expect(await playOf(ann)).toBe('DONE 0');
    expect(await validOf(ann)).toEqual({ b1: 0, b2: 0 });
  });

  it('and the numbers of a wheel, of which 25 are too many', async () => {
    const ann = await withPlay('op5');
    const numbers = (numbersCovered: number) => ({
      game: wheel,
      // Half of it counts in a live game.
      amountMinor: 20_000n,
      terms: { numbersCovered },
    });
    await lost(ann, 'b1', numbers(12));
    expect(await playOf(ann)).toBe('DONE 0');
    await lost(ann, 'b2', numbers(13));
    expect(await playOf(ann)).toBe('OPEN 10000');
    await ann.send(ann.command('VOID', 'v2', { refTxId: 'b2', reason, policy: loosePolicy }));
    expect(await playOf(ann)).toBe('DONE 0');
  });
});

describe('the valid amounts of a round', () => {
  const side = (name: string, amountMinor: bigint) => ({ amountMinor, terms: { side: name } });

  async function opposed(name: string) {
    const ann = player(test, name);
    await ann.fund(100_000n);
    await lost(ann, 'banker', side('BANKER', 10_000n));
    await lost(ann, 'player', side('PLAYER', 6_000n));
    expect(await validOf(ann)).toEqual({ banker: 4_000, player: 0 });
    return ann;
  }

  it.each(['VOID', 'ROLLBACK'] as const)('are those of what stands after a %s', async (kind) => {
    const ann = await opposed(`va${kind.toLowerCase()}`);
    const undo = { refTxId: 'banker', reason, policy: loosePolicy };
    expect(brief(await ann.send(ann.command(kind, 'v1', undo)))).toBe('done');
    expect(await validOf(ann)).toEqual({ banker: 0, player: 6_000 });
    await lost(ann, 'big', side('BIG', 5_000n));
    expect(await validOf(ann)).toEqual({ banker: 0, player: 6_000, big: 5_000 });
  });

  it('follow a result that is withdrawn and comes again', async () => {
    const ann = await opposed('vaunsettle');
    await ann.send(ann.command('UNSETTLE', 'u1', { refTxId: 'player', reason }));
    expect(await validOf(ann)).toEqual({ banker: 10_000, player: 0 });
    await settle(ann, 'player', 'again');
    expect(await validOf(ann)).toEqual({ banker: 4_000, player: 0 });
  });

  it('are taken back with all bets of the round at once', async () => {
    const ann = await opposed('varound');
    const round = { roundId: 'varound-round', reason, policy: loosePolicy };
    expect(brief(await ann.send(ann.command('VOID', 'v1', round)))).toBe('done');
    expect(await validOf(ann)).toEqual({ banker: 0, player: 0 });
  });

  it('leave a tip out', async () => {
    const ann = player(test, 'vatip');
    await ann.fund();
    const { game, roundId } = {
      game: { category: 'LIVE', gameCode: 'baccarat' },
      roundId: 'vatip',
    };
    const tip = { amountMinor: 500n, game, roundId, hasLiveSession: true };
    await ann.send(ann.command('TIP', 't1', tip));
    await lost(ann, 'b1', { game, roundId });
    expect(await validOf(ann)).toEqual({ t1: 0, b1: 1_000 });
  });

  it('stand in the record: what counts less has a version that says so', async () => {
    const ann = await opposed('varecord');
    const text = `select kind, stake_minor::int as stake, payout_minor::int as payout,
        valid_minor::int as valid from bet_revisions r
      where bet_id = (select id from bets where tx_id = $1) order by revision`;
    const { rows } = await test.database().pool.query(text, ['varecord-banker']);
    expect(rows).toEqual([
      { kind: 'BET', stake: 10_000, payout: 0, valid: 0 },
      { kind: 'SETTLE', stake: 0, payout: 0, valid: 10_000 },
      { kind: 'RECOUNT', stake: 0, payout: 0, valid: -6_000 },
    ]);
    expect(
      brief(await ann.send(ann.command('UNSETTLE', 'u1', { refTxId: 'banker', reason }))),
    ).toBe('done');
  });
});

describe('opposite sides of a market line', () => {
  const amountMinor = 10_000n;
  const on = (roundId: string, terms: Fields) => ({ game: football, amountMinor, roundId, terms });

  async function opposed(name: string, first: Fields, second: Fields) {
    const ann = player(test, name);
    await ann.fund(100_000n);
    await lost(ann, 'b1', first);
    await lost(ann, 'b2', second);
    return ann;
  }

  it('are weighed together by its key, in whatever round and language', async () => {
    const home = on('ml1-a', { side: 'HOME', market: 'Winner', marketKey: 'm7:winner' });
    const away = on('ml1-b', { side: 'AWAY', market: 'Gagnant', marketKey: 'm7:winner' });
    const ann = await opposed('ml1', home, away);
    expect(await validOf(ann)).toEqual({ b1: 0, b2: 0 });
    const undo = { roundId: 'ml1-b', reason, policy: loosePolicy };
    await ann.send(ann.command('VOID', 'v1', undo));
    expect(await validOf(ann)).toEqual({ b1: 10_000, b2: 0 });
  });

  it('meet also when the second is placed and settled in one order', async () => {
    const ann = player(test, 'ml2');
    await ann.fund(100_000n);
    const terms = { marketKey: 'm8:winner' };
    await lost(ann, 'b1', on('ml2-a', { ...terms, side: 'HOME' }));
    const second = ann.bet('b2', on('ml2-b', { ...terms, side: 'AWAY' }));
    const settlement = { refTxId: 'b2', amountMinor: 0n, result: 'LOSE' };
    await ann.order(second, ann.command('SETTLE', 's2', settlement));
    expect(await validOf(ann)).toEqual({ b1: 0, b2: 0 });
  });

  it.each([
    ['ml3', 'market', 'ou-1.5', 'ou-4.5'],
    ['ml4', 'marketKey', 'm9:ou-1.5', 'm9:ou-4.5'],
  ] as const)(
    'are two lines in one match by another one: %s',
    async (name, field, first, second) => {
      const ann = await opposed(
        name,
        on(`${name}-match`, { side: 'OVER', [field]: first }),
        on(`${name}-match`, { side: 'UNDER', [field]: second }),
      );
      expect(await validOf(ann)).toEqual({ b1: 10_000, b2: 10_000 });
    },
  );

  it('are no pair by words alone, which are those of every match', async () => {
    const words = { market: 'Winner' };
    const home = on('ml5-a', { side: 'HOME', ...words });
    const ann = await opposed('ml5', home, on('ml5-b', { side: 'AWAY', ...words }));
    expect(await validOf(ann)).toEqual({ b1: 10_000, b2: 10_000 });
  });

  it('count nothing at all where the site says so', async () => {
    const ann = player(test, 'ml6');
    ann.weighOpposites('ZERO_BOTH');
    await ann.fund(100_000n);
    await lost(ann, 'b1', { ...on('ml6-a', { side: 'HOME' }), amountMinor: 4_000n });
    await lost(ann, 'b2', on('ml6-a', { side: 'AWAY' }));
    expect(await validOf(ann)).toEqual({ b1: 0, b2: 0 });
  });
});

describe('a parlay', () => {
  const legs = (...odds: readonly string[]) => ({
    game: football,
    terms: { odds: '9.99', legs: odds.map((each) => ({ selection: 'Home', odds: each })) },
  });

  it.each([
    ['counts by the product of its legs', ['1.20', '1.25'], [], 1_000],
    ['counts nothing below the floor', ['1.20', '1.24'], [], 0],
    ['takes a void leg for odds of 1', ['1.20', '2.00', '1.20'], [2], 0],
    ['counts by what remains', ['1.20', '2.00', '1.20'], [1, 3], 1_000],
    ['counts nothing when all legs are void', ['2.00', '2.00'], [1, 2], 0],
  ] as const)('%s', async (_title, odds, voidLegs, valid) => {
    const name = `pl${valid}${voidLegs.length}${odds.length}`;
    const ann = player(test, name);
    await ann.fund();
    await ann.send(ann.bet('b1', legs(...odds)));
    const settlement = { refTxId: 'b1', amountMinor: 1_000n, result: 'WIN', voidLegs };
    expect(brief(await ann.send(ann.command('SETTLE', 's1', settlement)))).toBe('done');
    expect(await validOf(ann)).toEqual({ b1: valid });
    const news = { ...settlement, voidLegs: [1, 2, 3], reason };
    await ann.send(ann.command('RESETTLE', 'r1', news));
    expect(await validOf(ann)).toEqual({ b1: 0 });
  });
});

describe('a site that counts no more than was won or lost (A3)', () => {
  it('counts so from then on', async () => {
    const ann = player(test, 'vanet');
    await ann.fund(100_000n);
    ann.countBy('NET_CAPPED');
    await ann.send(ann.bet('b1', { amountMinor: 10_000n }));
    const won = { refTxId: 'b1', amountMinor: 10_400n, result: 'WIN' };
    expect(brief(await ann.send(ann.command('SETTLE', 's1', won)))).toBe('done');
    expect(await validOf(ann)).toEqual({ b1: 400 });
    ann.countBy('BY_PRODUCT');
    await lost(ann, 'b2', { amountMinor: 5_000n });
    expect(await validOf(ann)).toEqual({ b1: 10_000, b2: 5_000 });
  });
});
