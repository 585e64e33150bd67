import type { MemberId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { pointsKey } from '../../../../../test/factories/loyalty.ts';
import { enterOperator, enterOwner, reason } from '../../../../../test/factories/operators.ts';
import { referralBench } from '../../../../../test/factories/referrals.ts';
import { runningServer } from '../../../../../test/factories/running.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { openReferral } from './open-referral.ts';
import { updateReferral } from '../store-referrals.ts';

const test = testDatabase();
const server = runningServer(test);
const bench = referralBench(test);
type Desk = Awaited<ReturnType<typeof enterOperator>>;

/** An invitation that a person has to look at, under the newest rules. */
async function household(): Promise<{
  readonly referrerId: MemberId;
  readonly friendId: MemberId;
}> {
  const referrerId = await bench.member({});
  const friendId = await bench.member({ referrerId });
  const joinedAt = String(test.clock.now());
  await test.inUnit((ctx) => openReferral(ctx, { memberId: friendId, joinedAt }));
  const next = { state: 'QUALIFIED', reason: 'needs_review' } as const;
  await test.inUnit((ctx) =>
    updateReferral(ctx.tx, { friendId, ...next, decidedBy: null, at: test.clock.now() }),
  );
  return { referrerId, friendId };
}

const decide = (desk: Desk, friendId: MemberId, decision = 'approve') =>
  desk.call(endpoints.decideReferral, {
    params: { id: friendId },
    body: { decision, reason },
    key: pointsKey(),
  });
const answer = (desk: Desk, verb: 'approveRequest' | 'refuseRequest', id: unknown) =>
  desk.call(endpoints[verb], { params: { id: String(id) }, body: { reason }, key: pointsKey() });

// The configuration of the test site: 100.00 for a call, 500.00 for a day.
describe('submitReferralDecision', () => {
  beforeEach(() => test.clock.advance({ hours: 25 }));

  it('rewards at once below the ceiling, and counts it for a day (R106)', async () => {
    await bench.rules({ referrerMinor: 9000n, friendMinor: 1000n });
    const desk = await enterOperator(test, server, 'support');
    for (let nth = 0; nth < 5; nth += 1) {
      const { friendId } = await household();
      expect((await decide(desk, friendId)).value).toMatchObject({
        state: 'REWARDED',
        approvalId: null,
      });
    }
    const { friendId, referrerId } = await household();
    const asked = await decide(desk, friendId);
    expect(asked.value).toMatchObject({ state: 'QUALIFIED', abilities: [] });
    expect(await bench.waiting(referrerId)).toEqual([]);
    // What is refused gives nothing.
    const other = await household();
    const refused = await decide(desk, other.friendId, 'refuse');
    expect(refused.value).toMatchObject({ state: 'REJECTED' });
  });

  it('rewards above it once a second person approves, and once (R53)', async () => {
    await bench.rules({ referrerMinor: 90_000n, friendMinor: 1000n });
    const { friendId, referrerId } = await household();
    const desk = await enterOperator(test, server, 'support');
    const asked = await decide(desk, friendId);
    const id = asked.value['approvalId'];
    const owner = await enterOwner(server);
    expect((await decide(owner, friendId, 'refuse')).code).toBe('approval_waiting');
    expect((await decide(owner, friendId)).code).toBe('approval_waiting');
    expect((await answer(owner, 'approveRequest', id)).value).toMatchObject({
      act: 'referral.approve',
      facts: { amount: '910.00' },
    });
    expect((await answer(owner, 'approveRequest', id)).code).toBe('approval_closed');
    expect(await bench.waiting(referrerId)).toEqual([90_000n]);
  });

  it('can be asked for again, or refused, once the request was', async () => {
    await bench.rules({ referrerMinor: 90_000n, friendMinor: 1000n });
    const { friendId } = await household();
    const desk = await enterOperator(test, server, 'support');
    const asked = await decide(desk, friendId);
    const owner = await enterOwner(server);
    await answer(owner, 'refuseRequest', asked.value['approvalId']);
    const again = await decide(desk, friendId);
    expect(again.value['approvalId']).not.toBe(asked.value['approvalId']);
    await answer(owner, 'refuseRequest', again.value['approvalId']);
    expect((await decide(desk, friendId, 'refuse')).value).toMatchObject({ state: 'REJECTED' });
  });
});
