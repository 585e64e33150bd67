import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { type BetOrigin, noOrigin } from '../bets/index.ts';
import type {
  DeleteOldVendorSessions,
  EndSessionsElsewhere,
  EnterVendorSession,
  InsertVendorPlayer,
  InsertVendorSession,
  SelectLaunchOrigins,
  SelectPlayerIds,
  SelectPlayersAmong,
  SelectVendorPlayers,
} from './generated/statements.ts';

export type FoundPlayer = SelectVendorPlayers['row'];

export interface PlayerQuery {
  readonly vendorCode: string;
  /** Empty where the vendor names the player by the token alone. */
  readonly memberId: string;
  /** Empty without one. */
  readonly tokenHash: string;
}

/**
 * Players with the session of their token, where that is theirs; absent for nobody we know. The
 * first call with a token that took the place of a launch's is marked in the same round; one that
 * is being marked or changed right now is passed over, as calls that come together share this.
 */
export async function selectVendorPlayers(
  tx: Transaction,
  queries: readonly PlayerQuery[],
  now: Temporal.Instant,
): Promise<readonly FoundPlayer[]> {
  const hashes = queries.map((query) => query.tokenHash);
  const { rows } = await sql<SelectVendorPlayers>`
    with fresh as (
      select launch_hash from vendor_sessions
       where token_hash = any(${hashes}::text[]) and launch_hash <> token_hash and not is_token_used
         for no key update skip locked),
    used as (
      update vendor_sessions set is_token_used = true
       where launch_hash in (select launch_hash from fresh))
    select w.place::int as place, p.member_id as "memberId", p.currency,
           coalesce(s.member_id = p.member_id and s.expires_at > ${String(now)}::timestamptz, false)
             as "hasSession",
           s.node_id as "nodeId", s.channel, s.country, s.place_verdict as "placeVerdict"
    from unnest(${queries.map((_, place) => place)}::int[],
                ${queries.map((query) => query.vendorCode)}::text[],
                ${queries.map((query) => query.memberId)}::text[],
                ${hashes}::text[])
           as w (place, vendor_code, member_id, token_hash)
    left join vendor_sessions s on s.token_hash = w.token_hash and s.vendor_code = w.vendor_code
    join vendor_players p on p.vendor_code = w.vendor_code
      and p.member_id = coalesce(nullif(w.member_id, ''), s.member_id)`.execute(tx);
  return rows;
}

