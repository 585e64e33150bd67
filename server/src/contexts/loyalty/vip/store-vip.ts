import type { MemberId, PrefixedId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { plain } from '../../../platform/sql-arrays.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  AddToStandings,
  DeleteLevels,
  FindStanding,
  InsertLevel,
  InsertSteps,
  LockLadder,
  LockStanding,
  SelectLevels,
  SelectRanks,
  SelectStandingsToCheck,
  SelectSteps,
  UpdateRank,
  UpdateStandings,
} from '../generated/statements.ts';
import type { LocalText } from '../points/goods.ts';

export type Level = SelectLevels['row'];

export async function selectLevels(tx: Transaction): Promise<readonly Level[]> {
  const { rows } = await sql<SelectLevels>`
    select rank, names, upgrade_deposit_minor as "upgradeDepositMinor",
      upgrade_valid_minor as "upgradeValidMinor", keep_valid_minor as "keepValidMinor",
      gift_minor as "giftMinor", birthday_gift_minor as "birthdayGiftMinor",
      deposit_boost_percent as "depositBoostPercent", has_host as "hasHost"
    from vip_levels order by rank`.execute(tx);
  return rows;
}

export interface LevelForm {
  readonly rank: number;
  readonly names: LocalText;
  readonly upgradeDepositMinor: bigint;
  readonly upgradeValidMinor: bigint;
  readonly keepValidMinor: bigint;
  readonly giftMinor: bigint;
  readonly birthdayGiftMinor: bigint;
  /** By so much the bonus of a deposit is larger. */
  readonly depositBoostPercent: number;
  readonly hasHost: boolean;
}

/** The ladder is changed by one at a time. */
export async function lockLadder(tx: Transaction): Promise<void> {
  await sql<LockLadder>`
    select pg_advisory_xact_lock(hashtextextended('loyalty.ladder', 0))`.execute(tx);
}

/** In the place of the whole ladder. */
export async function replaceLevels(tx: Transaction, levels: readonly LevelForm[]): Promise<void> {
  await deleteLevels(tx);
  for (const level of levels) {
    await insertLevel(tx, level);
  }
}

async function deleteLevels(tx: Transaction): Promise<void> {
  await sql<DeleteLevels>`delete from vip_levels`.execute(tx);
}

async function insertLevel(tx: Transaction, level: LevelForm): Promise<void> {
  await sql<InsertLevel>`
    insert into vip_levels (rank, names, upgrade_deposit_minor, upgrade_valid_minor,
      keep_valid_minor, gift_minor, birthday_gift_minor, deposit_boost_percent, has_host)
    values (${level.rank}, ${JSON.stringify(level.names)}::jsonb, ${level.upgradeDepositMinor},
      ${level.upgradeValidMinor}, ${level.keepValidMinor}, ${level.giftMinor},
      ${level.birthdayGiftMinor}, ${level.depositBoostPercent}, ${level.hasHost})`.execute(tx);
}

export interface Volume {
  readonly memberId: MemberId;
  readonly depositMinor: bigint;
  readonly validMinor: bigint;
}

/** Adds to the totals of members; who is new stands at the foot of the ladder. */
export async function addToStandings(
  tx: Transaction,
  { volumes, today }: { readonly volumes: readonly Volume[]; readonly today: string },
): Promise<void> {
  await sql<AddToStandings>`
    insert into vip_standings as s (member_id, rank, life_deposit_minor, life_valid_minor,
      window_valid_minor, window_from, checked_on)
    select member_id, 0, deposit, valid, valid, ${today}::date, ${today}::date - 1
    from unnest(
      ${plain(volumes.map((volume) => volume.memberId))}::text[],
      ${plain(volumes.map((volume) => volume.depositMinor))}::bigint[],
      ${plain(volumes.map((volume) => volume.validMinor))}::bigint[])
      as v (member_id, deposit, valid)
    on conflict (member_id) do update set
      life_deposit_minor = s.life_deposit_minor + excluded.life_deposit_minor,
      life_valid_minor = s.life_valid_minor + excluded.life_valid_minor,
      window_valid_minor = s.window_valid_minor + excluded.window_valid_minor`.execute(tx);
}

export type Standing = SelectStandingsToCheck['row'];

/**
 * Those that were not checked on this day, the longest ago first, so that on a site of many nobody
 * waits for ever; locked in one order.
 */
export async function selectStandingsToCheck(
  tx: Transaction,
  { today, limit }: { readonly today: string; readonly limit: number },
): Promise<readonly Standing[]> {
  const { rows } = await sql<SelectStandingsToCheck>`
    select member_id as "memberId", rank, life_deposit_minor as "lifeDepositMinor",
      life_valid_minor as "lifeValidMinor", window_valid_minor as "windowValidMinor",
      window_from as "windowFrom", checked_on as "checkedOn", locked_until as "lockedUntil"
    from vip_standings where checked_on < ${today}::date and member_id in (
      select member_id from vip_standings where checked_on < ${today}::date
      order by checked_on, member_id limit ${limit})
    order by member_id for update`.execute(tx);
  return rows;
}

