import { type MemberId, provenTeamFigures } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  ClearFault,
  ClearFaults,
  CountFaults,
  FindFault,
  PutFaults,
  SelectFaults,
  SelectTeamDay,
} from '../generated/statements.ts';
import type { StoredFigures } from './stored-figures.ts';
import type { TeamSums } from './team-figures.ts';

export type TeamDayRow = SelectTeamDay['row'];
export type FaultRow = SelectFaults['row'];

export interface NewFault {
  readonly agentId: MemberId;
  readonly category: string;
  readonly figures: StoredFigures;
}

/** The sums of all teams of a day. */
export async function selectTeamDay(
  tx: Transaction,
  siteDay: string,
): Promise<readonly TeamDayRow[]> {
  const { rows } = await sql<SelectTeamDay>`
    select p.member_id as "agentId", s.category, s.bet_count::bigint as bets,
           s.stake_minor as stake, s.valid_minor as valid, s.payout_minor as payout,
           s.deposit_minor as deposit, s.withdrawal_minor as withdrawal, s.fee_minor as fee,
           s.bonus_minor as bonus, s.rebate_minor as rebate, s.salary_minor as salary,
           s.dividend_minor as dividend, s.own_rebate_minor as "ownRebate",
           s.own_salary_minor as "ownSalary", s.own_dividend_minor as "ownDividend",
           s.paid_salary_minor as "paidSalary", s.paid_dividend_minor as "paidDividend"
      from team_days s join tree_positions p on p.number = s.agent_number
     where s.site_day = ${siteDay}::date
  `.execute(tx);
  return rows;
}

/** What was found of a day before is gone; what differs now stands. */
export async function clearFaults(tx: Transaction, siteDay: string): Promise<void> {
  await sql<ClearFaults>`delete from team_faults where site_day = ${siteDay}::date`.execute(tx);
}

export async function putFaults(
  tx: Transaction,
  {
    siteDay,
    faults,
    at,
  }: {
    readonly siteDay: string;
    readonly faults: readonly NewFault[];
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<PutFaults>`
    insert into team_faults (site_day, agent_number, category, figures, found_at)
    select ${siteDay}::date, p.number, f.category, f.figures, ${String(at)}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(faults)}::jsonb)
        as f ("agentId" text, category text, figures jsonb)
      join tree_positions p on p.member_id = f."agentId"
    on conflict (site_day, agent_number, category)
      do update set figures = excluded.figures, found_at = excluded.found_at
  `.execute(tx);
}

/** The newest day first. */
export async function selectFaults(
  tx: Transaction,
  page: { readonly offset: number; readonly limit: number },
): Promise<readonly FaultRow[]> {
  const { rows } = await sql<SelectFaults>`
    select f.site_day::text as "siteDay", p.member_id as "agentId", f.category, f.figures,
           f.found_at as "foundAt"
      from team_faults f join tree_positions p on p.number = f.agent_number
     order by f.site_day desc, f.agent_number, f.category
    offset ${page.offset} limit ${page.limit}
  `.execute(tx);
  return rows;
}

export async function countFaults(tx: Transaction): Promise<CountFaults['row']> {
  const { rows } = await sql<CountFaults>`
    select count(*)::int as count, min(found_at) as "oldestAt" from team_faults
  `.execute(tx);
  return rows[0] ?? { count: 0, oldestAt: null };
}

/** Of a team and category on a day; it stays locked. */
export async function findFault(
  tx: Transaction,
  key: { readonly siteDay: string; readonly agentId: MemberId; readonly category: string },
): Promise<FindFault['row'] | undefined> {
  const { rows } = await sql<FindFault>`
    select f.agent_number as number, f.figures from team_faults f
      join tree_positions p on p.number = f.agent_number
     where f.site_day = ${key.siteDay}::date and p.member_id = ${key.agentId}
       and f.category = ${key.category} for update of f
  `.execute(tx);
  return rows[0];
}

/** A day of a team has no fault any more. */
export async function clearFault(
  tx: Transaction,
  key: { readonly number: bigint; readonly siteDay: string; readonly category: string },
): Promise<void> {
  await sql<ClearFault>`
    delete from team_faults where site_day = ${key.siteDay}::date
       and agent_number = ${key.number}::bigint and category = ${key.category}
  `.execute(tx);
}

/** Which figures differ, with both values. */
export function differencesOf(sums: TeamSums, facts: TeamSums): StoredFigures {
  return Object.fromEntries(
    provenTeamFigures
      .filter((name) => sums[name] !== facts[name])
      .map((name) => [name, { sums: String(sums[name]), facts: String(facts[name]) }]),
  );
}
