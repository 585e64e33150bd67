import type { PointRule } from '@portal/commission';
import type { MemberId, PointMoveId, PointMoveType, PointType } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { plain } from '../../../platform/sql-arrays.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  InsertMoves,
  LockCounting,
  LockRules,
  SelectCounted,
  SelectCountedVoids,
  SelectMoves,
  SelectPurses,
  SelectRules,
  SelectRulesOfDays,
  SumConverted,
  WriteCounted,
  WritePurses,
  WriteRule,
  WriteVoids,
} from '../generated/statements.ts';

export async function selectRules(tx: Transaction): Promise<readonly SelectRules['row'][]> {
  const { rows } = await sql<SelectRules>`select type, amount, ratio from point_rules`.execute(tx);
  return rows;
}

/** Rules are changed by one at a time. */
export async function lockRules(tx: Transaction): Promise<void> {
  await sql<LockRules>`
    select pg_advisory_xact_lock(hashtextextended('loyalty.point_rules', 0))`.execute(tx);
}

export async function writeRule(
  tx: Transaction,
  rule: {
    readonly type: PointType;
    readonly amount: bigint;
    readonly ratio: bigint;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<WriteRule>`
    insert into point_rules (type, amount, ratio, changed_at)
    values (${rule.type}, ${rule.amount}, ${rule.ratio}, ${String(rule.at)}::timestamptz)
    on conflict (type) do update
      set amount = excluded.amount, ratio = excluded.ratio, changed_at = excluded.changed_at
  `.execute(tx);
}

/** Days are counted by one at a time. */
export async function lockCounting(tx: Transaction): Promise<void> {
  await sql<LockCounting>`
    select pg_advisory_xact_lock(hashtextextended('loyalty.days', 0))`.execute(tx);
}

/** What of a member's day was turned into points. */
export interface CountedDay {
  readonly memberId: MemberId;
  readonly day: string;
  /** Earlier than the day for what was taken back on it of bets of that day. */
  readonly sourceDay: string;
  readonly type: EarningType;
  readonly baseMinor: bigint;
}

export type EarningType = Exclude<PointType, 'redeem'>;

export async function selectCounted(
  tx: Transaction,
  query: {
    readonly memberIds: readonly MemberId[];
    readonly day: string;
  },
): Promise<readonly CountedDay[]> {
  const { memberIds, day } = query;
  const own = await sql<SelectCounted>`
    select member_id as "memberId", day, type, base_minor as "baseMinor" from point_days
    where member_id = any(${plain(memberIds)}::text[]) and day = ${day}::date`.execute(tx);
  const voids = await sql<SelectCountedVoids>`
    select member_id as "memberId", day, source_day as "sourceDay", type, base_minor as "baseMinor"
    from point_voids
    where member_id = any(${plain(memberIds)}::text[]) and day = ${day}::date`.execute(tx);
  return [...own.rows.map((row) => ({ ...row, sourceDay: row.day })), ...voids.rows];
}

/** By which rules days were counted; days of before rules were kept have none. */
export async function selectRulesOfDays(
  tx: Transaction,
  query: { readonly memberIds: readonly MemberId[]; readonly days: readonly string[] },
): Promise<readonly SelectRulesOfDays['row'][]> {
  const { rows } = await sql<SelectRulesOfDays>`
    select member_id as "memberId", day, type, rule_amount as "amount", rule_ratio as "ratio"
    from point_days
    where member_id = any(${plain(query.memberIds)}::text[])
      and day = any(${plain(query.days)}::text[]::date[]) and rule_amount is not null
      and rule_ratio is not null`.execute(tx);
  return rows;
}

/** In the place of what was counted before; the rule stays that of the first time. */
export async function writeCounted(
  tx: Transaction,
  rows: readonly (CountedDay & { readonly rule: PointRule })[],
): Promise<void> {
  await sql<WriteCounted>`
    insert into point_days (member_id, day, type, base_minor, rule_amount, rule_ratio)
    select member_id, day::date, type, base_minor, amount, ratio from unnest(
      ${plain(rows.map((row) => row.memberId))}::text[],
      ${plain(rows.map((row) => row.day))}::text[],
      ${plain(rows.map((row) => row.type))}::text[],
      ${plain(rows.map((row) => row.baseMinor))}::bigint[],
      ${plain(rows.map(({ rule }) => rule.amount))}::bigint[],
      ${plain(rows.map(({ rule }) => rule.ratio))}::bigint[])
      as d (member_id, day, type, base_minor, amount, ratio)
    on conflict (member_id, day, type) do update set base_minor = excluded.base_minor
  `.execute(tx);
}

/** What was taken back of bets of earlier days, in the place of what was counted before. */
export async function writeVoids(tx: Transaction, rows: readonly CountedDay[]): Promise<void> {
  await sql<WriteVoids>`
    insert into point_voids (member_id, day, source_day, type, base_minor)
    select member_id, day::date, source_day::date, type, base_minor from unnest(
      ${plain(rows.map((row) => row.memberId))}::text[],
      ${plain(rows.map((row) => row.day))}::text[],
      ${plain(rows.map((row) => row.sourceDay))}::text[],
      ${plain(rows.map((row) => row.type))}::text[],
      ${plain(rows.map((row) => row.baseMinor))}::bigint[])
      as d (member_id, day, source_day, type, base_minor)
    on conflict (member_id, day, source_day, type) do update set base_minor = excluded.base_minor
  `.execute(tx);
}

/** Parts of a point that are left over; who earned nothing yet has none. */
export async function selectPurses(
  tx: Transaction,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, bigint>> {
  const { rows } = await sql<SelectPurses>`
    select member_id as "memberId", open_e4 as "openE4" from point_purses
    where member_id = any(${plain(memberIds)}::text[])`.execute(tx);
  return new Map(rows.map(({ memberId, openE4 }) => [memberId, openE4]));
}

export async function writePurses(
  tx: Transaction,
  purses: readonly { readonly memberId: MemberId; readonly openE4: bigint }[],
): Promise<void> {
  await sql<WritePurses>`
    insert into point_purses (member_id, open_e4)
    select * from unnest(
      ${plain(purses.map((purse) => purse.memberId))}::text[],
      ${plain(purses.map((purse) => purse.openE4))}::bigint[])
    on conflict (member_id) do update set open_e4 = excluded.open_e4`.execute(tx);
}

export interface PointMove {
  readonly id: PointMoveId;
  readonly memberId: MemberId;
  readonly at: Temporal.Instant;
  readonly type: PointMoveType;
  /** The play or deposit that earned it, or the money that it became. */
  readonly baseMinor: bigint | undefined;
  readonly points: bigint;
  readonly balance: bigint;
  readonly reference: string;
}

export async function insertMoves(tx: Transaction, moves: readonly PointMove[]): Promise<void> {
  await sql<InsertMoves>`
    insert into point_moves (id, member_id, at, type, base_minor, points, balance, reference)
    select id, member_id, at::timestamptz, type, base_minor, points, balance, reference from unnest(
      ${plain(moves.map((move) => move.id))}::text[],
      ${plain(moves.map((move) => move.memberId))}::text[],
      ${plain(moves.map((move) => String(move.at)))}::text[],
      ${plain(moves.map((move) => move.type))}::text[],
      ${plain(moves.map((move) => move.baseMinor))}::bigint[],
      ${plain(moves.map((move) => move.points))}::bigint[],
      ${plain(moves.map((move) => move.balance))}::bigint[],
      ${plain(moves.map((move) => move.reference))}::text[])
      with ordinality as m (id, member_id, at, type, base_minor, points, balance, reference, place)
    order by place`.execute(tx);
}

export type MoveRow = SelectMoves['row'];

/** Newest first. */
export async function selectMoves(
  tx: Transaction,
  page: {
    readonly memberId: MemberId;
    readonly type: PointMoveType | undefined;
    readonly from: Temporal.Instant | undefined;
    readonly to: Temporal.Instant | undefined;
    /** Only moves of a lower position. */
    readonly before: bigint | undefined;
    readonly limit: number;
  },
): Promise<readonly MoveRow[]> {
  const { memberId, type, before } = page;
  const parts = [
    sql`member_id = ${memberId}`,
    sql`at >= ${String(page.from ?? '-infinity')}::timestamptz`,
    sql`at < ${String(page.to ?? 'infinity')}::timestamptz`,
    ...(type === undefined ? [] : [sql`type = ${type}`]),
    ...(before === undefined ? [] : [sql`position < ${before}`]),
  ];
  const { rows } = await sql<SelectMoves>`
    select id, position, at, type, base_minor as "baseMinor", points, balance, reference
    from point_moves where ${sql.join(parts, sql` and `)}
    order by position desc limit ${page.limit}`.execute(tx);
  return rows;
}

/** How often and into how much money a member turned points since a moment. */
export async function sumConverted(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly since: Temporal.Instant },
): Promise<SumConverted['row']> {
  const { rows } = await sql<SumConverted>`
    select count(*)::int as count, coalesce(sum(base_minor), 0)::bigint as "amountMinor"
    from point_moves
    where member_id = ${query.memberId} and type = 'convert'
      and at >= ${String(query.since)}::timestamptz`.execute(tx);
  return rows[0] ?? { count: 0, amountMinor: 0n };
}
