import { type ContractKind, contractKinds, type PeriodType } from '@portal/commission';
import type { RunId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CloseRun,
  FindLastRun,
  FindRun,
  HoldSettle,
  InsertRun,
  KeepRules,
  MarkComputed,
  SelectContractsOfUnit,
  SelectDividendsFrom,
  SelectDueRuns,
  SelectKindsBy,
  SelectNextUnits,
  SelectRunsAt,
  TrySettle,
} from '../generated/statements.ts';
import type { StoredRules } from './stored-rules.ts';

export type RunRow = SelectDueRuns['row'];
export type UnitContract = SelectContractsOfUnit['row'];

const columns = sql`id, kind, period_type as "periodType", unit_key as "unitKey",
  unit_start as "unitStart", unit_end as "unitEnd", revision, pay_at as "payAt",
  computed_to as "computedTo", closed_at as "closedAt", rules`;

/**
 * Whether this transaction is the one that settles now; another one goes on with what it leaves.
 */
export async function trySettle(tx: Transaction): Promise<boolean> {
  const { rows } = await sql<TrySettle>`
    select pg_try_advisory_xact_lock(hashtextextended('contracts.settle', 0)) as held
  `.execute(tx);
  return rows[0]?.held === true;
}

/** Waits until nobody else settles. */
export async function holdSettle(tx: Transaction): Promise<void> {
  await sql<HoldSettle>`
    select pg_advisory_xact_lock(hashtextextended('contracts.settle', 0))
  `.execute(tx);
}

/** Runs of units that held a moment; of days of real-time pay that one too which still runs. */
export async function selectRunsAt(
  tx: Transaction,
  bookedAt: Temporal.Instant,
): Promise<readonly RunRow[]> {
  const { rows } = await sql<SelectRunsAt>`
    select ${columns} from contract_runs
     where unit_start <= ${String(bookedAt)}::timestamptz
       and unit_end > ${String(bookedAt)}::timestamptz
     order by unit_end, id
  `.execute(tx);
  return rows;
}

/** In which kinds of pay anybody had a contract in force by a moment. */
export async function selectKindsBy(
  tx: Transaction,
  at: Temporal.Instant,
): Promise<readonly SelectKindsBy['row'][]> {
  const { rows } = await sql<SelectKindsBy>`
    select c.kind from unnest(${[...contractKinds]}::text[]) as k (kind)
     cross join lateral (select kind from contracts
                          where kind = k.kind and starts_at <= ${String(at)}::timestamptz
                          limit 1) c
  `.execute(tx);
  return rows;
}

/** False when the unit has its run. */
export async function insertRun(
  tx: Transaction,
  row: {
    readonly id: RunId;
    readonly kind: ContractKind;
    readonly periodType: PeriodType;
    readonly unitKey: string;
    readonly unitStart: Temporal.Instant;
    readonly unitEnd: Temporal.Instant;
    readonly revision: number;
    readonly at: Temporal.Instant;
    readonly payAt: Temporal.Instant;
  },
): Promise<boolean> {
  const { rows } = await sql<InsertRun>`
    insert into contract_runs (id, kind, period_type, unit_key, unit_start, unit_end, revision,
                               opened_at, pay_at)
    values (${row.id}, ${row.kind}, ${row.periodType}, ${row.unitKey},
            ${String(row.unitStart)}::timestamptz, ${String(row.unitEnd)}::timestamptz,
            ${row.revision}, ${String(row.at)}::timestamptz, ${String(row.payAt)}::timestamptz)
    on conflict on constraint contract_runs_once do nothing returning id
  `.execute(tx);
  return rows.length === 1;
}

export async function findLastRun(
  tx: Transaction,
  unit: { readonly kind: ContractKind; readonly periodType: PeriodType },
): Promise<RunRow | undefined> {
  const { rows } = await sql<FindLastRun>`
    select ${columns} from contract_runs
     where kind = ${unit.kind} and period_type = ${unit.periodType} and revision = 0
     order by unit_end desc limit 1
  `.execute(tx);
  return rows[0];
}

