import type { OperatorId, PrefixedId, SitePlanState } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { SiteConfiguration } from './configuration.ts';
import type {
  ClosePlan,
  FindPlan,
  InsertPlan,
  SelectDuePlans,
  SelectPlans,
} from './generated/statements.ts';
import type { SectionName } from './sections.ts';

export type PlanLine = SelectPlans['row'];
export type DuePlan = SelectDuePlans['row'];

const columns = sql`id, sections, due_at as "dueAt", made_at as "madeAt", author_id as "authorId",
  author, reason, restored_from as "restoredFrom", state, closed_at as "closedAt"`;

export async function insertPlan(
  tx: Transaction,
  plan: {
    readonly id: PrefixedId<'pln'>;
    readonly sections: readonly SectionName[];
    readonly revisions: Partial<Record<SectionName, string>>;
    readonly parts: Partial<SiteConfiguration>;
    readonly restoredFrom: number | null;
    readonly reason: string;
    readonly dueAt: Temporal.Instant;
    readonly madeAt: Temporal.Instant;
    readonly authorId: OperatorId;
    readonly author: string;
  },
): Promise<void> {
  await sql<InsertPlan>`
    insert into site_plans (id, sections, revisions, parts, restored_from, reason, due_at, made_at,
                            author_id, author)
    values (${plan.id}, ${JSON.stringify(plan.sections)}::jsonb,
            ${JSON.stringify(plan.revisions)}::jsonb, ${JSON.stringify(plan.parts)}::jsonb,
            ${plan.restoredFrom}, ${plan.reason}, ${String(plan.dueAt)}::timestamptz,
            ${String(plan.madeAt)}::timestamptz, ${plan.authorId}, ${plan.author})
  `.execute(tx);
}

/** Those that wait, the next one first, then the last ones that do not. */
export async function selectPlans(tx: Transaction, limit: number): Promise<readonly PlanLine[]> {
  const { rows } = await sql<SelectPlans>`
    select ${columns} from site_plans
     order by state <> 'waiting', case when state = 'waiting' then due_at end, closed_at desc, id
     limit ${limit}
  `.execute(tx);
  return rows;
}

export async function findPlan(
  tx: Transaction,
  id: PrefixedId<'pln'>,
): Promise<PlanLine | undefined> {
  const { rows } = await sql<FindPlan>`
    select ${columns} from site_plans where id = ${id} for update
  `.execute(tx);
  return rows[0];
}

export async function selectDuePlans(
  tx: Transaction,
  now: Temporal.Instant,
): Promise<readonly DuePlan[]> {
  const { rows } = await sql<SelectDuePlans>`
    select id, sections, revisions, parts, restored_from as "restoredFrom", reason,
           author_id as "authorId", author
      from site_plans where state = 'waiting' and due_at <= ${String(now)}::timestamptz
     order by due_at, id for update
  `.execute(tx);
  return rows;
}

export async function closePlan(
  tx: Transaction,
  end: {
    readonly id: PrefixedId<'pln'>;
    readonly state: Exclude<SitePlanState, 'waiting'>;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<ClosePlan>`
    update site_plans set state = ${end.state}, closed_at = ${String(end.at)}::timestamptz
     where id = ${end.id}
  `.execute(tx);
}
