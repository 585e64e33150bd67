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

async function change(
  ctx: Ctx,
  wanted: { readonly id: string; readonly state: MemberState; readonly reason: string },
): Promise<Omit<StateChange, 'endedSessions'>> {
  const before = await lockMemberRow(ctx.tx, wanted.id);
  if (before === undefined) {
    throw new Refusal('not_found');
  }
  if (before.state === wanted.state) {
    throw new Refusal('member_state_conflict', { state: before.state });
  }
  const after = await updateState(ctx.tx, { ...wanted, at: ctx.clock.now() });
  return { before, after };
}

/** Ends every session at once. Refuses with `not_found`, then `member_state_conflict`. */
export async function lockMember(
  ctx: Ctx,
  wanted: { readonly id: string; readonly reason: string },
): Promise<StateChange> {
  const changed = await change(ctx, { ...wanted, state: 'locked' });
  return { ...changed, endedSessions: await blockSubject(ctx, wanted.id) };
}

/** Refuses with `not_found`, then `member_state_conflict`. */
export async function unlockMember(
  ctx: Ctx,
  wanted: { readonly id: string; readonly reason: string },
): Promise<StateChange> {
  const changed = await change(ctx, { ...wanted, state: 'active' });
  await unblockSubject(ctx, wanted.id);
  return { ...changed, endedSessions: [] };
}