export async function findRun(tx: Transaction, id: RunId): Promise<RunRow | undefined> {
  const { rows } = await sql<FindRun>`
    select ${columns} from contract_runs where id = ${id}
  `.execute(tx);
  return rows[0];
}

/**
 * Runs whose bills are to be paid by now, the oldest first. A day of real-time pay closes itself.
 */
export async function selectDueRuns(
  tx: Transaction,
  at: Temporal.Instant,
): Promise<readonly RunRow[]> {
  const { rows } = await sql<SelectDueRuns>`
    select ${columns} from contract_runs
     where closed_at is null and kind <> 'REALTIME' and pay_at <= ${String(at)}::timestamptz
     order by pay_at, id
  `.execute(tx);
  return rows;
}

/** False while a bill of it still has to be paid. */
export async function closeRun(tx: Transaction, id: RunId, at: Temporal.Instant): Promise<boolean> {
  const { rows } = await sql<CloseRun>`
    update contract_runs set closed_at = ${String(at)}::timestamptz
     where id = ${id} and closed_at is null
       and not exists (select from contract_bills b where b.run_id = contract_runs.id
                        and b.pay_state in ('WAITING', 'APPROVAL'))
    returning id
  `.execute(tx);
  return rows.length === 1;
}

/** With what the bills of a run were made. */
export async function keepRules(tx: Transaction, id: RunId, rules: StoredRules): Promise<void> {
  await sql<KeepRules>`
    update contract_runs set rules = ${JSON.stringify(rules)}::jsonb where id = ${id}
  `.execute(tx);
}

/** Runs of dividends whose units begin at a moment or later, the earliest first. */
export async function selectDividendsFrom(
  tx: Transaction,
  from: Temporal.Instant,
): Promise<readonly RunRow[]> {
  const { rows } = await sql<SelectDividendsFrom>`
    select ${columns} from contract_runs
     where kind = 'DIVIDEND' and unit_start >= ${String(from)}::timestamptz
     order by unit_end, id
  `.execute(tx);
  return rows;
}

export async function markComputed(
  tx: Transaction,
  id: RunId,
  to: Temporal.Instant,
): Promise<void> {
  await sql<MarkComputed>`
    update contract_runs set computed_to = ${String(to)}::timestamptz where id = ${id}
  `.execute(tx);
}

/**
 * Where the next unit of each kind and period begins: after its last run, or with the first
 * contract that is in force later. Units in which nobody has a contract have no run. Real-time pay
 * runs by the day.
 */
export async function selectNextUnits(tx: Transaction): Promise<readonly SelectNextUnits['row'][]> {
  const { rows } = await sql<SelectNextUnits>`
    with runs as (
      select kind, max(unit_end) as last_end,
             case when kind = 'REALTIME' then 'FIVE_MIN' else period_type end as period_type
        from contract_runs group by kind, period_type
    )
    select c.kind, c.period_type as "periodType",
           min(greatest(c.starts_at, r.last_end))::timestamptz as "nextAt"
      from contracts c left join runs r on r.kind = c.kind and r.period_type = c.period_type
     where c.starts_at is not null
       and (c.ends_at is null or r.last_end is null or c.ends_at > r.last_end)
     group by c.kind, c.period_type order by c.kind, c.period_type
  `.execute(tx);
  return rows;
}

/** Contracts of a kind that were in force in a part of a span. */
export async function selectContractsOfUnit(
  tx: Transaction,
  unit: {
    readonly kind: ContractKind;
    readonly periodType: PeriodType;
    readonly start: Temporal.Instant;
    readonly end: Temporal.Instant;
  },
) {
  const { rows } = await sql<SelectContractsOfUnit>`
    select id, kind, payer_id as "payerId", payee_id as "payeeId", scope,
           period_type as "periodType", state, tiers,
           starts_at as "startsAt", ends_at as "endsAt", replaces_id as "replacesId"
      from contracts
     where kind = ${unit.kind} and period_type = ${unit.periodType}
       and starts_at <= ${String(unit.end)}::timestamptz
       and (ends_at is null or ends_at > ${String(unit.start)}::timestamptz)
     order by id
  `.execute(tx);
  return rows;
}
