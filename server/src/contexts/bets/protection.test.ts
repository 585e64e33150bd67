import { describe, expect, it } from 'vitest';
import { brief, loosePolicy, player } from '../../../test/factories/bets.ts';
import { testDatabase } from '../../../test/harness.ts';
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

const small = { amountMinor: 200n };

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

/** 30.00 a day, counted from now on. */
async function limitLosses(memberId: string): Promise<void> {
  const { pool } = test.database();
  await pool.query(
    `insert into member_limits (member_id, kind, period, amount, set_at)
     values ($1, 'loss', 'day', 3000, $2)`,
    [memberId, String(test.clock.now())],
  );
  await pool.query('insert into play_states (member_id, is_counting) values ($1, true)', [
    memberId,
  ]);
}

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
    await ann.send(ann.command('ROLLBACK', 'x1', { refTxId: 'p1', refClass: 'promo' }));
    await ann.send(ann.command('ADJUST', 'a1', { amountMinor: -500n, reason: 'wrong score' }));
    expect(brief(await ann.send(ann.bet('b1', { amountMinor: 3_000n })))).toBe('done');
  });
});
