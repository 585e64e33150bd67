import type { Ctx } from '../../../platform/context.ts';
import type { Refusal } from '../../../platform/refusal.ts';
import { type GuardedTry, guardVisitor } from '../guard-visitor.ts';

/**
 * A message of somebody without an account costs an operator's time, so each counts as a try of a
 * registration does: the first few of an hour are free, then a program has to show that it is none,
 * and an address block that goes on waits. Nothing is taken back: a message was read or refused.
 */
export function guardFeedback(ctx: Ctx, attempt: GuardedTry): Promise<Refusal | undefined> {
  return guardVisitor(ctx, 'feedback', attempt);
}
