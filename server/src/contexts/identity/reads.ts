import type { Ctx } from '../../platform/context.ts';
import type { Realm } from './store.ts';
import { hasCredentials, isUsernameTaken, readLastSignIns } from './store.ts';
import { countOpen } from './store-sessions.ts';

export function isNameTaken(ctx: Ctx, realm: Realm, username: string): Promise<boolean> {
  return isUsernameTaken(ctx.tx, { realm, username });
}

export function hasAnyCredential(ctx: Ctx, realm: Realm): Promise<boolean> {
  return hasCredentials(ctx.tx, realm);
}

/** When each last signed in; null for never, absent for no such subject. */
export function lastSignIns(
  ctx: Ctx,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, Temporal.Instant | null>> {
  return readLastSignIns(ctx.tx, subjectIds);
}

export function countOpenSessions(ctx: Ctx, subjectId: string): Promise<number> {
  return countOpen(ctx.tx, subjectId, ctx.clock.now());
}
