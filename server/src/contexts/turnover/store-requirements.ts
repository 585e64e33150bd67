import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { plain, texts } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import { looking, prepared, type SqlStatement, writing } from '../../platform/statement.ts';
import type {
  AddNets,
  CancelOpenRequirement,
  ChangeRequirements,
  ExpireRequirement,
  ExpireRequirements,
  FindBonusProfit,
  FindRequirementId,
  InsertRequirement,
  LessenOpenRequirement,
  RequirementsStatement,
  SealRequirements,
  SelectPlaysOf,
  SelectRequirements,
} from './generated/statements.ts';
import type {
  OpenRequirement,
  OpenRequirements,
  RequirementMove,
  RequirementTerms,
} from './requirement.ts';

/**
 * What is open of these members now; each is sought on its own, so the plan is good for any size.
 */
export function requirementsStatement(
  memberIds: readonly MemberId[],
  now: Temporal.Instant,
): SqlStatement<OpenRequirements> {
  const statement = sql<RequirementsStatement>`
    select r.id, r.member_id as "memberId", r.source, r.reference, r.left_minor as "leftMinor",
      r.net_minor + r.net_shift_minor as "netMinor", r.cash_shift_minor as "cashShiftMinor",
      r.max_stake_minor as "maxStakeMinor", r.terms,
      r.opened_at as "openedAt", r.expires_at as "expiresAt"
    from unnest(${plain(memberIds)}::text[]) as w (member_id)
    cross join lateral (select * from wagering_requirements
      where member_id = w.member_id and state = 'OPEN'
        and (expires_at is null or expires_at > ${String(now)}::timestamptz)
      order by opened_at, id offset 0) r`;
  return prepared(looking(statement, byMember));
}

function byMember(rows: readonly OpenRequirement[]): OpenRequirements {
  const found = new Map<MemberId, OpenRequirement[]>();
  for (const row of rows) {
    const own = found.get(row.memberId) ?? [];
    found.set(row.memberId, [...own, row]);
  }
  return found;
}

/** Under the lock of the accounts of their members, so each takes the value that was reckoned. */
export function changeRequirements(
  at: Temporal.Instant,
  moves: readonly RequirementMove[],
): SqlStatement<undefined> {
  const query = sql<ChangeRequirements>`
    update wagering_requirements r set left_minor = w.left_minor, state = w.state,
      closed_at = case w.state when 'OPEN' then null else ${String(at)}::timestamptz end
    from unnest(
      ${plain(moves.map((move) => move.id))}::text[],
      ${plain(moves.map((move) => move.leftMinor))}::bigint[],
      ${plain(moves.map((move) => move.state))}::text[]) as w (id, left_minor, state)
    where r.id = w.id`;
  return writing(query, () => undefined);
}

/** Under the same lock: what play has won or lost is added to what it had before. */
export function addNets(
  rows: readonly { readonly id: string; readonly netMinor: bigint }[],
): SqlStatement<undefined> {
  const query = sql<AddNets>`
    update wagering_requirements r set net_minor = r.net_minor + w.net
    from unnest(
      ${plain(rows.map((row) => row.id))}::text[],
      ${plain(rows.map((row) => row.netMinor))}::bigint[]) as w (id, net)
    where r.id = w.id`;
  return writing(query, () => undefined);
}

export interface NewRequirement {
  readonly id: string;
  readonly memberId: MemberId;
  readonly source: OpenRequirement['source'];
  readonly reference: string;
  readonly amountMinor: bigint;
  readonly multiple: number;
  readonly maxStakeMinor: bigint | null;
  readonly terms: RequirementTerms;
  readonly openedAt: Temporal.Instant;
  readonly expiresAt: Temporal.Instant | null;
}

