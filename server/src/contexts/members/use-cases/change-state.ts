import type { MemberId, MemberState } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { blockSubject, unblockSubject } from '../../identity/index.ts';
import { recordAct } from '../../trail/index.ts';
import type { Member } from '../store.ts';
import { lockMemberRow, updateState } from '../store.ts';

export interface StateChange {
  readonly before: Member;
  readonly after: Member;
  /** For the `Authenticator` to drop once the transaction is committed. */
  readonly endedSessions: readonly string[];
}

const actions = { locked: 'member.lock', active: 'member.unlock' } as const;

/**
 * Locks or unlocks a member, which the trail tells with its reason; a lock ends every session in
 * the same transaction. Refuses with `not_found`, then `member_state_conflict`.
 */
export async function changeState(
  ctx: Ctx<OperatorActor>,
  change: { readonly id: MemberId; readonly state: MemberState; readonly reason: string },
): Promise<StateChange> {
  const { id, state, reason } = change;
  const before = await lockMemberRow(ctx.tx, id);
  if (before === undefined) {
    throw new Refusal('not_found');
  }
  if (before.state === state) {
    throw new Refusal('member_state_conflict', { state: before.state });
  }
  const after = await updateState(ctx.tx, { id, state, reason, at: ctx.clock.now() });
  await recordAct(ctx, {
    action: actions[state],
    subject: { type: 'member', id },
    before: { state: before.state },
    after: { state: after.state },
    reason,
  });
  if (state === 'locked') {
    return { before, after, endedSessions: await blockSubject(ctx, id) };
  }
  await unblockSubject(ctx, id);
  return { before, after, endedSessions: [] };
}
