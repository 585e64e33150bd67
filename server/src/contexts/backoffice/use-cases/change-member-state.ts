import type { Ctx } from '../../../platform/context.ts';
import type { StateChange } from '../../members/index.ts';
import { lockMember, unlockMember } from '../../members/index.ts';
import { audit } from '../audit.ts';

interface Wanted {
  readonly id: string;
  readonly reason: string;
}

/** Refuses with `not_found`, then `member_state_conflict`; leaves one audit entry. */
export async function lockMemberAccount(ctx: Ctx, wanted: Wanted): Promise<StateChange> {
  const changed = await lockMember(ctx, wanted);
  await audit(ctx, { ...lineOf(changed, wanted), action: 'member.lock' });
  return changed;
}

/** Refuses with `not_found`, then `member_state_conflict`; leaves one audit entry. */
export async function unlockMemberAccount(ctx: Ctx, wanted: Wanted): Promise<StateChange> {
  const changed = await unlockMember(ctx, wanted);
  await audit(ctx, { ...lineOf(changed, wanted), action: 'member.unlock' });
  return changed;
}

function lineOf({ before, after }: StateChange, wanted: Wanted) {
  return {
    subjectType: 'member',
    subjectId: wanted.id,
    before: { state: before.state },
    after: { state: after.state },
    reason: wanted.reason,
  };
}
