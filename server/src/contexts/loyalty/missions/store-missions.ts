import type { Category, MissionCycle, MissionKind } from '@portal/commission';
import { assertDefined } from '@portal/money';
import {
  type MissionId,
  type MissionRewardKind,
  type OperatorId,
  type RaffleId,
} from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { plain } from '../../../platform/sql-arrays.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CloseMission,
  CloseTicketMissions,
  FindMission,
  InsertMission,
  SelectAllMissions,
  SelectMissionsOf,
  SelectMissionsOn,
  SumMissionsAlone,
  TakeMissionBudget,
} from '../generated/statements.ts';
import type { Maker } from '../made-alone.ts';
import type { LocalText } from '../points/goods.ts';

export type Mission = FindMission['row'];

const columns = sql`id, names, kind, category, vendor_code as "vendorCode",
  game_id as "gameId", target, cycle, opens_on as "opensOn",
  closes_on as "closesOn", claims_until as "claimsUntil", needs_join as "needsJoin",
  min_vip as "minVip", after_mission as "afterMission", most_per_day as "mostPerDay",
  reward_kind as "rewardKind", raffle_id as "raffleId", reward,
  multiple, budget, issued, sort, made_at as "madeAt"`;

/** What an operator says of a mission; amounts in minor units, points whole. */
export interface MissionForm {
  readonly names: LocalText;
  readonly kind: MissionKind;
  readonly category: Category | null;
  /** Whose play counts alone, by the catalogue; one of both at most, null for all. */
  readonly vendorCode: string | null;
  readonly gameId: string | null;
  readonly target: bigint;
  readonly cycle: MissionCycle;
  readonly opensOn: string;
  readonly closesOn: string | null;
  readonly needsJoin: boolean;
  readonly minVip: number;
  /** What has to be done and claimed first; null for nothing. */
  readonly afterMission: MissionId | null;
  /** So many members have it a day at most; null for any number. */
  readonly mostPerDay: number | null;
  readonly rewardKind: MissionRewardKind;
  /** Whose tickets are given; null of another kind. */
  readonly raffleId: RaffleId | null;
  readonly reward: bigint;
  readonly multiple: number;
  readonly budget: bigint;
  readonly sort: number;
}

export async function insertMission(
  tx: Transaction,
  row: MissionForm & {
    readonly id: MissionId;
    /** What the budget comes to in money. */
    readonly promisedMinor: bigint;
    readonly at: Temporal.Instant;
  },
  maker: Maker,
): Promise<void> {
  await sql<InsertMission>`
    insert into missions (id, names, kind, category, vendor_code, game_id, target, cycle, opens_on,
      closes_on, needs_join, min_vip, after_mission, most_per_day, reward_kind, raffle_id, reward,
      multiple, budget, promised_minor, issued, sort, made_at, made_by, approval_id)
    values (${row.id}, ${JSON.stringify(row.names)}::jsonb, ${row.kind}, ${row.category},
      ${row.vendorCode}, ${row.gameId}, ${row.target}, ${row.cycle}, ${row.opensOn}::date,
      ${row.closesOn}::date, ${row.needsJoin}, ${row.minVip}, ${row.afterMission},
      ${row.mostPerDay}, ${row.rewardKind}, ${row.raffleId}, ${row.reward}, ${row.multiple},
      ${row.budget}, ${row.promisedMinor}, 0, ${row.sort},
      ${String(row.at)}::timestamptz, ${maker.operatorId}, ${maker.approvalId})`.execute(tx);
}

/** What the budgets that one person promised alone since a moment come to in money. */
export async function sumMissionsAlone(
  tx: Transaction,
  query: { readonly accounts: readonly OperatorId[]; readonly since: Temporal.Instant },
): Promise<bigint> {
  const { rows } = await sql<SumMissionsAlone>`
    select coalesce(sum(promised_minor), 0)::bigint as total from missions
     where made_by = any(${plain(query.accounts)}::text[]) and approval_id is null
       and made_at > ${String(query.since)}::timestamptz`.execute(tx);
  return assertDefined(rows[0], 'sum gives one row').total;
}

export async function findMission(tx: Transaction, id: MissionId): Promise<Mission | undefined> {
  const { rows } = await sql<FindMission>`
    select ${columns} from missions where id = ${id}`.execute(tx);
  return rows[0];
}

/** Those that began, and are not over for longer than anything of them may be claimed. */
export async function selectMissionsOn(
  tx: Transaction,
  days: { readonly today: string; readonly firstClose: string },
): Promise<readonly Mission[]> {
  const { rows } = await sql<SelectMissionsOn>`
    select ${columns} from missions
    where opens_on <= ${days.today}::date
      and (closes_on is null or closes_on >= ${days.firstClose}::date)
    order by sort, id collate "C"`.execute(tx);
  return rows;
}

export async function selectMissionsOf(
  tx: Transaction,
  ids: readonly MissionId[],
): Promise<readonly Mission[]> {
  const { rows } = await sql<SelectMissionsOf>`
    select ${columns} from missions where id = any(${plain(ids)}::text[])`.execute(tx);
  return rows;
}

/** The newest first. */
export async function selectAllMissions(tx: Transaction): Promise<readonly Mission[]> {
  const { rows } = await sql<SelectAllMissions>`
    select ${columns} from missions order by id collate "C" desc`.execute(tx);
  return rows;
}

/**
 * Whether there was enough left, and not so many had it today; two who come at once wait for each
 * other here.
 */
export async function takeMissionBudget(
  tx: Transaction,
  { id, today }: { readonly id: MissionId; readonly today: string },
): Promise<boolean> {
  const { rows } = await sql<TakeMissionBudget>`
    update missions set issued = issued + reward, winners_on = ${today}::date,
      winners = case when winners_on = ${today}::date then winners + 1 else 1 end
    where id = ${id} and issued + reward <= budget
      and (most_per_day is null or winners_on is distinct from ${today}::date
           or winners < most_per_day)
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Whether it was not over yet; one that never began is over from its first day. */
export async function closeMission(
  tx: Transaction,
  { id, today }: { readonly id: MissionId; readonly today: string },
): Promise<boolean> {
  const { rows } = await sql<CloseMission>`
    update missions set closes_on = greatest(opens_on, ${today}::date)
    where id = ${id} and (closes_on is null or closes_on > greatest(opens_on, ${today}::date))
    returning id`.execute(tx);
  return rows.length > 0;
}

/** What gives tickets of a raffle ends with it, and nothing of it is claimed after that day. */
export async function closeTicketMissions(
  tx: Transaction,
  { raffleId, lastDay }: { readonly raffleId: RaffleId; readonly lastDay: string },
): Promise<void> {
  await sql<CloseTicketMissions>`
    update missions set claims_until = ${lastDay}::date,
      closes_on = greatest(opens_on, least(closes_on, ${lastDay}::date))
    where raffle_id = ${raffleId}`.execute(tx);
}