export async function findStanding(
  tx: Transaction,
  memberId: MemberId,
): Promise<FindStanding['row'] | undefined> {
  const { rows } = await sql<FindStanding>`
    select member_id as "memberId", rank, life_deposit_minor as "lifeDepositMinor",
      life_valid_minor as "lifeValidMinor", window_valid_minor as "windowValidMinor",
      window_from as "windowFrom"
    from vip_standings where member_id = ${memberId}`.execute(tx);
  return rows[0];
}

export async function lockStanding(
  tx: Transaction,
  memberId: MemberId,
): Promise<LockStanding['row'] | undefined> {
  const { rows } = await sql<LockStanding>`
    select rank from vip_standings where member_id = ${memberId} for update`.execute(tx);
  return rows[0];
}

/** Whoever calls holds its lock; a new window begins. */
export async function updateRank(
  tx: Transaction,
  row: {
    readonly memberId: MemberId;
    readonly rank: number;
    readonly lockedUntil: string | null;
    readonly today: string;
  },
): Promise<void> {
  await sql<UpdateRank>`
    update vip_standings set rank = ${row.rank}, locked_until = ${row.lockedUntil}::date,
      window_from = ${row.today}::date, window_valid_minor = 0
    where member_id = ${row.memberId}`.execute(tx);
}

/**
 * A new window begins with every step, and with every check that a rank passed; that of whoever is
 * frozen is as old as at the check before.
 */
export async function updateStandings(
  tx: Transaction,
  {
    checked,
    today,
  }: {
    readonly checked: readonly {
      readonly memberId: MemberId;
      readonly rank: number;
      readonly isNewWindow: boolean;
      readonly isFrozen: boolean;
    }[];
    readonly today: string;
  },
): Promise<void> {
  await sql<UpdateStandings>`
    update vip_standings s set rank = c.rank, checked_on = ${today}::date,
      window_from = case when c.fresh = 1 then ${today}::date
        when c.frozen = 1 then s.window_from + (${today}::date - s.checked_on)
        else s.window_from end,
      window_valid_minor = case when c.fresh = 1 then 0 else s.window_valid_minor end
    from unnest(
      ${plain(checked.map((row) => row.memberId))}::text[],
      ${plain(checked.map((row) => row.rank))}::int[],
      ${plain(checked.map((row) => (row.isNewWindow ? 1 : 0)))}::int[],
      ${plain(checked.map((row) => (row.isFrozen ? 1 : 0)))}::int[])
      as c (member_id, rank, fresh, frozen)
    where s.member_id = c.member_id`.execute(tx);
}

export type VipStepId = PrefixedId<'vst'>;

export interface VipStep {
  readonly id: VipStepId;
  readonly memberId: MemberId;
  readonly at: Temporal.Instant;
  readonly fromRank: number;
  readonly toRank: number;
  readonly giftMinor: bigint;
}

export async function insertSteps(tx: Transaction, steps: readonly VipStep[]): Promise<void> {
  await sql<InsertSteps>`
    insert into vip_steps (id, member_id, at, from_rank, to_rank, gift_minor)
    select id, member_id, at::timestamptz, from_rank, to_rank, gift_minor from unnest(
      ${plain(steps.map((step) => step.id))}::text[],
      ${plain(steps.map((step) => step.memberId))}::text[],
      ${plain(steps.map((step) => String(step.at)))}::text[],
      ${plain(steps.map((step) => step.fromRank))}::int[],
      ${plain(steps.map((step) => step.toRank))}::int[],
      ${plain(steps.map((step) => step.giftMinor))}::bigint[])
      as v (id, member_id, at, from_rank, to_rank, gift_minor)`.execute(tx);
}

/** Newest first. */
export async function selectSteps(
  tx: Transaction,
  memberId: MemberId,
): Promise<readonly SelectSteps['row'][]> {
  const { rows } = await sql<SelectSteps>`
    select id, at, from_rank as "fromRank", to_rank as "toRank", gift_minor as "giftMinor"
    from vip_steps where member_id = ${memberId} order by id collate "C" desc limit 20
  `.execute(tx);
  return rows;
}

/** The rank of each who stands on one. */
export async function selectRanks(
  tx: Transaction,
  ids: readonly MemberId[],
): Promise<readonly SelectRanks['row'][]> {
  const { rows } = await sql<SelectRanks>`
    select member_id as "memberId", rank from vip_standings
     where member_id = any(${ids}::text[])`.execute(tx);
  return rows;
}
