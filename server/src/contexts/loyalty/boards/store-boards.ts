import type { BoardMetric, Category } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { BoardId, OperatorId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { plain } from '../../../platform/sql-arrays.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CloseBoard,
  FindBoard,
  InsertBoard,
  LockBoardsOver,
  LockBoardsWithin,
  MarkBoardPaid,
  SelectAllBoards,
  SelectBoardsSince,
  SumBoardsAlone,
  WithdrawBoard,
} from '../generated/statements.ts';
import type { Maker } from '../made-alone.ts';
import type { LocalText } from '../points/goods.ts';

export type Board = FindBoard['row'];

const columns = sql`id, names, metric, category, opens_on as "opensOn", closes_on as "closesOn",
  prizes, multiple, least_stake_minor as "leastStakeMinor", vendor_code as "vendorCode",
  game_id as "gameId", made_at as "madeAt",
  paid_at as "paidAt", withdrawn_at as "withdrawnAt"`;

/** What an operator says of a board. */
export interface BoardForm {
  readonly names: LocalText;
  readonly metric: BoardMetric;
  readonly category: Category | null;
  /** Play of one vendor or of one game alone, by the catalogue. */
  readonly vendorCode: string | null;
  readonly gameId: string | null;
  /** Of each bet that counts; 0 for all. */
  readonly leastStakeMinor: bigint;
  readonly opensOn: string;
  readonly closesOn: string;
  /** Minor units by rank, from the first. */
  readonly prizes: readonly bigint[];
  readonly multiple: number;
}

/** All that a board pays. */
export function prizesMinor(prizes: readonly bigint[]): bigint {
  return prizes.reduce((total, prize) => total + prize, 0n);
}

export async function insertBoard(
  tx: Transaction,
  row: BoardForm & { readonly id: BoardId; readonly at: Temporal.Instant },
  maker: Maker,
): Promise<void> {
  await sql<InsertBoard>`
    insert into boards (id, names, metric, category, opens_on, closes_on, prizes, multiple,
      least_stake_minor, vendor_code, game_id, made_at, made_by, approval_id)
    values (${row.id}, ${JSON.stringify(row.names)}::jsonb, ${row.metric}, ${row.category},
      ${row.opensOn}::date, ${row.closesOn}::date,
      ${JSON.stringify(row.prizes.map(String))}::jsonb, ${row.multiple},
      ${row.leastStakeMinor}, ${row.vendorCode}, ${row.gameId},
      ${String(row.at)}::timestamptz, ${maker.operatorId}, ${maker.approvalId})`.execute(tx);
}

/** Prizes that one person promised alone since a moment, also of boards that were taken back. */
export async function sumBoardsAlone(
  tx: Transaction,
  query: { readonly accounts: readonly OperatorId[]; readonly since: Temporal.Instant },
): Promise<bigint> {
  const { rows } = await sql<SumBoardsAlone>`
    select coalesce(sum(p.prize::bigint), 0)::bigint as total
      from boards b, jsonb_array_elements_text(b.prizes) as p (prize)
     where b.made_by = any(${plain(query.accounts)}::text[]) and b.approval_id is null
       and b.made_at > ${String(query.since)}::timestamptz`.execute(tx);
  return assertDefined(rows[0], 'sum gives one row').total;
}

export async function findBoard(tx: Transaction, id: BoardId): Promise<Board | undefined> {
  const { rows } = await sql<FindBoard>`
    select ${columns} from boards where id = ${id}`.execute(tx);
  return rows[0];
}

/** Those that ended since a day, run or come, and were not taken back; what ends first is first. */
export async function selectBoardsSince(tx: Transaction, day: string): Promise<readonly Board[]> {
  const { rows } = await sql<SelectBoardsSince>`
    select ${columns} from boards where closes_on >= ${day}::date and withdrawn_at is null
    order by closes_on, id collate "C"`.execute(tx);
  return rows;
}

/** The newest first. */
export async function selectAllBoards(tx: Transaction): Promise<readonly Board[]> {
  const { rows } = await sql<SelectAllBoards>`
    select ${columns} from boards order by id collate "C" desc`.execute(tx);
  return rows;
}

/** Those that count any of these days; scores are written by one at a time. */
export async function lockBoardsWithin(
  tx: Transaction,
  days: { readonly from: string; readonly to: string },
): Promise<readonly Board[]> {
  const { rows } = await sql<LockBoardsWithin>`
    select ${columns} from boards
    where paid_at is null and withdrawn_at is null
      and opens_on <= ${days.to}::date and closes_on >= ${days.from}::date
    order by id collate "C" for update`.execute(tx);
  return rows;
}

/** Those whose hold is over on a day, and that nobody paid. */
export async function lockBoardsOver(
  tx: Transaction,
  lastClose: string,
): Promise<readonly Board[]> {
  const { rows } = await sql<LockBoardsOver>`
    select ${columns} from boards
    where paid_at is null and withdrawn_at is null and closes_on <= ${lastClose}::date
    order by id collate "C" for update`.execute(tx);
  return rows;
}

export async function markBoardPaid(
  tx: Transaction,
  { id, at }: { readonly id: BoardId; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<MarkBoardPaid>`
    update boards set paid_at = ${String(at)}::timestamptz where id = ${id}`.execute(tx);
}

/** Whether it had not begun, and was not taken back before. */
export async function withdrawBoard(
  tx: Transaction,
  row: { readonly id: BoardId; readonly today: string; readonly at: Temporal.Instant },
): Promise<boolean> {
  const { rows } = await sql<WithdrawBoard>`
    update boards set withdrawn_at = ${String(row.at)}::timestamptz
    where id = ${row.id} and opens_on > ${row.today}::date and withdrawn_at is null
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Whether it runs, and does so for longer than today. */
export async function closeBoard(
  tx: Transaction,
  { id, today }: { readonly id: BoardId; readonly today: string },
): Promise<boolean> {
  const { rows } = await sql<CloseBoard>`
    update boards set closes_on = ${today}::date
    where id = ${id} and opens_on <= ${today}::date and closes_on > ${today}::date
    returning id`.execute(tx);
  return rows.length > 0;
}
