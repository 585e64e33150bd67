import type { Ctx } from '../../../platform/context.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import type { Refusal } from '../../../platform/refusal.ts';
import { type GuardedTry, guardVisitor, takeBackVisit } from '../guard-visitor.ts';

/**
 * A caller learns that a name is taken only after a captcha and under a tight limit, so that nobody
 * can find out who has an account; the first answers of an hour need none, to one address block and
 * of the whole site. The try counts before the name is looked up, so that parallel tries cannot
 * slip through together (R87); {@link takeBackTry} takes it back when the caller learned nothing.
 */
export function guardRegistration(ctx: Ctx, attempt: GuardedTry): Promise<Refusal | undefined> {
  return guardVisitor(ctx, 'register', attempt);
}

/** Takes a try back whose answer revealed nothing about a name. */
export function takeBackTry(ctx: Ctx, request: RequestFacts): Promise<void> {
  return takeBackVisit(ctx, 'register', request);
}
