import type { ContractKind, PeriodType, Scope } from '@portal/commission';
import type { ContractId, ContractState, MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CountContracts,
  CountRequestsTo,
  EndContracts,
  FindContract,
  HasHadContract,
  InsertContract,
  LockAgreements,
  MarkReminded,
  MoveContractTo,
  SelectContracts,
  SelectDueContracts,
  SelectLastEnd,
  SelectLineBelow,
  SelectOpenContracts,
  SelectPaidKinds,
  SelectRecentKinds,
} from '../generated/statements.ts';
import type { StoredTier } from './tiers.ts';

export type ContractRow = FindContract['row'];

const columns = sql`id, kind, payer_id as "payerId", payee_id as "payeeId", scope,
  period_type as "periodType", tiers, state, version, replaces_id as "replacesId",
  proposed_at as "proposedAt", expires_at as "expiresAt", state_at as "stateAt",
  starts_at as "startsAt", ends_at as "endsAt", requested_by as "requestedBy",
  requested_at as "requestedAt", notice_until as "noticeUntil", reason`;

/**
 * Whoever changes a contract, and whoever takes the contracts of a unit, waits here: one change may
 * end others all the way down a line.
 */
export async function lockAgreements(tx: Transaction): Promise<void> {
  await sql<LockAgreements>`
    select pg_advisory_xact_lock(hashtextextended('contracts.agreements', 0))
  `.execute(tx);
}

export async function insertContract(
  tx: Transaction,
  row: {
    readonly id: ContractId;
    readonly kind: ContractKind;
    readonly payerId: MemberId | null;
    readonly payeeId: MemberId;
    readonly scope: Scope;
    readonly periodType: PeriodType;
    readonly tiers: readonly StoredTier[];
    readonly replacesId: ContractId | null;
    readonly at: Temporal.Instant;
    readonly expiresAt: Temporal.Instant;
  },
): Promise<void> {
  const at = String(row.at);
  await sql<InsertContract>`
    insert into contracts (id, kind, payer_id, payee_id, scope, period_type, tiers, state,
                           replaces_id, proposed_at, expires_at, state_at)
    values (${row.id}, ${row.kind}, ${row.payerId}, ${row.payeeId}, ${row.scope},
            ${row.periodType}, ${JSON.stringify(row.tiers)}::jsonb, 'PENDING', ${row.replacesId},
            ${at}::timestamptz, ${String(row.expiresAt)}::timestamptz, ${at}::timestamptz)
  `.execute(tx);
}

export async function findContract(
  tx: Transaction,
  id: ContractId,
): Promise<ContractRow | undefined> {
  const { rows } = await sql<FindContract>`
    select ${columns} from contracts where id = ${id}
  `.execute(tx);
  return rows[0];
}

/** Offers and contracts in force, paid to or by a member, of all kinds. */
export async function selectOpenContracts(
  tx: Transaction,
  memberId: MemberId,
): Promise<readonly ContractRow[]> {
  const { rows } = await sql<SelectOpenContracts>`
    select ${columns} from contracts
     where (payee_id = ${memberId} or payer_id = ${memberId})
       and state in ('PENDING', 'ACTIVE', 'TERM_REQUESTED')
     order by kind, scope, id
  `.execute(tx);
  return rows;
}

/** Offers to a member, and ends that the other side asked for: both wait for its answer. */
export async function countRequestsTo(tx: Transaction, memberId: MemberId): Promise<number> {
  const { rows } = await sql<CountRequestsTo>`
    select count(*)::int as waiting from contracts
     where (payee_id = ${memberId} or payer_id = ${memberId})
       and ((state = 'PENDING' and payee_id = ${memberId})
            or (state = 'TERM_REQUESTED' and requested_by <> ${memberId}))
  `.execute(tx);
  return rows[0]?.waiting ?? 0;
}

