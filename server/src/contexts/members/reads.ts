import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Member } from './store.ts';
import {
  findMember,
  findMemberByAccount,
  isAccountTaken,
  selectAccounts,
  selectAllMembers,
} from './store.ts';

/** Refuses with `not_found`. */
export async function readMember(ctx: Ctx, id: MemberId): Promise<Member> {
  const member = await findMember(ctx.tx, id);
  if (member === undefined) {
    throw new Refusal('not_found');
  }
  return member;
}

/** Whoever has this account name. */
export function memberNamed(ctx: Ctx, account: string): Promise<Member | undefined> {
  return findMemberByAccount(ctx.tx, account);
}

/** Everybody, the oldest first, for the past of a demo site, which has few members. */
export function everyMember(ctx: Ctx): Promise<readonly Member[]> {
  return selectAllMembers(ctx.tx);
}

/** Trial visitors hold names without a credential; nobody else may take one of those. */
export async function isNameFree(ctx: Ctx, account: string): Promise<boolean> {
  return !(await isAccountTaken(ctx.tx, account));
}

/** The account name of each member, by its id. */
export function readAccounts(
  ctx: Ctx,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<string, string>> {
  return selectAccounts(ctx.tx, ids);
}
