import { describe, expect, it } from 'vitest';
import { brief, loosePolicy, player } from '../../../test/factories/bets.ts';
import { testDatabase } from '../../../test/harness.ts';
import { openRequirement } from '../turnover/index.ts';
import { protectionGate } from './protection.ts';

const test = testDatabase();

/** Somebody of whom everything is proven, on a site of the strictest jurisdiction. */
async function strictPlayer(name: string) {
  const ann = player(test, name, protectionGate);
  ann.liveIn('GB');
  await ann.fund();
  await test
    .database()
    .pool.query('insert into persons (member_id, born_on, verified_at) values ($1, $2, $3)', [
      ann.memberId,
      '1980-05-05',
      String(test.clock.now()),
    ]);
  return ann;
}

const small = { amountMinor: 100n };

describe('the pace of a vendor game (R15)', () => {
  it('takes a double while its round is open, and runs from the first stake of it', async () => {
    const ann = await strictPlayer('pace1');
    expect(brief(await ann.send(ann.bet('b1', small)))).toBe('done');
    test.clock.advance({ seconds: 3 });
    expect(brief(await ann.send(ann.bet('b2', small)))).toBe('done');
    const next = { ...small, roundId: 'pace1-next' };
    expect(brief(await ann.send(ann.bet('b3', next)))).toBe('round_too_soon');
    test.clock.advance({ seconds: 2 });
    expect(brief(await ann.send(ann.bet('b4', next)))).toBe('done');
  });

  it('asks a stake of a round again once every bet of it has its result', async () => {
    const ann = await strictPlayer('pace2');
    await ann.send(ann.bet('b1', small));
    await ann.send(ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 100n }));
    expect(brief(await ann.send(ann.bet('b2', small)))).toBe('round_too_soon');
  });

  it('holds each shot of a fishing room to it', async () => {
    const ann = await strictPlayer('pace3');
    const shot = { ...small, game: { category: 'FISH', gameCode: 'reef' } };
    await ann.send(ann.bet('b1', shot));
    expect(brief(await ann.send(ann.bet('b2', shot)))).toBe('round_too_soon');
  });
});

describe('a reality check (R8)', () => {
  it('waits for the end of a round that is open, and then for its answer', async () => {
    const ann = await strictPlayer('check1');
    await test
      .database()
      .pool.query('insert into play_states (member_id, check_minutes) values ($1, 10)', [
        ann.memberId,
      ]);
    await ann.send(ann.bet('b0', { ...small, roundId: 'check1-first' }));
    test.clock.advance({ minutes: 8 });
    await ann.send(ann.bet('b1', small));
    test.clock.advance({ minutes: 3 });
    expect(brief(await ann.send(ann.bet('b2', small)))).toBe('done');
    const next = { ...small, roundId: 'check1-next' };
    expect(brief(await ann.send(ann.bet('b3', next)))).toBe('reality_check_due');
    test.clock.advance({ minutes: 20 });
    expect(brief(await ann.send(ann.bet('b4', next)))).toBe('reality_check_due');
  });
});

/** So much a day, 30.00 unless said, counted from now on. */
async function limitLosses(memberId: string, amount = 3000, kind = 'loss'): Promise<void> {
  const { pool } = test.database();
  await pool.query(
    `insert into member_limits (member_id, kind, period, amount, set_at)
     values ($1, $2, 'day', $3, $4)`,
    [memberId, kind, amount, String(test.clock.now())],
  );
  await pool.query('insert into play_states (member_id, is_counting) values ($1, true)', [
    memberId,
  ]);
}

describe('the highest stake (R15)', () => {
  it('is one of the round, in however many stakes', async () => {
    const ann = await strictPlayer('cap1');
    const five = { amountMinor: 500n };
    expect(brief(await ann.send(ann.bet('b1', five)))).toBe('done');
    expect(brief(await ann.send(ann.bet('b2', { amountMinor: 1n })))).toBe('stake_above_cap');
    await ann.send(ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 0n }));
    test.clock.advance({ seconds: 6 });
    // A vendor may name one round for a whole sitting: what has its result is of another hand.
    expect(brief(await ann.send(ann.bet('b3', five)))).toBe('done');
    test.clock.advance({ seconds: 6 });
    expect(brief(await ann.send(ann.bet('b4', { ...five, roundId: 'cap1-next' })))).toBe('done');
  });

  it('has room again for a stake that was taken back, and none from an order undone', async () => {
    const ann = await strictPlayer('cap2');
    await ann.send(ann.bet('b1', { amountMinor: 300n }));
    await ann.send(ann.command('ROLLBACK', 'x1', { refTxId: 'b1' }));
    test.clock.advance({ seconds: 6 });
    const [, second] = await ann.orders(
      [
        ann.bet('b2', { amountMinor: 500n }),
        ann.command('WIN', 'w9', { refTxId: 'b9', amountMinor: 0n }),
      ],
      [ann.bet('b3', { amountMinor: 500n })],
    );
    expect(second?.map(brief)).toEqual(['done']);
  });

  it('of money that is played for (D8) is one of the round too', async () => {
    const ann = player(test, 'capd8', protectionGate);
    const terms = { amountMinor: 50_000n, multiple: 1, maxStakeMinor: 1_500n } as const;
    const source = { source: 'bonus', reference: 'capd8', memberId: ann.memberId } as const;
    await ann.fund();
    await test.inUnit((ctx) => openRequirement(ctx, { ...source, ...terms }));
    expect(brief(await ann.send(ann.bet('b1')))).toBe('done');
    expect(brief(await ann.send(ann.bet('b2')))).toBe('stake_above_promo_limit');
    expect(brief(await ann.send(ann.bet('b3', { amountMinor: 500n })))).toBe('done');
  });
});

