import type { MemberState } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { blockSubject, unblockSubject } from '../../identity/index.ts';
import type { Member } from '../store.ts';
import { lockMemberRow, updateState } from '../store.ts';

export interface StateChange {
  readonly before: Member;
  readonly after: Member;
  /** For the `Authenticator` to drop once the transaction is committed. */
  readonly endedSessions: readonly string[];
}

export interface WantedState {
  readonly id: string;
  readonly state: MemberState;
  readonly reason: string;
}

/**
 * Locks or unlocks a member; a lock ends every session in the same transaction. Refuses with
 * `not_found`, then `member_state_conflict`.
 */
export async function changeState(ctx: Ctx, wanted: WantedState): Promise<StateChange> {
  const before = await lockMemberRow(ctx.tx, wanted.id);
  if (before === undefined) {
    throw new Refusal('not_found');
  }
  if (before.state === wanted.state) {
    throw new Refusal('member_state_conflict', { state: before.state });
  }
  const after = await updateState(ctx.tx, { ...wanted, at: ctx.clock.now() });
  if (wanted.state === 'locked') {
    return { before, after, endedSessions: await blockSubject(ctx, wanted.id) };
  }
  await unblockSubject(ctx, wanted.id);
  return { before, after, endedSessions: [] };
}
