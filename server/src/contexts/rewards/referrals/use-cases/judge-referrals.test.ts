import type { MemberId } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { seatOperator } from '../../../../../test/factories/operators.ts';
import { referralBench } from '../../../../../test/factories/referrals.ts';
import { markStaff } from '../../../../../test/factories/staff.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { noteMarks, notePerson } from '../../../limits/index.ts';
import { decideReferral } from './decide-referral.ts';
import { judgeReferrals } from './judge-referrals.ts';
import { noteFirstDeposit } from './note-first-deposit.ts';
import { openReferral } from './open-referral.ts';

const test = testDatabase();
const made = referralBench(test);
const { rest } = made;

/** The same, with what the site does of itself. */
const bench = {
  ...made,
  member: async (from: Parameters<typeof made.member>[0]): Promise<MemberId> => {
    const memberId = await made.member(from);
    const joinedAt = String(test.clock.now());
    await test.inUnit((ctx) => openReferral(ctx, { memberId, joinedAt }));
    return memberId;
  },
  deposit: (memberId: MemberId, amount: string) =>
    test.inUnit((ctx) => {
      const at = String(ctx.clock.now());
      return noteFirstDeposit(ctx, { memberId, state: 'CREDITED', amount, at });
    }),
  judge: () => test.inUnit((ctx) => judgeReferrals(ctx)),
};

/** A friend who did everything that is asked for. */
async function doneFriend(from: Parameters<typeof bench.member>[0]): Promise<MemberId> {
  const friend = await bench.member(from);
  await bench.deposit(friend, '10000');
  await bench.play(friend, 100_000n);
  return friend;
}

describe('judgeReferrals', () => {
  beforeEach(() => test.clock.advance({ hours: 24 * 40 }));

  it('follows a friend from the registration to one reward for each of both', async () => {
    await bench.rules();
    const referrerId = await bench.member({});
    const friend = await bench.member({ referrerId });
    expect(await bench.stateOf(friend)).toEqual(['PENDING', 'deposit_missing']);
    await bench.deposit(friend, '10000');
    await bench.deposit(friend, '50');
    await bench.judge();
    expect(await bench.stateOf(friend)).toEqual(['PENDING', 'turnover_missing']);
    await bench.play(friend, 100_000n);
    await Promise.all([bench.judge(), bench.judge()]);
    await bench.judge();
    expect(await bench.stateOf(friend)).toEqual(['REWARDED', null]);
    expect(await bench.waiting(referrerId)).toEqual([1800n]);
    expect(await bench.waiting(friend)).toEqual([800n]);
  });

  it('counts the first deposit only, and nothing after the days are over', async () => {
    await bench.rules();
    const referrerId = await bench.member({});
    const friend = await bench.member({ referrerId });
    await bench.deposit(friend, '9999');
    await bench.deposit(friend, '90000');
    await bench.play(friend, 100_000n);
    await bench.judge();
    expect(await bench.stateOf(friend)).toEqual(['PENDING', 'deposit_missing']);
    test.clock.advance({ hours: 24 * 31 });
    await bench.judge();
    expect(await bench.stateOf(friend)).toEqual(['REJECTED', 'window_over']);
    expect(await bench.waiting(referrerId)).toEqual([]);
  });

  it('pays nothing that was met after the days, whoever rested when they ended', async () => {
    await bench.rules();
    const referrerId = await bench.member({});
    const [late, inTime, lateDeposit] = [
      await bench.member({ referrerId }),
      await bench.member({ referrerId }),
      await bench.member({ referrerId }),
    ];
    await bench.deposit(late, '10000');
    await bench.deposit(inTime, '10000');
    await bench.play(inTime, 100_000n);
    await bench.play(lateDeposit, 100_000n);
    test.clock.advance({ hours: 24 * 30 + 12 });
    await rest(late, 'time_out');
    test.clock.advance({ hours: 24 });
    await bench.judge();
    expect(await bench.stateOf(late)).toMatchObject(['PENDING', expect.anything()]);
    test.clock.advance({ hours: 24 * 14 });
    await bench.play(late, 100_000n);
    await bench.deposit(lateDeposit, '10000');
    await bench.judge();
    expect(await bench.stateOf(late)).toEqual(['REJECTED', 'window_over']);
    expect(await bench.stateOf(lateDeposit)).toEqual(['REJECTED', 'window_over']);
    expect(await bench.stateOf(inTime)).toEqual(['REWARDED', null]);
  });

  it('keeps the rules of the day, and opens nothing while they are closed', async () => {
    await bench.rules();
    const referrerId = await bench.member({});
    const before = await bench.member({ referrerId });
    await bench.rules({ isOpen: false, leastDepositMinor: 99_999_900n });
    const after = await bench.member({ referrerId });
    await bench.deposit(before, '10000');
    await bench.play(before, 100_000n);
    await bench.judge();
    expect(await bench.stateOf(before)).toEqual(['REWARDED', null]);
    expect(await bench.stateOf(after)).toBeUndefined();
  });

  it('asks for a proven phone where the rules do', async () => {
    await bench.rules({ needsPhone: true });
    const friend = await doneFriend({ referrerId: await bench.member({}) });
    await bench.judge();
    expect(await bench.stateOf(friend)).toEqual(['PENDING', 'phone_unverified']);
  });

  it('gives nothing for an excluded friend, and waits for whoever rests', async () => {
    await bench.rules();
    const referrerId = await bench.member({});
    const excluded = await doneFriend({ referrerId });
    const resting = await doneFriend({ referrerId });
    await rest(excluded, 'exclusion');
    await rest(resting, 'time_out');
    await bench.judge();
    expect(await bench.stateOf(excluded)).toEqual(['REJECTED', 'friend_excluded']);
    expect(await bench.stateOf(resting)).toMatchObject(['PENDING', expect.anything()]);
    test.clock.advance({ hours: 49 });
    await rest(referrerId, 'time_out');
    await bench.judge();
    expect(await bench.stateOf(resting)).toEqual(['QUALIFIED', 'referrer_on_break']);
    test.clock.advance({ hours: 49 });
    await bench.judge();
    expect(await bench.stateOf(resting)).toEqual(['REWARDED', null]);
  });

  it('gives nothing where one of the two works for the house (D9)', async () => {
    await bench.rules();
    const [employee, member] = [await bench.member({}), await bench.member({})];
    const ofEmployee = await doneFriend({ referrerId: employee });
    const ofMember = await doneFriend({ referrerId: member });
    const other = await doneFriend({ referrerId: member });
    await markStaff(test, employee);
    await markStaff(test, ofMember);
    await bench.judge();
    expect(await bench.stateOf(ofEmployee)).toEqual(['REJECTED', 'staff']);
    expect(await bench.stateOf(ofMember)).toEqual(['REJECTED', 'staff']);
    expect(await bench.stateOf(other)).toEqual(['REWARDED', null]);
    expect(await bench.waiting(employee)).toEqual([]);
  });

  it('refuses one person under two accounts, and leaves a household to a person', async () => {
    await bench.rules();
    const [address, name] = ['203.0.113.77', 'Mali Ko'];
    const referrerId = await bench.member({ address, name });
    const same = await doneFriend({ referrerId, address, name: 'mali  KO' });
    const sister = await doneFriend({ referrerId, address, name: 'Nadia Ko' });
    await bench.judge();
    expect(await bench.stateOf(same)).toEqual(['REJECTED', 'linked']);
    expect(await bench.stateOf(sister)).toEqual(['QUALIFIED', 'needs_review']);
    expect(await bench.waiting(referrerId)).toEqual([]);
  });

  it('refuses a friend who has the browser of who invited them, or of who did before', async () => {
    await bench.rules();
    const first = await bench.member({});
    const second = await bench.member({ referrerId: first });
    const friend = await doneFriend({ referrerId: second });
    const stranger = await doneFriend({ referrerId: second });
    for (const id of [first, friend]) {
      const marks = [{ kind: 'device', value: 'device-of-a-chain' }] as const;
      await test.inUnit((ctx) => noteMarks(ctx, id, marks));
    }
    await bench.judge();
    expect(await bench.stateOf(friend)).toEqual(['REJECTED', 'linked']);
    expect(await bench.stateOf(stranger)).toEqual(['REWARDED', null]);
  });

  it('asks for proven papers where the rules do', async () => {
    await bench.rules({ needsIdentity: true });
    const friend = await doneFriend({ referrerId: await bench.member({}) });
    await bench.judge();
    expect(await bench.stateOf(friend)).toEqual(['PENDING', 'identity_unverified']);
    const proven = { memberId: friend, bornOn: '1990-03-02', proof: 'whole' } as const;
    await test.inUnit((ctx) => notePerson(ctx, proven));
    await bench.judge();
    expect(await bench.stateOf(friend)).toEqual(['REWARDED', null]);
  });

  it('leaves to a person what comes beyond the limit of a month', async () => {
    await bench.rules({ monthlyLimit: 1 });
    const referrerId = await bench.member({});
    await doneFriend({ referrerId });
    await doneFriend({ referrerId });
    await bench.judge();
    expect(await bench.waiting(referrerId)).toEqual([1800n]);
  });
});

