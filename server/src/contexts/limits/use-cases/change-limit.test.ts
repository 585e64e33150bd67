import type { MemberId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { buildStake, codesOf, placeStakes } from '../../../../test/factories/limits.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { changeLimit } from './change-limit.ts';
import { confirmRaise } from './confirm-raise.ts';
import { readProtection } from './read-protection.ts';
import { withdrawRaise } from './withdraw-raise.ts';

const test = testDatabase();
let members = 0;

/** A member with a stake limit of 1.00 a day. */
async function limitedMember() {
  members += 1;
  const key = { memberId: `mbr_raises${members}`, kind: 'stake', period: 'day' } as const;
  const change = (amount: bigint | null) =>
    test.inUnit((ctx) => changeLimit(ctx, { ...key, amount }));
  await change(100n);
  return {
    key,
    change,
    confirm: () => test.inUnit((ctx) => confirmRaise(ctx, key)),
    withdraw: () => test.inUnit((ctx) => withdrawRaise(ctx, key)),
    place: (amountMinor: bigint) => stakeOf(key.memberId, amountMinor),
  };
}

function stakeOf(memberId: MemberId, amountMinor: bigint) {
  const stake = buildStake(memberId, { amountMinor });
  return test.inUnit(async (ctx) => codesOf(await placeStakes(ctx, [stake])));
}

const notYet = { code: 'limit_raise_waits' };
const notFound = { code: 'limit_raise_not_found' };

describe('changeLimit', () => {
  it('lets nobody raise or remove what is not set', async () => {
    const key = { memberId: 'mbr_unlimited', kind: 'loss', period: 'week', amount: null } as const;
    const code = { code: 'limit_not_set' };
    await expect(test.inUnit((ctx) => changeLimit(ctx, key))).rejects.toMatchObject(code);
  });

  it('makes a raise wait 24 hours and then for a second yes (R3)', async () => {
    const member = await limitedMember();
    await member.change(500n);
    test.clock.advance({ hours: 23, minutes: 59, seconds: 59 });
    await expect(member.confirm()).rejects.toMatchObject(notYet);
    expect(await member.place(101n)).toEqual(['limit_reached']);
    test.clock.advance({ seconds: 1 });
    expect(await member.place(101n)).toEqual(['limit_reached']);
    await member.confirm();
    expect(await member.place(500n)).toEqual(['ok']);
    await expect(member.confirm()).rejects.toMatchObject(notFound);
  });

  it('forgets a raise that nobody confirmed for a week', async () => {
    const member = await limitedMember();
    await member.change(null);
    test.clock.advance({ hours: 24 * 8 });
    await expect(member.confirm()).rejects.toMatchObject(notFound);
    expect(await member.place(101n)).toEqual(['limit_reached']);
  });

  it('takes a raise back, on request and when the limit is lowered meanwhile', async () => {
    const member = await limitedMember();
    await member.change(500n);
    await member.withdraw();
    await expect(member.withdraw()).rejects.toMatchObject(notFound);
    await member.change(500n);
    await member.change(50n);
    test.clock.advance({ hours: 24 });
    await expect(member.confirm()).rejects.toMatchObject(notFound);
    expect(await member.place(51n)).toEqual(['limit_reached']);
  });

  it('removes a limit the same way', async () => {
    const member = await limitedMember();
    await member.change(null);
    test.clock.advance({ hours: 24 });
    await member.confirm();
    expect(await member.place(100_000n)).toEqual(['ok']);
    const { player } = await test.inUnit((ctx) => readProtection(ctx, member.key.memberId));
    expect(player.limits).toEqual([]);
  });

  it('holds a decrease against stakes that run at the same time (R2)', async () => {
    const member = await limitedMember();
    await member.change(null);
    test.clock.advance({ hours: 24 });
    await member.confirm();
    const lowered = member.change(300n);
    const stakes = Promise.all(Array.from({ length: 12 }, () => member.place(100n)));
    await lowered;
    const late = await Promise.all(Array.from({ length: 4 }, () => member.place(301n)));
    await stakes;
    expect(late.flat()).toEqual(Array.from({ length: 4 }, () => 'limit_reached'));
  });
});
