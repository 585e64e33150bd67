import type {
  MemberId,
  OperatorId,
  PromotionEntryId,
  PromotionId,
  PromotionPictureId,
  PromotionType,
} from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { EntryStatus } from '../column-types.ts';
import type {
  DeletePictures,
  FindEntry,
  InsertEntry,
  InsertPicture,
  LockEntry,
  LockNewestEntry,
  PutDeposit,
  SelectOwnEntries,
  SelectOwnWaiting,
  SelectPlayed,
  UpdateEntry,
  UpdateHold,
  UpdateProgress,
} from '../generated/statements.ts';

export type Entry = SelectOwnEntries['row'];

const columns = sql`e.id, e.promotion_id as "promotionId", e.version, e.member_id as "memberId",
  e.cycle_key as "cycleKey", e.status, e.joined_at as "joinedAt", e.done_minor as "doneMinor",
  e.target_minor as "targetMinor", e.base_minor as "baseMinor", e.gift_minor as "giftMinor",
  e.claim_until as "claimUntil", e.comment, e.reason, e.decided_by_name as "decidedByName",
  e.decided_at as "decidedAt", e.reward_id as "rewardId", e.held_by as "heldBy",
  e.before_minor as "beforeMinor"`;

/** The newest first; a promotion of many cycles has many. */
export async function selectOwnEntries(
  tx: Transaction,
  memberId: MemberId,
  limit: number,
): Promise<readonly Entry[]> {
  const { rows } = await sql<SelectOwnEntries>`
    select ${columns} from promotion_entries e where e.member_id = ${memberId}
     order by e.id desc limit ${limit}
  `.execute(tx);
  return rows;
}

export interface EntryKey {
  readonly promotionId: PromotionId;
  readonly memberId: MemberId;
  readonly cycleKey: string;
}

/** Without a lock: what it says may be old. */
export async function findEntry(tx: Transaction, id: PromotionEntryId): Promise<Entry | undefined> {
  const { rows } = await sql<FindEntry>`
    select ${columns} from promotion_entries e where e.id = ${id}
  `.execute(tx);
  return rows[0];
}

export async function lockEntry(tx: Transaction, id: PromotionEntryId): Promise<Entry | undefined> {
  const { rows } = await sql<LockEntry>`
    select ${columns} from promotion_entries e where e.id = ${id} for update
  `.execute(tx);
  return rows[0];
}

/** What a member has of a promotion, of the last cycle in which there was something. */
export async function lockNewestEntry(
  tx: Transaction,
  key: Pick<EntryKey, 'promotionId' | 'memberId'>,
): Promise<Entry | undefined> {
  const { rows } = await sql<LockNewestEntry>`
    select ${columns} from promotion_entries e
     where e.promotion_id = ${key.promotionId} and e.member_id = ${key.memberId}
     order by e.id desc limit 1 for update
  `.execute(tx);
  return rows[0];
}

/** False when the member has one of this cycle already. */
export async function insertEntry(
  tx: Transaction,
  row: EntryKey & {
    readonly id: PromotionEntryId;
    readonly version: number;
    readonly status: EntryStatus;
    readonly targetMinor: bigint | null;
    readonly giftMinor: bigint | null;
    readonly claimUntil: Temporal.Instant | null;
    readonly comment: string | null;
    readonly at: Temporal.Instant;
  },
): Promise<boolean> {
  const { rows } = await sql<InsertEntry>`
    insert into promotion_entries (id, promotion_id, version, member_id, cycle_key, status,
                                   joined_at, target_minor, gift_minor, claim_until, comment,
                                   changed_at)
    values (${row.id}, ${row.promotionId}, ${row.version}, ${row.memberId}, ${row.cycleKey},
            ${row.status}, ${String(row.at)}::timestamptz, ${row.targetMinor}, ${row.giftMinor},
            ${row.claimUntil === null ? null : String(row.claimUntil)}::timestamptz, ${row.comment},
            ${String(row.at)}::timestamptz)
    on conflict (promotion_id, member_id, cycle_key) do nothing returning id
  `.execute(tx);
  return rows.length === 1;
}