/** What is open between a member and its payer, and everything that hangs below it. */
export async function selectLineBelow(
  tx: Transaction,
  line: { readonly memberId: MemberId; readonly kind: ContractKind },
): Promise<readonly ContractRow[]> {
  const { rows } = await sql<SelectLineBelow>`
    with recursive below (member_id) as (
      select ${line.memberId}::text
      union
      select c.payee_id from contracts c join below b on c.payer_id = b.member_id
       where c.kind = ${line.kind} and c.state in ('PENDING', 'ACTIVE', 'TERM_REQUESTED')
    )
    select ${columns} from contracts
     where kind = ${line.kind} and state in ('PENDING', 'ACTIVE', 'TERM_REQUESTED')
       and payee_id in (select member_id from below)
     order by id
  `.execute(tx);
  return rows;
}

/** Kinds of which a contract of a member was in force after a moment. */
export async function selectRecentKinds(
  tx: Transaction,
  memberId: MemberId,
  from: Temporal.Instant,
): Promise<readonly ContractKind[]> {
  const { rows } = await sql<SelectRecentKinds>`
    select distinct kind from contracts
     where (payee_id = ${memberId} or payer_id = ${memberId}) and starts_at is not null
       and (ends_at is null or ends_at > ${String(from)}::timestamptz)
  `.execute(tx);
  return rows.map(({ kind }) => kind);
}

/** Of which kinds a contract in force pays these, by payee and kind. */
export async function selectPaidKinds(
  tx: Transaction,
  payeeIds: readonly MemberId[],
): Promise<readonly SelectPaidKinds['row'][]> {
  const { rows } = await sql<SelectPaidKinds>`
    select distinct payee_id as "payeeId", kind from contracts
     where payee_id = any(${payeeIds}::text[]) and state in ('ACTIVE', 'TERM_REQUESTED')
     order by payee_id, kind
  `.execute(tx);
  return rows;
}

export interface ContractFilter {
  readonly memberId: MemberId;
  readonly direction: 'in' | 'out';
  readonly kind: ContractKind | null;
  readonly scope: Scope | null;
  readonly state: ContractState | null;
  readonly payeeId: MemberId | null;
}

function matches(filter: ContractFilter) {
  return sql`
  case when ${filter.direction}::text = 'in' then payee_id else payer_id end = ${filter.memberId}
  and (${filter.kind}::text is null or kind = ${filter.kind})
  and (${filter.scope}::text is null or scope = ${filter.scope})
  and (${filter.state}::text is null or state = ${filter.state})
  and (${filter.payeeId}::text is null or payee_id = ${filter.payeeId})`;
}

/** What is open first, then the newest. */
export async function selectContracts(
  tx: Transaction,
  page: { readonly filter: ContractFilter; readonly offset: number; readonly limit: number },
): Promise<readonly ContractRow[]> {
  const { rows } = await sql<SelectContracts>`
    select ${columns} from contracts where ${matches(page.filter)}
     order by state not in ('PENDING', 'ACTIVE', 'TERM_REQUESTED'), id desc
     offset ${page.offset} limit ${page.limit}
  `.execute(tx);
  return rows;
}

export async function countContracts(tx: Transaction, filter: ContractFilter): Promise<number> {
  const { rows } = await sql<CountContracts>`
    select count(*)::int as total from contracts where ${matches(filter)}
  `.execute(tx);
  return rows[0]?.total ?? 0;
}

/** Whether a contract of this payee, kind and scope was ever in force. */
export async function hasHadContract(
  tx: Transaction,
  pair: { readonly payeeId: MemberId; readonly kind: ContractKind; readonly scope: Scope },
): Promise<boolean> {
  const { rows } = await sql<HasHadContract>`
    select id from contracts
     where payee_id = ${pair.payeeId} and kind = ${pair.kind} and scope = ${pair.scope}
       and starts_at is not null limit 1
  `.execute(tx);
  return rows.length > 0;
}

/**
 * Until when a contract of a payee that is over still runs, of a kind, in one of these categories;
 * what counts all categories shares them with each.
 */
