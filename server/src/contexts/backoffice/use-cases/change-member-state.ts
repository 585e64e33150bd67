import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import type { StateChange, WantedState } from '../../members/index.ts';
import { changeState } from '../../members/index.ts';
import { audit } from '../audit.ts';

const actions = { locked: 'member.lock', active: 'member.unlock' } as const;

/** Refuses with `not_found`, then `member_state_conflict`; leaves one audit entry. */
export async function changeMemberState(
  ctx: Ctx<OperatorActor>,
  wanted: WantedState,
): Promise<StateChange> {
  const changed = await changeState(ctx, wanted);
  await audit(ctx, {
    action: actions[wanted.state],
    subjectType: 'member',
    subjectId: wanted.id,
    before: { state: changed.before.state },
    after: { state: changed.after.state },
    reason: wanted.reason,
  });
  return changed;
}
