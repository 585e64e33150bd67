import type { Category, NotedMissionKind } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { DeleteHour, InsertFacts, SelectFacts } from '../generated/statements.ts';

export interface NewFact {
  readonly memberId: MemberId;
  readonly kind: NotedMissionKind;
  /** What counts once: a day, an hour of play, a friend, a field, a contact. */
  readonly what: string;
  readonly siteDay: string;
  readonly category: Category | null;
  readonly figure: bigint;
}

/** What is known already stays as it is. */
export async function insertFacts(
  tx: Transaction,
  { facts, at }: { readonly facts: readonly NewFact[]; readonly at: Temporal.Instant },
): Promise<void> {
  if (facts.length === 0) {
    return;
  }
  await sql<InsertFacts>`
    insert into mission_facts (member_id, kind, what, site_day, category, figure, noted_at)
    select member_id, kind, what, site_day::date, nullif(category, ''), figure,
           ${String(at)}::timestamptz
      from unnest(
        ${facts.map(({ memberId }) => memberId)}::text[],
        ${facts.map(({ kind }) => kind)}::text[],
        ${facts.map(({ what }) => what)}::text[],
        ${facts.map(({ siteDay }) => siteDay)}::text[],
        ${facts.map(({ category }) => category ?? '')}::text[],
        ${facts.map(({ figure }) => figure)}::bigint[])
        as t (member_id, kind, what, site_day, category, figure)
    on conflict do nothing`.execute(tx);
}

/** The wins of an hour, before they are noted anew. */
export async function deleteHour(
  tx: Transaction,
  { memberIds, hour }: { readonly memberIds: readonly MemberId[]; readonly hour: string },
): Promise<void> {
  await sql<DeleteHour>`
    delete from mission_facts
     where member_id = any(${memberIds}::text[]) and kind = 'WIN_MULTIPLIER'
       and what like ${`${hour} %`}`.execute(tx);
}

export async function selectFacts(
  tx: Transaction,
  query: { readonly memberIds: readonly MemberId[]; readonly from: string; readonly to: string },
): Promise<readonly SelectFacts['row'][]> {
  const { rows } = await sql<SelectFacts>`
    select member_id as "memberId", kind, site_day::text as "siteDay", category, figure
      from mission_facts
     where member_id = any(${query.memberIds}::text[])
       and site_day between ${query.from}::date and ${query.to}::date`.execute(tx);
  return rows;
}