describe('decideReferral', () => {
  beforeEach(() => test.clock.advance({ hours: 24 * 40 }));

  it('rewards nobody who works for the house, and lets it be refused', async () => {
    await bench.rules();
    const actor = await seatOperator(test);
    const address = '203.0.113.79';
    const friendId = await doneFriend({ referrerId: await bench.member({ address }), address });
    await bench.judge();
    await markStaff(test, friendId);
    const decide = (decision: 'approve' | 'refuse') =>
      test.inUnit((ctx) => decideReferral(ctx, { friendId, decision, reason: 'A family.' }), {
        actor,
      });
    await expect(decide('approve')).rejects.toMatchObject({ code: 'referral_staff' });
    await decide('refuse');
    expect(await bench.stateOf(friendId)).toEqual(['REJECTED', 'refused']);
  });

  it('refuses not_found, the standing of both, referral_state, and rewards once', async () => {
    await bench.rules();
    const actor = await seatOperator(test);
    const address = '203.0.113.78';
    const referrerId = await bench.member({ address });
    const friendId = await doneFriend({ referrerId, address });
    const decide = (id: MemberId, decision: 'approve' | 'refuse' = 'approve') =>
      test.inUnit((ctx) => decideReferral(ctx, { friendId: id, decision, reason: 'A family.' }), {
        actor,
      });
    await expect(decide('mbr_nobody00001')).rejects.toMatchObject({ code: 'not_found' });
    await expect(decide(friendId)).rejects.toMatchObject({ code: 'referral_state' });
    await bench.judge();
    await rest(friendId, 'time_out');
    await expect(decide(friendId)).rejects.toMatchObject({ code: 'on_break' });
    test.clock.advance({ hours: 49 });
    const outcomes = await Promise.allSettled([decide(friendId), decide(friendId)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await bench.waiting(referrerId)).toEqual([1800n]);
    await expect(decide(friendId, 'refuse')).rejects.toMatchObject({ code: 'referral_state' });
  });
});
