import type { CampaignId, CampaignSegment, MemberId, OperatorId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  FindCampaignOf,
  InsertCampaign,
  LockCampaign,
  LockDueCampaign,
  SelectCampaigns,
  UpdateProgress,
  UpdateStopped,
} from '../generated/statements.ts';

export type Campaign = SelectCampaigns['row'];

const columns = sql`id, titles, texts, segment, send_at as "sendAt", state,
  last_member_id as "lastMemberId", reached, made_by as "madeBy", made_by_name as "madeByName",
  made_at as "madeAt", ended_at as "endedAt"`;

export interface NewCampaign {
  readonly id: CampaignId;
  readonly formKey: string;
  readonly titles: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly segment: CampaignSegment;
  readonly sendAt: Temporal.Instant;
  readonly by: { readonly id: OperatorId; readonly name: string };
  readonly at: Temporal.Instant;
}

/** Whether it is new: the same form a second time writes nothing. */
export async function insertCampaign(tx: Transaction, row: NewCampaign): Promise<boolean> {
  const { rows } = await sql<InsertCampaign>`
    insert into campaigns (id, form_key, titles, texts, segment, send_at, state, made_by,
                           made_by_name, made_at)
    values (${row.id}, ${row.formKey}::uuid, ${JSON.stringify(row.titles)}::jsonb,
            ${JSON.stringify(row.texts)}::jsonb, ${JSON.stringify(row.segment)}::jsonb,
            ${String(row.sendAt)}::timestamptz, 'scheduled', ${row.by.id}, ${row.by.name},
            ${String(row.at)}::timestamptz)
    on conflict (form_key) do nothing returning id`.execute(tx);
  return rows.length > 0;
}

export async function findCampaignOf(
  tx: Transaction,
  formKey: string,
): Promise<Campaign | undefined> {
  const { rows } = await sql<FindCampaignOf>`
    select ${columns} from campaigns where form_key = ${formKey}::uuid`.execute(tx);
  return rows[0];
}

/** The newest first. */
export async function selectCampaigns(
  tx: Transaction,
  limit: number,
): Promise<readonly Campaign[]> {
  const { rows } = await sql<SelectCampaigns>`
    select ${columns} from campaigns order by id collate "C" desc limit ${limit}`.execute(tx);
  return rows;
}

/** Who stops it waits for the batch that is on its way, and the next batch for the stop. */
export async function lockCampaign(tx: Transaction, id: CampaignId): Promise<Campaign | undefined> {
  const { rows } = await sql<LockCampaign>`
    select ${columns} from campaigns where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** One whose moment has come and which nobody else is sending. */
export async function lockDueCampaign(
  tx: Transaction,
  now: Temporal.Instant,
): Promise<Campaign | undefined> {
  const { rows } = await sql<LockDueCampaign>`
    select ${columns} from campaigns
     where state in ('scheduled', 'sending') and send_at <= ${String(now)}::timestamptz
     order by send_at, id limit 1 for update skip locked`.execute(tx);
  return rows[0];
}

export async function updateProgress(
  tx: Transaction,
  step: {
    readonly id: CampaignId;
    readonly reached: number;
    /** Of the batch; absent where nobody is left. */
    readonly lastMemberId: MemberId | undefined;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  const { id, reached, lastMemberId, at } = step;
  const endedAt = lastMemberId === undefined ? String(at) : null;
  await sql<UpdateProgress>`
    update campaigns
       set reached = reached + ${reached},
           last_member_id = coalesce(${lastMemberId ?? null}, last_member_id),
           state = case when ${endedAt}::timestamptz is null then 'sending' else 'sent' end,
           ended_at = ${endedAt}::timestamptz
     where id = ${id}`.execute(tx);
}

export async function updateStopped(
  tx: Transaction,
  id: CampaignId,
  at: Temporal.Instant,
): Promise<void> {
  await sql<UpdateStopped>`
    update campaigns set state = 'stopped', ended_at = ${String(at)}::timestamptz
     where id = ${id}`.execute(tx);
}
