import type { MemberId, OperatorId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { plain } from '../../../platform/sql-arrays.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CountRewarded,
  DropFirstDeposit,
  FindReferral,
  InsertReferral,
  LockReferral,
  SelectChain,
  SelectDeskReferrals,
  SelectOpenReferrals,
  SelectOwnReferrals,
  SelectUnshared,
  SumOwnReferrals,
  TouchReferrals,
  UpdateFirstDeposit,
  UpdateReferral,
  UpdateShares,
} from '../generated/statements.ts';

export type Referral = FindReferral['row'];
export type ReferralState = Referral['state'];
export type ReferralReason = Referral['reason'];

const columns = sql`r.friend_id as "friendId", r.referrer_id as "referrerId",
  r.rules_version as "rulesVersion", r.state, r.reason, r.joined_at as "joinedAt",
  r.first_deposit_minor as "firstDepositMinor", r.state_at as "stateAt",
  r.decided_by_name as "decidedByName"`;

/** The same invitation again changes nothing. */
export async function insertReferral(
  tx: Transaction,
  row: {
    readonly friendId: MemberId;
    readonly referrerId: MemberId;
    readonly rulesVersion: number;
    readonly joinedAt: Temporal.Instant;
  },
): Promise<void> {
  const at = String(row.joinedAt);
  await sql<InsertReferral>`
    insert into referrals (friend_id, referrer_id, rules_version, state, reason, joined_at,
                           checked_at, state_at)
    values (${row.friendId}, ${row.referrerId}, ${row.rulesVersion}, 'PENDING', 'deposit_missing',
            ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz)
    on conflict (friend_id) do nothing
  `.execute(tx);
}

export async function findReferral(
  tx: Transaction,
  friendId: MemberId,
): Promise<Referral | undefined> {
  const { rows } = await sql<FindReferral>`
    select ${columns} from referrals r where r.friend_id = ${friendId}
  `.execute(tx);
  return rows[0];
}

export async function lockReferral(
  tx: Transaction,
  friendId: MemberId,
): Promise<Referral | undefined> {
  const { rows } = await sql<LockReferral>`
    select ${columns} from referrals r where r.friend_id = ${friendId} for update
  `.execute(tx);
  return rows[0];
}

/** A later deposit is no first one. */
export async function updateFirstDeposit(
  tx: Transaction,
  friendId: MemberId,
  deposit: { readonly depositId: string | null; readonly amountMinor: bigint },
): Promise<void> {
  await sql<UpdateFirstDeposit>`
    update referrals set first_deposit_minor = ${deposit.amountMinor},
           first_deposit_id = ${deposit.depositId}
     where friend_id = ${friendId} and first_deposit_minor is null
  `.execute(tx);
}

/** Whether an invitation stood on this deposit; from here on it stands on none. */
export async function dropFirstDeposit(
  tx: Transaction,
  row: { readonly friendId: MemberId; readonly depositId: string },
): Promise<boolean> {
  const { rows } = await sql<DropFirstDeposit>`
    update referrals set first_deposit_minor = null, first_deposit_id = null
     where friend_id = ${row.friendId} and first_deposit_id = ${row.depositId}
    returning friend_id as "friendId"
  `.execute(tx);
  return rows.length === 1;
}

/** What may still come to something, looked at longest ago first; nothing is locked. */
export async function selectOpenReferrals(
  tx: Transaction,
  limit: number,
): Promise<readonly Referral[]> {
  const { rows } = await sql<SelectOpenReferrals>`
    select ${columns} from referrals r
     where r.state = 'PENDING' or (r.state = 'QUALIFIED' and r.reason = 'referrer_on_break')
     order by r.checked_at, r.friend_id limit ${limit}
  `.execute(tx);
  return rows;
}

/** So that the next look begins with others. */
export async function touchReferrals(
  tx: Transaction,
  friendIds: readonly MemberId[],
  at: Temporal.Instant,
): Promise<void> {
  await sql<TouchReferrals>`
    update referrals set checked_at = ${String(at)}::timestamptz
     where friend_id = any(${friendIds}::text[])
  `.execute(tx);
}

const longestChain = 10;

/** Who invited a member, who invited them, and so on. */
export async function selectChain(
  tx: Transaction,
  friendId: MemberId,
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectChain>`
    with recursive chain as (
      select referrer_id, 1 as step from referrals where friend_id = ${friendId}
      union all
      select r.referrer_id, c.step + 1 from referrals r
        join chain c on r.friend_id = c.referrer_id
       where c.step < ${longestChain}
    )
    select referrer_id as "referrerId" from chain
  `.execute(tx);
  return rows.map(({ referrerId }) => referrerId);
}

/** Rewarded ones whose days are over and whose share was not reckoned; nothing is locked. */
export async function selectUnshared(
  tx: Transaction,
  query: { readonly now: Temporal.Instant; readonly limit: number },
): Promise<readonly SelectUnshared['row'][]> {
  const { rows } = await sql<SelectUnshared>`
    select ${columns}, u.window_days as "windowDays", u.share_basis_points as "shareBasisPoints",
           u.names, u.multiple
      from referrals r join referral_rules u on u.version = r.rules_version
     where r.state = 'REWARDED' and r.share_at is null and u.share_basis_points > 0
       and r.joined_at + make_interval(hours => 24 * u.window_days)
           < ${String(query.now)}::timestamptz
     order by r.joined_at, r.friend_id limit ${query.limit}
  `.execute(tx);
  return rows;
}

