import type { MemberId } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { referralBench } from '../../../../test/factories/referrals.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { noteMarks } from '../../limits/index.ts';
import { judgeReferrals } from './use-cases/judge-referrals.ts';
import { noteFirstDeposit } from './use-cases/note-first-deposit.ts';
import { openReferral } from './use-cases/open-referral.ts';

const test = testDatabase();
const bench = referralBench(test);

/** A friend who did everything that is asked for. */
async function doneFriend(referrerId: MemberId): Promise<MemberId> {
  const memberId = await bench.member({ referrerId });
  const at = String(test.clock.now());
  await test.inUnit((ctx) => openReferral(ctx, { memberId, joinedAt: at }));
  const deposit = { memberId, state: 'CREDITED', amount: '10000', at };
  await test.inUnit((ctx) => noteFirstDeposit(ctx, deposit));
  await bench.play(memberId, 100_000n);
  return memberId;
}

describe('a friend who looks like one that brought a reward', () => {
  beforeEach(() => test.clock.advance({ hours: 24 * 40 }));

  it('is left to a person, whoever invited them, and strangers are not', async () => {
    await bench.rules();
    const [first, second] = [await bench.member({}), await bench.member({})];
    const friends = [await doneFriend(first), await doneFriend(second)];
    const stranger = await doneFriend(second);
    for (const id of friends) {
      const marks = [{ kind: 'device', value: 'one-tablet' }] as const;
      await test.inUnit((ctx) => noteMarks(ctx, id, marks));
    }
    await test.inUnit((ctx) => judgeReferrals(ctx));
    const states = await Promise.all(friends.map((friend) => bench.stateOf(friend)));
    expect(states).toContainEqual(['REWARDED', null]);
    expect(states).toContainEqual(['QUALIFIED', 'needs_review']);
    expect(await bench.stateOf(stranger)).toEqual(['REWARDED', null]);
  });
});