describe('one game at a time (R15), of vendors too', () => {
  const other = { ...small, game: { category: 'RNG', gameCode: 'reels' } };

  it('keeps other games out while a hand has no result, and no longer', async () => {
    const ann = await strictPlayer('one1');
    await ann.send(ann.bet('b1', { ...small, roundId: 'one1 a|b' }));
    test.clock.advance({ seconds: 10 });
    await ann.send(ann.bet('b2', { ...small, roundId: 'one1-second' }));
    test.clock.advance({ seconds: 40 });
    const reels = (txId: string) => ann.send(ann.bet(txId, { ...other, roundId: `one1-${txId}` }));
    expect(brief(await reels('b3'))).toBe('other_round_open');
    await ann.send(ann.command('WIN', 'w2', { refTxId: 'b2', amountMinor: 0n }));
    expect(brief(await reels('b4'))).toBe('other_round_open');
    const football = { ...small, game: { category: 'SPORTS', gameCode: 'football' } };
    expect(brief(await ann.send(ann.bet('b5', { ...football, roundId: 'one1-m' })))).toBe('done');
    await ann.send(ann.command('VOID', 'v1', { refTxId: 'b1', reason: 'table closed' }));
    expect(brief(await reels('b6'))).toBe('done');
  });

  it('lets a hand whose result never comes keep nobody out for ever', async () => {
    const ann = await strictPlayer('one2');
    await ann.send(ann.bet('b1', small));
    test.clock.advance({ minutes: 5 });
    expect(brief(await ann.send(ann.bet('b2', { ...other, roundId: 'one2-b2' })))).toBe('done');
  });

  it('sees a hand of the same batch, unless its order was undone', async () => {
    const ann = await strictPlayer('one3');
    const lost = ann.command('WIN', 'w9', { refTxId: 'b9', amountMinor: 0n });
    const reels = (txId: string) => [ann.bet(txId, { ...other, roundId: `one3-${txId}` })];
    const answers = await ann.orders([ann.bet('b1', small), lost], reels('b2'), [
      ann.bet('b3', small),
    ]);
    expect(answers.slice(1).flat().map(brief)).toEqual(['done', 'other_round_open']);
  });
});

describe('a limit sees what the batch did before (R4, rule 16)', () => {
  it('and nothing of an order that was undone', async () => {
    const ann = player(test, 'undone', protectionGate);
    await ann.fund();
    await limitLosses(ann.memberId, 6000, 'stake');
    const fifty = { amountMinor: 5_000n };
    const lost = ann.command('WIN', 'w9', { refTxId: 'b9', amountMinor: 0n });
    const answers = await ann.orders([ann.bet('b1', fifty), lost], [ann.bet('b2', fifty)]);
    expect(answers.flat().map(brief)).toEqual(['order_refused', 'bet_not_found', 'done']);
    expect(brief(await ann.send(ann.bet('b3', { amountMinor: 1_001n })))).toBe('limit_reached');
  });

  it.each([['one order'], ['two orders']])('a win of %s included', async (orders) => {
    const ann = player(test, `winfirst${orders.slice(0, 3)}`, protectionGate);
    await ann.fund();
    await limitLosses(ann.memberId, 1500);
    const first = [ann.bet('b1'), ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 5_000n })];
    const next = ann.bet('b2');
    const answers =
      orders === 'one order' ? [await ann.order(...first, next)] : await ann.orders(first, [next]);
    expect(answers.flat().map(brief)).toEqual(['done', 'done', 'done']);
  });

  it('a part of a stake that came back counts once', async () => {
    const ann = player(test, 'partback', protectionGate);
    await ann.fund();
    await limitLosses(ann.memberId, 1500);
    const back = { refTxId: 'b1', amountMinor: 400n, reason: 'arena' };
    await ann.order(ann.bet('b1'), ann.command('RETURN_STAKE', 'k1', back));
    expect(brief(await ann.send(ann.bet('b2', { amountMinor: 901n })))).toBe('limit_reached');
    expect(brief(await ann.send(ann.bet('b3', { amountMinor: 900n })))).toBe('done');
  });
});

describe('a round that its vendor never ends', () => {
  it('is asked as any other five minutes after it began (R8, R15)', async () => {
    const ann = await strictPlayer('endless');
    await ann.send(ann.bet('b1', small));
    test.clock.advance({ minutes: 4, seconds: 59 });
    expect(brief(await ann.send(ann.bet('b2', small)))).toBe('done');
    test.clock.advance({ seconds: 1 });
    expect(brief(await ann.send(ann.bet('b3', small)))).toBe('done');
    expect(brief(await ann.send(ann.bet('b4', small)))).toBe('round_too_soon');
  });
});