/** Everybody who ever played there, by id. */
export async function selectPlayerIds(
  tx: Transaction,
  vendorCode: string,
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectPlayerIds>`
    select member_id as "memberId" from vendor_players
     where vendor_code = ${vendorCode} order by member_id`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

/** The currency in which the member plays there, since the first game. */
export async function insertVendorPlayer(
  tx: Transaction,
  player: {
    readonly vendorCode: string;
    readonly memberId: MemberId;
    readonly currency: string;
    readonly at: Temporal.Instant;
  },
): Promise<string> {
  const { vendorCode, memberId, currency, at } = player;
  const { rows } = await sql<InsertVendorPlayer>`
    with made as (
      insert into vendor_players (vendor_code, member_id, currency, since)
      values (${vendorCode}, ${memberId}, ${currency}, ${String(at)}::timestamptz)
      on conflict do nothing returning currency)
    select currency from made
    union all
    select currency from vendor_players
    where vendor_code = ${vendorCode} and member_id = ${memberId}`.execute(tx);
  return rows[0]?.currency ?? currency;
}

/** Those of these ids that are players of the vendor. */
export async function selectPlayersAmong(
  tx: Transaction,
  vendorCode: string,
  playerIds: readonly string[],
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectPlayersAmong>`
    select member_id as "memberId" from vendor_players
     where vendor_code = ${vendorCode} and member_id = any(${playerIds}::text[])`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

type LaunchOrigin = SelectLaunchOrigins['row'];

/** From where players opened the games of a vendor, each before a moment; by their places. */
export async function selectLaunchOrigins(
  tx: Transaction,
  vendorCode: string,
  plays: readonly { readonly memberId: MemberId; readonly placedAt: Temporal.Instant }[],
): Promise<readonly LaunchOrigin[]> {
  const { rows } = await sql<SelectLaunchOrigins>`
    select w.place::int as place, s.channel, s.country, s.place_verdict as "placeVerdict"
    from unnest(${plays.map((_, place) => place)}::int[],
                ${plays.map(({ memberId }) => memberId)}::text[],
                ${plays.map(({ placedAt }) => String(placedAt))}::text[])
           as w (place, member_id, placed_at)
    cross join lateral (
      select channel, country, place_verdict from vendor_sessions
       where member_id = w.member_id and vendor_code = ${vendorCode}
         and opened_at <= w.placed_at::timestamptz
       order by opened_at desc limit 1) s`.execute(tx);
  return rows;
}

export async function insertVendorSession(
  tx: Transaction,
  session: {
    readonly launchHash: string;
    readonly vendorCode: string;
    readonly memberId: MemberId;
    readonly nodeId: string;
    readonly device: string;
    readonly origin?: BetOrigin | undefined;
    readonly at: Temporal.Instant;
    readonly until: Temporal.Instant;
  },
): Promise<void> {
  const { launchHash, vendorCode, memberId, nodeId, device, at, until } = session;
  const { channel, country, placeVerdict } = session.origin ?? noOrigin;
  await sql<InsertVendorSession>`
    insert into vendor_sessions (launch_hash, token_hash, vendor_code, member_id, node_id, device,
                                 opened_at, expires_at, channel, country, place_verdict)
    values (${launchHash}, ${launchHash}, ${vendorCode}, ${memberId}, ${nodeId}, ${device},
            ${String(at)}::timestamptz, ${String(until)}::timestamptz, ${channel}, ${country},
            ${placeVerdict})`.execute(tx);
}

/** Ends what the member has open at the vendor from elsewhere. */
export async function endSessionsElsewhere(
  tx: Transaction,
  session: {
    readonly vendorCode: string;
    readonly memberId: MemberId;
    readonly device: string;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  const { vendorCode, memberId, device, at } = session;
  await sql<EndSessionsElsewhere>`
    update vendor_sessions set expires_at = ${String(at)}::timestamptz
    where member_id = ${memberId} and vendor_code = ${vendorCode} and device <> ${device}
      and expires_at > ${String(at)}::timestamptz`.execute(tx);
}

/**
 * Changes the token of a launch for the next one. A vendor that lost our answer comes again with
 * the first, so for a moment that one still opens; one that got it may ask again with the token
 * that holds, which stays. Whoever shows that it has the answer ends the moment.
 */
export async function enterVendorSession(
  tx: Transaction,
  entry: {
    readonly vendorCode: string;
    readonly givenHash: string;
    /** As the vendor names them beside the token; empty where it does not. */
    readonly memberId: string;
    readonly currency: string;
    readonly nextHash: string;
    readonly now: Temporal.Instant;
    readonly enteredAfter: Temporal.Instant;
  },
): Promise<EnterVendorSession['row'] | undefined> {
  const { vendorCode, givenHash, nextHash, memberId, currency, now, enteredAfter } = entry;
  const { rows } = await sql<EnterVendorSession>`
    update vendor_sessions s
    set token_hash = case when s.launch_hash = ${givenHash} then ${nextHash}
                          else s.token_hash end,
        entered_at = coalesce(entered_at, ${String(now)}::timestamptz),
        is_token_used = s.is_token_used or s.launch_hash <> ${givenHash}
    from vendor_players p
    where (s.token_hash = ${givenHash} or s.launch_hash = ${givenHash}
        and (s.entered_at is null
          or not s.is_token_used and s.entered_at > ${String(enteredAfter)}::timestamptz))
      and s.vendor_code = ${vendorCode} and s.expires_at > ${String(now)}::timestamptz
      and p.vendor_code = s.vendor_code and p.member_id = s.member_id
      and p.member_id = coalesce(nullif(${memberId}, ''), p.member_id)
      and p.currency = coalesce(nullif(${currency}, ''), p.currency)
    returning s.member_id as "memberId", p.currency,
      s.token_hash = ${nextHash} as "isChanged"`.execute(tx);
  return rows[0];
}

export async function deleteOldVendorSessions(
  tx: Transaction,
  limit: Temporal.Instant,
): Promise<void> {
  await sql<DeleteOldVendorSessions>`
    delete from vendor_sessions where expires_at < ${String(limit)}::timestamptz`.execute(tx);
}