export async function selectLastEnd(
  tx: Transaction,
  pair: {
    readonly payeeId: MemberId;
    readonly kind: ContractKind;
    readonly scope: Scope;
    readonly at: Temporal.Instant;
  },
): Promise<Temporal.Instant | undefined> {
  const { rows } = await sql<SelectLastEnd>`
    select ends_at as "endsAt" from contracts
     where payee_id = ${pair.payeeId} and kind = ${pair.kind}
       and state not in ('PENDING', 'ACTIVE', 'TERM_REQUESTED')
       and (scope in (${pair.scope}, 'CONS') or ${pair.scope} = 'CONS')
       and starts_at < ends_at and ends_at > ${String(pair.at)}::timestamptz
     order by ends_at desc limit 1
  `.execute(tx);
  return rows[0]?.endsAt ?? undefined;
}

/** Everything about a state; what is left out becomes nothing. */
export async function moveContractTo(
  tx: Transaction,
  move: {
    readonly id: ContractId;
    readonly state: ContractState;
    readonly at: Temporal.Instant;
    readonly startsAt: Temporal.Instant | null;
    readonly endsAt: Temporal.Instant | null;
    readonly request?: { readonly by: string; readonly until: Temporal.Instant };
    readonly reason: string | null;
  },
): Promise<void> {
  const at = String(move.at);
  const { request } = move;
  const requestedAt = request === undefined ? null : at;
  await sql<MoveContractTo>`
    update contracts
       set state = ${move.state}, version = version + 1, state_at = ${at}::timestamptz,
           starts_at = ${textOf(move.startsAt)}::timestamptz,
           ends_at = ${textOf(move.endsAt)}::timestamptz,
           requested_by = ${request?.by ?? null}, requested_at = ${requestedAt}::timestamptz,
           notice_until = ${textOf(request?.until ?? null)}::timestamptz, reason = ${move.reason}
     where id = ${move.id}
  `.execute(tx);
}

function textOf(moment: Temporal.Instant | null): string | null {
  return moment === null ? null : String(moment);
}

/**
 * Ends what another contract ended, each from its moment on; an offer has nothing in force to end.
 */
export async function endContracts(
  tx: Transaction,
  ends: readonly {
    readonly id: ContractId;
    readonly state: ContractState;
    readonly reason: string;
    readonly endsAt: Temporal.Instant;
  }[],
  at: Temporal.Instant,
): Promise<void> {
  await sql<EndContracts>`
    update contracts c
       set state = e.state, reason = e.reason, version = c.version + 1,
           state_at = ${String(at)}::timestamptz,
           ends_at = case when c.starts_at is null then null
                          else greatest(c.starts_at, e.ends_at::timestamptz) end
      from unnest(${ends.map(({ id }) => id)}::text[], ${ends.map(({ state }) => state)}::text[],
                  ${ends.map(({ reason }) => reason)}::text[],
                  ${ends.map(({ endsAt }) => String(endsAt))}::text[])
        as e (id, state, reason, ends_at)
     where c.id = e.id
  `.execute(tx);
}

/** Offers and requests whose time is over. */
export async function selectDueContracts(
  tx: Transaction,
  at: Temporal.Instant,
): Promise<readonly ContractRow[]> {
  const { rows } = await sql<SelectDueContracts>`
    select ${columns} from contracts
     where (state = 'PENDING' and expires_at <= ${String(at)}::timestamptz)
        or (state = 'TERM_REQUESTED' and notice_until <= ${String(at)}::timestamptz)
     order by id limit 200
  `.execute(tx);
  return rows;
}

/** Marks offers of which less is left, and that lived as long as that already; each once. */
export async function markReminded(
  tx: Transaction,
  { at, hoursLeft }: { readonly at: Temporal.Instant; readonly hoursLeft: number },
): Promise<readonly MarkReminded['row'][]> {
  const [now, soon, young] = [at, at.add({ hours: hoursLeft }), at.subtract({ hours: hoursLeft })];
  const { rows } = await sql<MarkReminded>`
    update contracts set reminded_at = ${String(now)}::timestamptz
     where state = 'PENDING' and reminded_at is null
       and expires_at > ${String(now)}::timestamptz and expires_at <= ${String(soon)}::timestamptz
       and proposed_at <= ${String(young)}::timestamptz
    returning id, kind, scope, payer_id as "payerId", payee_id as "payeeId"
  `.execute(tx);
  return rows;
}
