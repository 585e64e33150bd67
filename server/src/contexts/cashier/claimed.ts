import type { OperatorId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../platform/context.ts';

/** Whether somebody else has taken the order and still has it. */
export function isClaimedByOther(
  order: {
    readonly claimedBy: OperatorId | null;
    readonly claimedUntil: Temporal.Instant | null;
  },
  viewer: { readonly actor: Pick<OperatorActor, 'id'>; readonly clock: Ctx['clock'] },
): boolean {
  const { claimedBy, claimedUntil } = order;
  return (
    claimedBy !== null &&
    claimedBy !== viewer.actor.id &&
    claimedUntil !== null &&
    Temporal.Instant.compare(claimedUntil, viewer.clock.now()) > 0
  );
}