/** Each is reckoned once; answers those that were now. */
export async function updateShares(
  tx: Transaction,
  shares: readonly { readonly friendId: MemberId; readonly shareMinor: bigint }[],
  at: Temporal.Instant,
): Promise<ReadonlySet<MemberId>> {
  const { rows } = await sql<UpdateShares>`
    update referrals r set share_minor = t.share, share_at = ${String(at)}::timestamptz
      from unnest(${plain(shares.map(({ friendId }) => friendId))}::text[],
                  ${plain(shares.map(({ shareMinor }) => shareMinor))}::bigint[]) as t (id, share)
     where r.friend_id = t.id and r.share_at is null returning r.friend_id as "friendId"
  `.execute(tx);
  return new Set(rows.map(({ friendId }) => friendId));
}

/** Whoever calls holds its lock. */
export async function updateReferral(
  tx: Transaction,
  row: Pick<Referral, 'friendId' | 'state' | 'reason'> & {
    readonly at: Temporal.Instant;
    readonly decidedBy: { readonly id: OperatorId; readonly name: string } | null;
  },
): Promise<void> {
  const { decidedBy } = row;
  await sql<UpdateReferral>`
    update referrals
       set state = ${row.state}, reason = ${row.reason}, state_at = ${String(row.at)}::timestamptz,
           decided_by = ${decidedBy?.id ?? null}, decided_by_name = ${decidedBy?.name ?? null}
     where friend_id = ${row.friendId}
  `.execute(tx);
}

/** How many invitations of a member were rewarded in the month, and ever. */
export async function countRewarded(
  tx: Transaction,
  referrerId: MemberId,
  monthStart: Temporal.Instant,
): Promise<CountRewarded['row']> {
  const { rows } = await sql<CountRewarded>`
    select count(*) filter (where state_at >= ${String(monthStart)}::timestamptz)::int as since,
           count(*)::int as ever
      from referrals where referrer_id = ${referrerId} and state = 'REWARDED'
  `.execute(tx);
  return rows[0] ?? { since: 0, ever: 0 };
}

/** By state: how many, and what the rewarded ones brought, in all and in the month. */
export async function sumOwnReferrals(
  tx: Transaction,
  referrerId: MemberId,
  monthStart: Temporal.Instant,
): Promise<readonly SumOwnReferrals['row'][]> {
  const { rows } = await sql<SumOwnReferrals>`
    select r.state, count(*)::int as count,
           (coalesce(sum(u.referrer_minor), 0) + coalesce(sum(r.share_minor), 0))::bigint
             as "worthMinor",
           (coalesce(sum(u.referrer_minor) filter (
              where r.state_at >= ${String(monthStart)}::timestamptz), 0)
            + coalesce(sum(r.share_minor) filter (
              where r.share_at >= ${String(monthStart)}::timestamptz), 0))::bigint as "sinceMinor"
      from referrals r join referral_rules u on u.version = r.rules_version
     where r.referrer_id = ${referrerId} group by r.state
  `.execute(tx);
  return rows;
}

export interface ReferralPage {
  readonly cursor: MemberId | undefined;
  readonly limit: number;
}

/** Of one member, the newest first. */
export async function selectOwnReferrals(
  tx: Transaction,
  query: ReferralPage & { readonly referrerId: MemberId; readonly isPaidOnly: boolean },
): Promise<readonly SelectOwnReferrals['row'][]> {
  const { referrerId, isPaidOnly, cursor, limit } = query;
  const paid = isPaidOnly ? sql` and r.state = 'REWARDED'` : sql``;
  const older = cursor === undefined ? sql`` : sql` and r.friend_id < ${cursor}`;
  const { rows } = await sql<SelectOwnReferrals>`
    select ${columns}, u.referrer_minor as "referrerMinor", r.share_minor as "shareMinor"
      from referrals r
      join referral_rules u on u.version = r.rules_version
     where r.referrer_id = ${referrerId}${paid}${older} order by r.friend_id desc limit ${limit}
  `.execute(tx);
  return rows;
}

/** At the desk, in one state or in all, the newest first; or one of them. */
export async function selectDeskReferrals(
  tx: Transaction,
  query: ReferralPage & {
    readonly state?: ReferralState | undefined;
    readonly friendId?: MemberId | undefined;
  },
): Promise<readonly SelectDeskReferrals['row'][]> {
  const { state, friendId, cursor, limit } = query;
  const ofState = state === undefined ? sql`` : sql` and r.state = ${state}`;
  const ofFriend = friendId === undefined ? sql`` : sql` and r.friend_id = ${friendId}`;
  const older = cursor === undefined ? sql`` : sql` and r.friend_id < ${cursor}`;
  const { rows } = await sql<SelectDeskReferrals>`
    select ${columns}, u.referrer_minor as "referrerMinor", u.friend_minor as "friendMinor"
      from referrals r join referral_rules u on u.version = r.rules_version
     where true${ofState}${ofFriend}${older} order by r.friend_id desc limit ${limit}
  `.execute(tx);
  return rows;
}