/** Writes where an entry stands now; whoever calls holds its lock. */
export async function updateEntry(
  tx: Transaction,
  row: Pick<
    Entry,
    'id' | 'version' | 'status' | 'giftMinor' | 'claimUntil' | 'comment' | 'reason' | 'rewardId'
  > & {
    readonly decidedBy: { readonly id: OperatorId; readonly name: string } | null;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  const { decidedBy } = row;
  const decidedAt = decidedBy === null ? null : String(row.at);
  await sql<UpdateEntry>`
    update promotion_entries
       set version = ${row.version}, status = ${row.status}, gift_minor = ${row.giftMinor},
           claim_until = ${row.claimUntil === null ? null : String(row.claimUntil)}::timestamptz,
           comment = ${row.comment}, reason = ${row.reason}, reward_id = ${row.rewardId},
           decided_by = ${decidedBy?.id ?? null}, decided_by_name = ${decidedBy?.name ?? null},
           decided_at = ${decidedAt}::timestamptz, changed_at = ${String(row.at)}::timestamptz
     where id = ${row.id}
  `.execute(tx);
}

/** By what the claim of an entry looks like that of somebody else. */
export async function updateHold(
  tx: Transaction,
  row: { readonly id: PromotionEntryId; readonly heldBy: string },
): Promise<void> {
  await sql<UpdateHold>`
    update promotion_entries set held_by = ${row.heldBy} where id = ${row.id}
  `.execute(tx);
}

export async function insertPicture(
  tx: Transaction,
  row: {
    readonly id: PromotionPictureId;
    readonly entryId: PromotionEntryId;
    readonly image: Uint8Array;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertPicture>`
    insert into promotion_pictures (id, entry_id, image, made_at)
    values (${row.id}, ${row.entryId}, ${row.image}, ${String(row.at)}::timestamptz)
  `.execute(tx);
}

export async function deletePictures(tx: Transaction, entryId: PromotionEntryId): Promise<void> {
  await sql<DeletePictures>`
    delete from promotion_pictures where entry_id = ${entryId}
  `.execute(tx);
}

export type PlayedEntry = SelectPlayed['row'];

/** The last moment of the terms of an entry; a promotion that was ended is over for all (D8). */
const lastMoment = sql`case when p.state = 'stopped'
  then least(p.closes_at, (v.offer->>'closesAt')::timestamptz)
  else coalesce((v.offer->>'closesAt')::timestamptz, p.closes_at) end`;

const waiting = sql`${columns}, v.offer, v.texts, ${lastMoment} as "closesAt"
  from promotion_entries e
  join promotion_versions v on v.promotion_id = e.promotion_id and v.version = e.version
  join promotions p on p.id = e.promotion_id
 where e.status in ('JOINED', 'PROCESS')`;

/**
 * Entries of promotions of a type that still wait for something, those that were looked at longest
 * ago first. What somebody else is at is left to the next run.
 */
export async function selectPlayed(
  tx: Transaction,
  query: { readonly types: readonly PromotionType[]; readonly limit: number },
): Promise<readonly PlayedEntry[]> {
  const { rows } = await sql<SelectPlayed>`
    select ${waiting} and v.offer->>'type' = any(${query.types}::text[])
     order by e.changed_at, e.id limit ${query.limit} for update of e skip locked
  `.execute(tx);
  return rows;
}

/**
 * What a member joined that waits for an event and was not over at its moment, in the order of
 * joining; joined before it, or as late as its terms let. An event comes once: this waits for
 * whoever holds an entry. The run that counts play never waits for one, so that both come to their
 * end.
 */
export async function selectOwnWaiting(
  tx: Transaction,
  query: {
    readonly memberId: MemberId;
    readonly types: readonly PromotionType[];
    readonly at: Temporal.Instant;
    readonly limit: number;
  },
): Promise<readonly PlayedEntry[]> {
  const { rows } = await sql<SelectOwnWaiting>`
    select ${waiting} and e.member_id = ${query.memberId}
       and v.offer->>'type' = any(${query.types}::text[])
       and ${lastMoment} > ${String(query.at)}::timestamptz
       and e.joined_at <= ${String(query.at)}::timestamptz
         + make_interval(mins => coalesce((v.offer->>'retroMinutes')::int, 0))
     order by e.id limit ${query.limit} for update of e
  `.execute(tx);
  return rows;
}

/** What was played of what is asked for. */
export async function updateProgress(
  tx: Transaction,
  row: { readonly id: PromotionEntryId; readonly doneMinor: bigint; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<UpdateProgress>`
    update promotion_entries
       set done_minor = ${row.doneMinor}, changed_at = ${String(row.at)}::timestamptz,
           status = case when ${row.doneMinor}::bigint > 0 or base_minor is not null
                         then 'PROCESS' else 'JOINED' end
     where id = ${row.id}
  `.execute(tx);
}

/** A deposit came that has to be played: how much, and what was played on its days before. */
export async function putDeposit(
  tx: Transaction,
  row: {
    readonly id: PromotionEntryId;
    readonly baseMinor: bigint;
    readonly targetMinor: bigint;
    readonly beforeMinor: bigint;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<PutDeposit>`
    update promotion_entries
       set base_minor = ${row.baseMinor}, target_minor = ${row.targetMinor},
           before_minor = ${row.beforeMinor}, done_minor = 0, status = 'PROCESS',
           changed_at = ${String(row.at)}::timestamptz
     where id = ${row.id}
  `.execute(tx);
}
