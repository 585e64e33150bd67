import type { Failure } from '@portal/protocol/client';

/** Whether something was refused by a break or an exclusion that the member chose. */
export function isPauseRefusal(failure: Failure | undefined): boolean {
  return failure?.code === 'on_break' || failure?.code === 'self_excluded';
}

/** Whether what the member has set stands in the way: asking again changes nothing. */
export function isOwnRefusal(failure: Failure | undefined): boolean {
  return isPauseRefusal(failure) || failure?.code === 'limit_reached';
}