/** False when one stands for this source and reference already: the first one stays. */
export async function insertRequirement(tx: Transaction, row: NewRequirement): Promise<boolean> {
  const required = row.amountMinor * BigInt(row.multiple);
  const expiresAt = row.expiresAt === null ? null : String(row.expiresAt);
  const { rows } = await sql<InsertRequirement>`
    insert into wagering_requirements (id, member_id, source, reference, amount_minor, multiple,
      required_minor, left_minor, max_stake_minor, terms, opened_at, expires_at, state)
    values (${row.id}, ${row.memberId}, ${row.source}, ${row.reference}, ${row.amountMinor},
      ${row.multiple}, ${required}, ${required}, ${row.maxStakeMinor},
      ${JSON.stringify(row.terms)}::json, ${String(row.openedAt)}::timestamptz,
      ${expiresAt}::timestamptz, 'OPEN')
    on conflict on constraint wagering_requirements_once do nothing
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Takes an open one back; the caller holds the lock of its member's account. */
export async function cancelOpenRequirement(
  tx: Transaction,
  command: { readonly id: string; readonly memberId: MemberId; readonly at: Temporal.Instant },
): Promise<CancelOpenRequirement['row'] | undefined> {
  const { rows } = await sql<CancelOpenRequirement>`
    update wagering_requirements set state = 'CANCELLED',
      closed_at = ${String(command.at)}::timestamptz
    where id = ${command.id} and member_id = ${command.memberId} and state = 'OPEN'
    returning id, member_id as "memberId", source, reference`.execute(tx);
  return rows[0];
}

/** What bets did stays done; the caller holds the lock of the account of its member. */
export async function lessenOpenRequirement(
  tx: Transaction,
  command: { readonly id: string; readonly memberId: MemberId; readonly byMinor: bigint },
): Promise<boolean> {
  const { id, memberId, byMinor } = command;
  const { rows } = await sql<LessenOpenRequirement>`
    update wagering_requirements set amount_minor = amount_minor - ${byMinor}::bigint,
      required_minor = required_minor - ${byMinor}::bigint * multiple,
      left_minor = left_minor - ${byMinor}::bigint * multiple
    where id = ${id} and member_id = ${memberId} and state = 'OPEN'
      and amount_minor > ${byMinor}::bigint and left_minor > ${byMinor}::bigint * multiple
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Ends an open one whose time is over; the caller holds the lock of its member's account. */
export async function expireRequirement(
  tx: Transaction,
  command: {
    readonly memberId: MemberId;
    readonly source: OpenRequirement['source'];
    readonly reference: string;
    readonly now: Temporal.Instant;
  },
): Promise<string | undefined> {
  const now = String(command.now);
  const { rows } = await sql<ExpireRequirement>`
    update wagering_requirements set state = 'EXPIRED', closed_at = ${now}::timestamptz
    where member_id = ${command.memberId} and source = ${command.source}
      and reference = ${command.reference} and state = 'OPEN'
      and expires_at <= ${now}::timestamptz
    returning id`.execute(tx);
  return rows[0]?.id;
}

/**
 * Ends what nothing may work off any more; bookings leave expired ones alone. The money of a bonus
 * or a gift goes in the moment in which its play ends, so those are left to whoever takes it.
 */
export async function expireRequirements(
  tx: Transaction,
  command: { readonly now: Temporal.Instant; readonly atMost: number },
): Promise<readonly ExpireRequirements['row'][]> {
  const { rows } = await sql<ExpireRequirements>`
    update wagering_requirements set state = 'EXPIRED',
      closed_at = ${String(command.now)}::timestamptz
    where id in (select id from wagering_requirements
      where state = 'OPEN' and expires_at <= ${String(command.now)}::timestamptz
        and source <> all(array['bonus', 'gift', 'points', 'demo_credit'])
      order by expires_at, id limit ${command.atMost} for update skip locked)
    returning id, member_id as "memberId", source, reference`.execute(tx);
  return rows;
}

/** Money left: what these members have done is done for good. */
export function sealRequirements(
  at: Temporal.Instant,
  memberIds: readonly MemberId[],
): SqlStatement<undefined> {
  const query = sql<SealRequirements>`
    update wagering_requirements set sealed_at = ${String(at)}::timestamptz
    where member_id = any(${texts(memberIds)}::text[]) and state = 'DONE' and sealed_at is null`;
  return writing(query, () => undefined);
}

export type RequirementRow = SelectRequirements['row'];

const columns = sql`id, member_id as "memberId", source, reference, amount_minor as "amountMinor",
  multiple, required_minor as "requiredMinor", left_minor as "leftMinor",
  max_stake_minor as "maxStakeMinor", terms, opened_at as "openedAt",
  expires_at as "expiresAt", state, closed_at as "closedAt",
  cash_shift_minor as "cashShiftMinor", net_shift_minor as "netShiftMinor",
  gain_minor as "gainMinor", by_deposit as "isByDeposit"`;

/**
 * Of one member, the open ones first and the oldest of them, then what was closed last; the open
 * ones alone have no limit.
 */
export async function selectRequirements(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly openOnly: boolean; readonly limit: number },
): Promise<readonly RequirementRow[]> {
  const { rows } = await sql<SelectRequirements>`
    select ${columns} from wagering_requirements
    where member_id = ${query.memberId} and (state = 'OPEN' or not ${query.openOnly}::boolean)
    order by closed_at desc nulls first, opened_at, id
    limit case when ${query.openOnly}::boolean then null else ${query.limit}::bigint end`.execute(
    tx,
  );
  return rows;
}

/** Those of one member that these carry; who of them carries none is left out. */
export async function selectPlaysOf(
  tx: Transaction,
  query: {
    readonly memberId: MemberId;
    readonly source: OpenRequirement['source'];
    readonly references: readonly string[];
  },
): Promise<readonly RequirementRow[]> {
  const { rows } = await sql<SelectPlaysOf>`
    select ${columns} from wagering_requirements
    where source = ${query.source} and reference = any(${texts(query.references)}::text[])
      and member_id = ${query.memberId}
    order by opened_at, id`.execute(tx);
  return rows;
}

/** What play won while a bonus was open, less what those that have ended had of it. */
export async function findBonusProfit(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly since: Temporal.Instant; readonly times: number },
): Promise<boolean> {
  const { rows } = await sql<FindBonusProfit>`
    select exists (
      select from wagering_requirements
       where member_id = ${query.memberId} and source = 'bonus'
         and opened_at >= ${String(query.since)}::timestamptz
         and net_minor + net_shift_minor > amount_minor * ${query.times}::int
    ) as "isFound"`.execute(tx);
  return assertDefined(rows[0], 'a question gives one row').isFound;
}

/** One by what it is for, if it is the member's. */
export async function findRequirementId(
  tx: Transaction,
  key: {
    readonly memberId: MemberId;
    readonly source: OpenRequirement['source'];
    readonly reference: string;
  },
): Promise<string | undefined> {
  const { rows } = await sql<FindRequirementId>`
    select id from wagering_requirements
    where source = ${key.source} and reference = ${key.reference}
      and member_id = ${key.memberId}`.execute(tx);
  return rows[0]?.id;
}