describe('a limit of losses (RG-02)', () => {
  it.each([
    ['RESETTLE', { amountMinor: 0n, result: 'LOSE' }, 2_000n],
    ['UNSETTLE', {}, 2_000n],
    ['VOID', {}, 3_000n],
  ] as const)('has no room from a win that a %s took back', async (kind, fields, leftMinor) => {
    const name = `lost${kind.toLowerCase()}`;
    const ann = player(test, name, protectionGate);
    await ann.fund();
    await limitLosses(ann.memberId);
    const reason = 'wrong score';
    await ann.send(ann.bet('b1'));
    const won = { refTxId: 'b1', amountMinor: 50_000n, result: 'WIN' };
    await ann.send(ann.command('SETTLE', 's1', won));
    // Most of the win is in play when it is taken back, so the rest of it stays owed.
    const round = { roundId: `${name}-other` };
    await ann.send(ann.bet('b2', { amountMinor: 45_000n, ...round }));
    const takeBack = { refTxId: 'b1', policy: loosePolicy, reason, ...fields };
    expect(brief(await ann.send(ann.command(kind, 'k1', takeBack)))).toBe('done');
    expect(brief(await ann.send(ann.command('VOID', 'v1', { refTxId: 'b2', reason })))).toBe(
      'done',
    );
    const next = { roundId: `${name}-next` };
    const beyond = ann.bet('b3', { amountMinor: leftMinor + 1n, ...next });
    expect(brief(await ann.send(beyond))).toBe('limit_reached');
    expect(brief(await ann.send(ann.bet('b4', { amountMinor: leftMinor, ...next })))).toBe('done');
  });

  it.each([
    ['twice', 500n, 500n],
    ['again, and higher', 500n, 800n],
    ['again in steps', 500n, 200n],
  ] as const)('has room once from a win of yesterday that comes %s', async (way, first, again) => {
    const name = `twice${first + again}${way.length}`;
    const ann = player(test, name, protectionGate);
    await ann.fund();
    await limitLosses(ann.memberId);
    const reason = 'wrong score';
    const ref = { refTxId: 'b1', policy: loosePolicy, reason };
    await ann.send(ann.bet('b1', { amountMinor: 100n }));
    await ann.send(ann.command('SETTLE', 's1', { ...ref, amountMinor: first, result: 'WIN' }));
    test.clock.advance({ hours: 24 });
    await ann.send(ann.command('UNSETTLE', 'u1', ref));
    await ann.send(ann.command('SETTLE', 's2', { ...ref, amountMinor: again, result: 'WIN' }));
    await ann.send(ann.command('RESETTLE', 'r1', { ...ref, amountMinor: 800n, result: 'WIN' }));
    // Of 8.00, 5.00 were yesterday's and 3.00 are today's.
    const next = { roundId: `${name}-next` };
    const beyond = ann.bet('b2', { amountMinor: 3_301n, ...next });
    expect(brief(await ann.send(beyond))).toBe('limit_reached');
    expect(brief(await ann.send(ann.bet('b3', { amountMinor: 3_300n, ...next })))).toBe('done');
  });

  it.each([
    ['VOID', {}],
    ['ROLLBACK', {}],
    ['RETURN_STAKE', { amountMinor: 1_000n }],
  ] as const)(
    'has no room from a stake of yesterday that a %s gives back',
    async (kind, fields) => {
      const name = `back${kind.slice(0, 6).toLowerCase()}`;
      const ann = player(test, name, protectionGate);
      await ann.fund();
      await limitLosses(ann.memberId);
      await ann.send(ann.bet('b1'));
      test.clock.advance({ hours: 24 });
      const giveBack = { refTxId: 'b1', policy: loosePolicy, reason: 'fault', ...fields };
      expect(brief(await ann.send(ann.command(kind, 'k1', giveBack)))).toBe('done');
      const next = { roundId: `${name}-next` };
      const beyond = ann.bet('b2', { amountMinor: 3_001n, ...next });
      expect(brief(await ann.send(beyond))).toBe('limit_reached');
      expect(brief(await ann.send(ann.bet('b3', { amountMinor: 3_000n, ...next })))).toBe('done');
    },
  );

  it('keeps what it had when a correction or a prize is taken back', async () => {
    const ann = player(test, 'lostprize', protectionGate);
    const prize = { amountMinor: 2_000n, game: { category: 'RNG', gameCode: 'reels' }, promo: {} };
    await ann.fund();
    await limitLosses(ann.memberId);
    await ann.send(ann.command('PROMO_WIN', 'p1', prize));
    await ann.send(ann.command('ROLLBACK', 'x1', { refTxId: 'p1' }));
    await ann.send(ann.command('ADJUST', 'a1', { amountMinor: -500n, reason: 'wrong score' }));
    expect(brief(await ann.send(ann.bet('b1', { amountMinor: 3_000n })))).toBe('done');
  });
});
