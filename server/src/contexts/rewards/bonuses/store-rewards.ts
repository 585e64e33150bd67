import type { MemberId, RewardId } from '@portal/protocol';
import type { CurrencyCode } from '@portal/money';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  ClaimReward,
  CloseReward,
  KeepReckoning,
  CountRewards,
  FindReward,
  HoldReward,
  InsertReward,
  LockReward,
  EndPlayOf,
  PostponeEnd,
  RemindRewards,
  ReopenReward,
  SelectOfSource,
  SelectEndedOf,
  SelectOwing,
  SelectPlayedFor,
  SelectUnreckoned,
  SelectOverdue,
  SelectRewards,
  SumOffered,
  WithdrawReward,
} from '../generated/statements.ts';
import type { FreeSpinsGift, GiftInKind, Wagering } from '../promotions/terms.ts';

export type Reward = SelectRewards['row'];
export type RewardSource = Reward['source'];

const columns = sql`id, member_id as "memberId", source, reference, titles,
  amount_minor as "amountMinor", currency, wagering, deposit_minor as "depositMinor",
  free_spins as "freeSpins", in_kind as "inKind", state, end_entry_id as "endEntryId",
  offered_at as "offeredAt", claim_until as "claimUntil", claimed_at as "claimedAt",
  cash_before_minor as "cashBeforeMinor", required_minor as "requiredMinor", settlements,
  play_until as "playUntil", closed_at as "closedAt", forfeit_minor as "forfeitMinor",
  end_cash_minor as "endCashMinor", end_net_minor as "endNetMinor", by_break as "isByBreak"`;

export interface NewReward {
  readonly id: RewardId;
  readonly memberId: MemberId;
  readonly source: RewardSource;
  readonly reference: string;
  readonly titles: Readonly<Record<string, string>>;
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode;
  readonly wagering: Wagering;
  /** What it gives instead of money; its amount is then what their stakes come to. */
  readonly freeSpins?: FreeSpinsGift | null;
  /** The same of points and tickets; the amount is then what it counts in a budget. */
  readonly inKind?: GiftInKind | null;
  /** The deposit that it was given for; 0 without one. */
  readonly depositMinor: bigint;
  readonly claimUntil: Temporal.Instant | null;
  readonly at: Temporal.Instant;
}

/** False when this was given already, or is offered. */
export async function insertReward(tx: Transaction, row: NewReward): Promise<boolean> {
  const { rows } = await sql<InsertReward>`
    insert into rewards (id, member_id, source, reference, titles, amount_minor, currency, wagering,
                         deposit_minor, state, offered_at, claim_until, free_spins, in_kind)
    values (${row.id}, ${row.memberId}, ${row.source}, ${row.reference},
            ${JSON.stringify(row.titles)}::jsonb, ${row.amountMinor}, ${row.currency},
            ${JSON.stringify(row.wagering)}::jsonb, ${row.depositMinor}, 'WAITING',
            ${String(row.at)}::timestamptz,
            ${row.claimUntil === null ? null : String(row.claimUntil)}::timestamptz,
            ${textOf(row.freeSpins)}::jsonb, ${textOf(row.inKind)}::jsonb)
    on conflict (source, reference, member_id) do nothing returning id
  `.execute(tx);
  return rows.length === 1;
}

function textOf(gift: FreeSpinsGift | GiftInKind | null | undefined): string | null {
  return gift === null || gift === undefined ? null : JSON.stringify(gift);
}

export async function lockReward(tx: Transaction, id: RewardId): Promise<Reward | undefined> {
  const { rows } = await sql<LockReward>`
    select ${columns} from rewards where id = ${id} for update
  `.execute(tx);
  return rows[0];
}

export async function findReward(tx: Transaction, id: RewardId): Promise<Reward | undefined> {
  const { rows } = await sql<FindReward>`
    select ${columns} from rewards where id = ${id}
  `.execute(tx);
  return rows[0];
}

