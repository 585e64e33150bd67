import type { MemberId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { buildStake, codesOf, placeStakes } from '../../../../test/factories/limits.ts';
import { buildTransfer, fund } from '../../../../test/factories/wallet.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { post } from '../../wallet/index.ts';
import { lookAtPlayers } from './look-at-players.ts';
import { tightenLimit } from './tighten-limit.ts';

const test = testDatabase();
let members = 0;

function freshMember(): MemberId {
  members += 1;
  return `mbr_tighten${members}`;
}

const place = (...stakes: Parameters<typeof placeStakes>[1]) =>
  test.inUnit(async (ctx) => codesOf(await placeStakes(ctx, stakes)));

describe('tightenLimit', () => {
  it('binds the very next stake, which may use the limit up to the minor unit (R1, R2)', async () => {
    const memberId = freshMember();
    const stake = (amountMinor: bigint) => buildStake(memberId, { amountMinor });
    expect(await place(stake(100_000n))).toEqual(['ok']);
    const limit = { memberId, kind: 'stake', period: 'day', amount: 500n } as const;
    expect(await test.inUnit((ctx) => tightenLimit(ctx, limit))).toBe(true);
    expect(await place(stake(501n))).toEqual(['limit_reached']);
    expect(await place(stake(499n))).toEqual(['ok']);
    expect(await place(stake(1n))).toEqual(['ok']);
    expect(await place(stake(1n))).toEqual(['limit_reached']);
  });

  it('counts stakes of one batch for each other', async () => {
    const memberId = freshMember();
    const limit = { memberId, kind: 'loss', period: 'week', amount: 250n } as const;
    await test.inUnit((ctx) => tightenLimit(ctx, limit));
    const stakes = [1, 2, 3].map(() => buildStake(memberId));
    expect(await place(...stakes)).toEqual(['ok', 'ok', 'limit_reached']);
  });

  it('counts what was staked, won and taken back before it was set, as the ledger has it', async () => {
    const memberId = freshMember();
    const cash = `member:${memberId}:cash`;
    await test.inUnit((ctx) => fund(ctx, cash, 1000n));
    await test.inUnit((ctx) =>
      post(ctx, [
        buildTransfer({ from: cash, amountMinor: 300n }),
        buildTransfer({ type: 'win', from: 'house:games:wins', to: cash, amountMinor: 70n }),
        buildTransfer({ type: 'win_return', from: cash, to: 'house:games:wins', amountMinor: 20n }),
      ]),
    );
    const limit = { memberId, kind: 'loss', period: 'month', amount: 260n } as const;
    await test.inUnit((ctx) => tightenLimit(ctx, limit));
    expect(await place(buildStake(memberId, { amountMinor: 11n }))).toEqual(['limit_reached']);
    expect(await place(buildStake(memberId, { amountMinor: 10n }))).toEqual(['ok']);
  });

  it('finds no room in a stake of an earlier day that came back before it was set', async () => {
    const memberId = freshMember();
    const cash = `member:${memberId}:cash`;
    await test.inUnit((ctx) => fund(ctx, cash, 1000n));
    const old = test.ids.next('bet');
    const stakes = { from: cash, to: 'house:test', amountMinor: 300n } as const;
    await test.inUnit((ctx) => post(ctx, [buildTransfer({ ...stakes, reference: old })]));
    test.clock.advance({ hours: 24 });
    const today = test.ids.next('bet');
    const back = { type: 'stake_return', from: 'house:test', to: cash } as const;
    await test.inUnit((ctx) =>
      post(ctx, [
        buildTransfer({ ...stakes, reference: today }),
        buildTransfer({ ...back, amountMinor: 300n, reference: old }),
        buildTransfer({ ...back, amountMinor: 60n, reference: today }),
      ]),
    );
    const limit = { memberId, kind: 'loss', period: 'day', amount: 250n } as const;
    await test.inUnit((ctx) => tightenLimit(ctx, limit));
    expect(await place(buildStake(memberId, { amountMinor: 11n }))).toEqual(['limit_reached']);
    expect(await place(buildStake(memberId, { amountMinor: 10n }))).toEqual(['ok']);
    const windows = await test.inUnit(
      async (ctx) => (await lookAtPlayers(ctx, [memberId])).get(memberId)?.windows ?? [],
    );
    // Of the week, in which it was staked, it is a return as any other.
    const week = windows.find(({ period }) => period === 'week');
    expect(week).toMatchObject({ stakedMinor: 610n, returnedMinor: 360n });
  });

  it('makes no room by what came out of a purse into which it went before the period', async () => {
    const memberId = freshMember();
    const [cash, purse] = [`member:${memberId}:cash`, 'house:test'] as const;
    await test.inUnit((ctx) => fund(ctx, cash, 1000n));
    const move = (type: 'purse_in' | 'purse_out' | 'purse_back', amountMinor: bigint) => {
      const ways = type === 'purse_in' ? { from: cash, to: purse } : { from: purse, to: cash };
      return { type, ...ways, amountMinor };
    };
    const sent = test.ids.next('wtr');
    const before = [move('purse_in', 500n), { ...move('purse_in', 100n), reference: sent }];
    await test.inUnit((ctx) => post(ctx, before.map(buildTransfer)));
    test.clock.advance({ hours: 24 });
    const refused = { ...move('purse_back', 100n), reference: sent };
    const today = [move('purse_in', 200n), move('purse_out', 600n), refused];
    await test.inUnit((ctx) => post(ctx, today.map(buildTransfer)));
    const limit = { memberId, kind: 'loss', period: 'day', amount: 250n } as const;
    await test.inUnit((ctx) => tightenLimit(ctx, limit));
    const windows = await test.inUnit(
      async (ctx) => (await lookAtPlayers(ctx, [memberId])).get(memberId)?.windows ?? [],
    );
    const ofDay = windows.find(({ period }) => period === 'day');
    expect(ofDay).toMatchObject({ stakedMinor: 200n, returnedMinor: 200n });
  });

  it.each([
    ['deposit', 'outside:bank', 'deposit'],
    ['p2p_in', 'outside:provider:p2p', 'deposit'],
    ['member_transfer', 'member:mbr_tightenupline:cash', 'deposit'],
    ['envelope_gift', 'member:mbr_tightenupline:cash', 'deposit'],
    ['purse_in', 'transit', 'stake'],
  ] as const)('counts %s of before as well, as bookings count it', async (type, other, kind) => {
    const memberId = freshMember();
    const cash = `member:${memberId}:cash`;
    await test.inUnit((ctx) => fund(ctx, cash, 1000n));
    if (other.startsWith('member:')) {
      await test.inUnit((ctx) => fund(ctx, other, 1000n));
    }
    const ways = kind === 'deposit' ? { from: other, to: cash } : { from: cash, to: 'house:test' };
    await test.inUnit((ctx) => post(ctx, [buildTransfer({ type, ...ways, amountMinor: 900n })]));
    await test.inUnit((ctx) => tightenLimit(ctx, { memberId, kind, period: 'day', amount: 1000n }));
    const [window] = await test.inUnit(
      async (ctx) => (await lookAtPlayers(ctx, [memberId])).get(memberId)?.windows ?? [],
    );
    const counted = kind === 'deposit' ? window?.depositedMinor : window?.stakedMinor;
    expect(counted).toBe(900n);
  });

  it('leaves a limit that is lower already', async () => {
    const memberId = freshMember();
    const limit = { memberId, kind: 'stake', period: 'day', amount: 100n } as const;
    await test.inUnit((ctx) => tightenLimit(ctx, limit));
    const raised = test.inUnit((ctx) => tightenLimit(ctx, { ...limit, amount: 101n }));
    expect(await raised).toBe(false);
    expect(await place(buildStake(memberId, { amountMinor: 101n }))).toEqual(['limit_reached']);
  });

  it('lets one of many pass that want the last of it at once (R4)', async () => {
    const memberId = freshMember();
    const limit = { memberId, kind: 'stake', period: 'day', amount: 100n } as const;
    await test.inUnit((ctx) => tightenLimit(ctx, limit));
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => place(buildStake(memberId))),
    );
    expect(answers.flat().filter((code) => code === 'ok')).toHaveLength(1);
  });
});
