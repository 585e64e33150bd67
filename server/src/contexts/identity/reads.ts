import { abilitiesOf, operatorRoles, type OperatorAbility } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import { selectBound } from './factors/store-factors.ts';
import type { Realm } from './store.ts';
import {
  findCredential,
  hasCredentials,
  isRoleOfOther,
  isUsernameTaken,
  readLastSignIns,
  selectMustChange,
  selectSubjectCards,
  type SubjectRow,
} from './store.ts';
import { countOpen, selectOpenSessions, selectSignedIn } from './store-sessions.ts';

export function isNameTaken(ctx: Ctx, realm: Realm, username: string): Promise<boolean> {
  return isUsernameTaken(ctx.tx, { realm, username });
}

/** The id that signs in under a name. */
export async function subjectNamed(
  ctx: Ctx,
  login: { readonly realm: Realm; readonly username: string },
): Promise<string | undefined> {
  return (await findCredential(ctx.tx, login))?.subjectId;
}

export function hasAnyCredential(ctx: Ctx, realm: Realm): Promise<boolean> {
  return hasCredentials(ctx.tx, realm);
}

/** Whether anybody else of the desk, who is not locked, may do this as well. */
export function hasColleagueWith(
  ctx: Ctx<OperatorActor>,
  ability: OperatorAbility,
): Promise<boolean> {
  const roles = operatorRoles.filter((role) => abilitiesOf(role).includes(ability));
  return isRoleOfOther(ctx.tx, { except: ctx.actor.id, roles });
}

/** Name, beginning and last sign-in of each; one that nobody knows is left out. */
export async function subjectCards(
  ctx: Ctx,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, SubjectRow>> {
  const rows = await selectSubjectCards(ctx.tx, subjectIds);
  return new Map(rows.map((row) => [row.id, row]));
}

/** When each last signed in; null for never, absent for no such subject. */
export function lastSignIns(
  ctx: Ctx,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, Temporal.Instant | null>> {
  return readLastSignIns(ctx.tx, subjectIds);
}

/** Those whose password is temporary. */
export function mustChangePassword(
  ctx: Ctx,
  subjectIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return selectMustChange(ctx.tx, subjectIds);
}

/** Those who have a second factor bound. */
export function subjectsWithFactor(
  ctx: Ctx,
  subjectIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return selectBound(ctx.tx, subjectIds);
}

export function countOpenSessions(ctx: Ctx, subjectId: string): Promise<number> {
  return countOpen(ctx.tx, subjectId, ctx.clock.now());
}

/** Those who are signed in somewhere. */
export function signedInSubjects(
  ctx: Ctx,
  subjectIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return selectSignedIn(ctx.tx, subjectIds, ctx.clock.now());
}

/** Those of these sessions that go on; asking keeps none of them alive. */
export function openSessions(
  ctx: Ctx,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return selectOpenSessions(ctx.tx, sessionIds, ctx.clock.now());
}