/** Whoever calls holds its lock. */
export async function claimReward(
  tx: Transaction,
  row: {
    readonly id: RewardId;
    readonly state: 'OPEN' | 'DONE';
    /** The amount of it, less what served older debts. */
    readonly keptMinor: bigint;
    readonly cashBeforeMinor: bigint;
    readonly requiredMinor: bigint;
    readonly playUntil: Temporal.Instant | null;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  const closedAt = row.state === 'DONE' ? String(row.at) : null;
  await sql<ClaimReward>`
    update rewards
       set state = ${row.state}, claimed_at = ${String(row.at)}::timestamptz,
           amount_minor = ${row.keptMinor}, cash_before_minor = ${row.cashBeforeMinor},
           required_minor = ${row.requiredMinor},
           closed_at = ${closedAt}::timestamptz,
           play_until = ${row.playUntil === null ? null : String(row.playUntil)}::timestamptz
     where id = ${row.id}
  `.execute(tx);
}

export async function closeReward(
  tx: Transaction,
  row: {
    readonly id: RewardId;
    readonly state: 'DONE' | 'CANCELLED' | 'EXPIRED';
    /** The last entry of the member's account before it. */
    readonly endEntryId: bigint;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<CloseReward>`
    update rewards set state = ${row.state}, closed_at = ${String(row.at)}::timestamptz,
                       end_entry_id = ${row.endEntryId}
     where id = ${row.id}
  `.execute(tx);
}

/** What went back until now, and from what it was reckoned; again when a result changes. */
export async function keepReckoning(
  tx: Transaction,
  row: {
    readonly id: RewardId;
    readonly forfeitMinor: bigint;
    /** Own money beside it, and what play had won or lost. */
    readonly cashMinor: bigint;
    readonly netMinor: bigint;
    readonly settlements: number;
    /** Null when nothing of its play waits for a result. */
    readonly reckonAt: Temporal.Instant | null;
  },
): Promise<void> {
  await sql<KeepReckoning>`
    update rewards set forfeit_minor = ${row.forfeitMinor}, end_cash_minor = ${row.cashMinor},
                       end_net_minor = ${row.netMinor}, settlements = ${row.settlements},
                       reckon_at = ${textOfMoment(row.reckonAt)}::timestamptz
     where id = ${row.id}
  `.execute(tx);
}

function textOfMoment(moment: Temporal.Instant | null): string | null {
  return moment === null ? null : String(moment);
}

/** It waits for a person to decide, and lapses no more. */
export async function holdReward(tx: Transaction, id: RewardId): Promise<void> {
  await sql<HoldReward>`
    update rewards set state = 'HELD', claim_until = null where id = ${id} and state = 'WAITING'
  `.execute(tx);
}

/** What was held is given to nobody any more. */
export async function withdrawReward(
  tx: Transaction,
  row: { readonly id: RewardId; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<WithdrawReward>`
    update rewards set state = 'LAPSED', closed_at = ${String(row.at)}::timestamptz
     where id = ${row.id} and state = 'HELD'
  `.execute(tx);
}

/** A void took back what had worked it off. */
export async function reopenReward(tx: Transaction, id: RewardId): Promise<void> {
  await sql<ReopenReward>`
    update rewards set state = 'OPEN', closed_at = null, end_entry_id = null, reckon_at = null
     where id = ${id} and state = 'DONE'
  `.execute(tx);
}

export type OverdueReward = SelectOverdue['row'];

/** Bonuses whose time to play is over, in the order in which accounts are locked. */
export async function selectOverdue(
  tx: Transaction,
  query: { readonly now: Temporal.Instant; readonly limit: number },
): Promise<readonly OverdueReward[]> {
  const { rows } = await sql<SelectOverdue>`
    select id, member_id as "memberId" from (
      select id, member_id from rewards
       where state = 'OPEN' and play_until <= ${String(query.now)}::timestamptz
         and (end_after is null or end_after <= ${String(query.now)}::timestamptz)
       order by play_until, id limit ${query.limit}) overdue
     order by member_id, id
  `.execute(tx);
  return rows;
}

/** Its money is still in play, so it is looked at again then, behind nobody. */
export async function postponeEnd(
  tx: Transaction,
  row: { readonly id: RewardId; readonly until: Temporal.Instant },
): Promise<void> {
  await sql<PostponeEnd>`
    update rewards set end_after = ${String(row.until)}::timestamptz where id = ${row.id}
  `.execute(tx);
}

/** A break cuts the time to play for all open ones of a member short: it is over now. */
export async function endPlayOf(
  tx: Transaction,
  { memberId, now }: { readonly memberId: MemberId; readonly now: Temporal.Instant },
): Promise<void> {
  await sql<EndPlayOf>`
    update rewards set play_until = ${String(now)}::timestamptz, end_after = null, by_break = true
     where member_id = ${memberId} and state = 'OPEN'
       and (play_until is null or play_until > ${String(now)}::timestamptz)
  `.execute(tx);
}

export interface RewardQuery {
  readonly memberId: MemberId;
  /** What waits, or what was taken or lapsed. */
  readonly isWaiting: boolean;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** Newest first. */
export async function selectRewards(
  tx: Transaction,
  query: RewardQuery,
): Promise<readonly Reward[]> {
  const { memberId, isWaiting, cursor, limit } = query;
  const older = cursor === undefined ? sql`` : sql` and id < ${cursor}`;
  const part = isWaiting ? sql` and state = 'WAITING'` : sql` and state <> 'WAITING'`;
  const { rows } = await sql<SelectRewards>`
    select ${columns} from rewards where member_id = ${memberId}${part}${older}
     order by id desc limit ${limit}
  `.execute(tx);
  return rows;
}

/** What a member plays for now or played for, as far as it can be reckoned; the oldest first. */
export async function selectPlayedFor(
  tx: Transaction,
  memberId: MemberId,
): Promise<readonly Reward[]> {
  const { rows } = await sql<SelectPlayedFor>`
    select ${columns} from rewards
     where member_id = ${memberId} and required_minor > 0
       and (state = 'OPEN' or state in ('DONE', 'CANCELLED', 'EXPIRED') and end_entry_id > 0)
     order by claimed_at, id
  `.execute(tx);
  return rows;
}

/** Ended ones whose play had no result yet, in the order in which accounts are locked. */
export async function selectUnreckoned(
  tx: Transaction,
  query: { readonly now: Temporal.Instant; readonly limit: number },
): Promise<readonly OverdueReward[]> {
  const { rows } = await sql<SelectUnreckoned>`
    select id, member_id as "memberId" from (
      select id, member_id from rewards where reckon_at <= ${String(query.now)}::timestamptz
       order by reckon_at, id limit ${query.limit}) due
     order by member_id, id
  `.execute(tx);
  return rows;
}

/** Of one member, the open ones and those that wait to be reckoned. */
export async function selectOwing(tx: Transaction, memberId: MemberId): Promise<readonly Reward[]> {
  const { rows } = await sql<SelectOwing>`
    select ${columns} from rewards
     where member_id = ${memberId} and required_minor > 0
       and (state = 'OPEN' or reckon_at is not null)
  `.execute(tx);
  return rows;
}

/** Ended ones of these members that were played for when a bet was booked. */
export async function selectEndedOf(
  tx: Transaction,
  query: {
    readonly bets: readonly { readonly memberId: MemberId; readonly at: Temporal.Instant }[];
    readonly endedSince: Temporal.Instant;
  },
): Promise<readonly OverdueReward[]> {
  const { rows } = await sql<SelectEndedOf>`
    select r.id, r.member_id as "memberId" from rewards r
    join (select member_id, max(at::timestamptz) as at from unnest(
        ${query.bets.map(({ memberId }) => memberId)}::text[],
        ${query.bets.map(({ at }) => String(at))}::text[]) as w (member_id, at)
      group by member_id) b on b.member_id = r.member_id
     where r.state in ('DONE', 'CANCELLED', 'EXPIRED') and r.end_entry_id > 0
       and r.closed_at >= ${String(query.endedSince)}::timestamptz and r.claimed_at <= b.at
     order by r.member_id, r.id
  `.execute(tx);
  return rows;
}

/** What a member was given for some of what a source gives for. */
export async function selectOfSource(
  tx: Transaction,
  query: {
    readonly memberId: MemberId;
    readonly source: RewardSource;
    readonly references: readonly string[];
  },
): Promise<readonly Reward[]> {
  const { rows } = await sql<SelectOfSource>`
    select ${columns} from rewards
     where source = ${query.source} and reference = any(${query.references}::text[])
       and member_id = ${query.memberId}
  `.execute(tx);
  return rows;
}

/** How many a member can take now. */
export async function countRewards(
  tx: Transaction,
  memberId: MemberId,
  at: Temporal.Instant,
): Promise<number> {
  const { rows } = await sql<CountRewards>`
    select count(*)::int as count from rewards
     where member_id = ${memberId} and state = 'WAITING'
       and (claim_until is null or claim_until > ${String(at)}::timestamptz)
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

/** What all members may take now. */
export async function sumOffered(
  tx: Transaction,
  query: { readonly currency: string; readonly at: Temporal.Instant },
): Promise<bigint> {
  const { rows } = await sql<SumOffered>`
    select coalesce(sum(r.amount_minor), 0)::bigint as "offeredMinor" from rewards r
     where r.currency = ${query.currency} and r.in_kind is null
       and (r.state = 'WAITING'
            and (r.claim_until is null or r.claim_until > ${String(query.at)}::timestamptz)
         or r.state = 'HELD' and exists (
            select from promotion_entries e where e.id = r.reference and e.status = 'APPLYING'))
  `.execute(tx);
  return rows[0]?.offeredMinor ?? 0n;
}

/** What lapses until then and was not told of; whoever was is not told again. */
export async function remindRewards(
  tx: Transaction,
  query: {
    readonly now: Temporal.Instant;
    readonly until: Temporal.Instant;
    readonly limit: number;
  },
): Promise<readonly RemindRewards['row'][]> {
  const { rows } = await sql<RemindRewards>`
    update rewards set reminded_at = ${String(query.now)}::timestamptz
     where id in (select id from rewards
       where state = 'WAITING' and reminded_at is null
         and claim_until > ${String(query.now)}::timestamptz
         and claim_until <= ${String(query.until)}::timestamptz
       order by claim_until limit ${query.limit} for update skip locked)
    returning id, member_id as "memberId", amount_minor as "amountMinor", currency,
      claim_until as "claimUntil", (free_spins is null and in_kind is null) as "isMoney"
  `.execute(tx);
  return rows;
}
