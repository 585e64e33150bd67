import type { MemberId, MemberState } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isReservedName } from '../../platform/reserved-name.ts';
import type { Member } from './store.ts';
import {
  findMember,
  findMemberByAccount,
  isAccountTaken,
  selectAccounts,
  selectAllMembers,
  selectIdsAfter,
  selectBeginnings,
  selectCards,
  selectNamed,
} from './store.ts';
import { profileTexts } from './profile/profile-texts.ts';
import { type Consent, findProfile, selectConsents, selectMembersBorn } from './store-profile.ts';

/** Refuses with `not_found`. */
export async function readMember(ctx: Ctx, id: MemberId): Promise<Member> {
  const member = await findMember(ctx.tx, id);
  if (member === undefined) {
    throw new Refusal('not_found');
  }
  return member;
}

/** What a member says of themselves, by the names of the fields. */
export async function readProfileTexts(
  ctx: Ctx,
  id: MemberId,
): Promise<Readonly<Record<string, string>>> {
  return profileTexts((await findProfile(ctx.tx, id))?.profile);
}

/** Who says to be born after one day and up to another, by their ids, a part at a time. */
export function membersBorn(
  ctx: Ctx,
  query: Parameters<typeof selectMembersBorn>[1],
): ReturnType<typeof selectMembersBorn> {
  return selectMembersBorn(ctx.tx, query);
}

/** Whoever has this account name. */
export function memberNamed(ctx: Ctx, account: string): Promise<Member | undefined> {
  return findMemberByAccount(ctx.tx, account);
}

/** Everybody, the oldest first, for the past of a demo site, which has few members. */
export function everyMember(ctx: Ctx): Promise<readonly Member[]> {
  return selectAllMembers(ctx.tx);
}

/**
 * Trial visitors hold names without a credential; nobody else may take one of those. Those of the
 * house are taken by it, whatever way somebody comes to a name.
 */
export async function isNameFree(ctx: Ctx, account: string): Promise<boolean> {
  return !isReservedName(account, ctx.site.brands) && !(await isAccountTaken(ctx.tx, account));
}

/** The account name of each member, by its id. */
export function readAccounts(
  ctx: Ctx,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<string, string>> {
  return selectAccounts(ctx.tx, ids);
}

/** What a list of others shows of a member; `name` is empty where none was given. */
export interface MemberCard {
  readonly account: string;
  readonly name: string;
  readonly state: MemberState;
}

export async function readMemberCards(
  ctx: Ctx,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, MemberCard>> {
  const rows = await selectCards(ctx.tx, ids);
  return new Map(rows.map(({ id, ...card }) => [id, card]));
}

/** When somebody registered, and from which address. */
export interface Beginning {
  readonly registeredAt: Temporal.Instant;
  readonly registeredFrom: string;
}

export async function readBeginnings(
  ctx: Ctx,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, Beginning>> {
  const rows = await selectBeginnings(ctx.tx, ids);
  return new Map(rows.map(({ id, ...beginning }) => [id, beginning]));
}

const mostNamed = 5000;

/** Whose account begins so; whoever is called exactly so is always among the first of them. */
export function memberIdsNamed(ctx: Ctx, search: string): Promise<readonly MemberId[]> {
  return selectNamed(ctx.tx, search, mostNamed);
}

/** Members with an account of their own, by their ids; `cursor` is the last one seen. */
export function memberIdsAfter(
  ctx: Ctx,
  cursor: string,
  limit: number,
): Promise<readonly MemberId[]> {
  return selectIdsAfter(ctx.tx, cursor, limit);
}

/** Where these members agreed to hear of offers. */
export function marketingConsents(ctx: Ctx, ids: readonly MemberId[]): Promise<readonly Consent[]> {
  return selectConsents(ctx.tx, ids);
}
