import type { MemberId, PrefixedId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  AddPart,
  CountFiles,
  DeleteExpired,
  FailFile,
  FindFile,
  FindFileParts,
  FinishFile,
  InsertFile,
  KeepProgress,
  LockNextFile,
  SelectFiles,
} from '../generated/statements.ts';
import type { TakenExport } from './take-export.ts';

export type FileRow = SelectFiles['row'];
export type WaitingFile = LockNextFile['row'];
export type TeamFileId = PrefixedId<'tfl'>;

export async function insertFile(
  tx: Transaction,
  row: TakenExport & {
    readonly id: TeamFileId;
    readonly agentId: MemberId;
    readonly report: string;
    readonly locale: string;
    readonly fileName: string;
    readonly rowCount: number;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  const at = String(row.at);
  await sql<InsertFile>`
    insert into team_files (id, agent_id, site_day, number, report, locale, file_name, asked_at,
                            row_count, next_at)
    values (${row.id}, ${row.agentId}, ${row.siteDay}::date, ${row.number}, ${row.report},
            ${row.locale}, ${row.fileName}, ${at}::timestamptz, ${row.rowCount}, ${at}::timestamptz)
  `.execute(tx);
}

/** The file whose turn it is, for this transaction alone; those of other processes are passed. */
export async function lockNextFile(
  tx: Transaction,
  now: Temporal.Instant,
): Promise<WaitingFile | undefined> {
  const { rows } = await sql<LockNextFile>`
    select f.id, f.agent_id as "agentId", f.report, f.locale, f.asked_at as "askedAt",
           f.row_count as "rowCount", f.made_count as "madeCount", f.cursor,
           f.part_count as "partCount", f.tries, e.filter
      from team_files f
      join team_exports e on e.agent_id = f.agent_id and e.site_day = f.site_day
                         and e.number = f.number
     where f.state = 'waiting' and f.next_at <= ${String(now)}::timestamptz
     order by f.next_at limit 1 for update of f skip locked
  `.execute(tx);
  return rows[0];
}

export async function addPart(
  tx: Transaction,
  part: { readonly id: TeamFileId; readonly number: number; readonly content: string },
): Promise<void> {
  await sql<AddPart>`
    insert into team_file_parts (file_id, number, content)
    values (${part.id}, ${part.number}, ${part.content})
  `.execute(tx);
}

/** The next part waits until the others had theirs. */
export async function keepProgress(
  tx: Transaction,
  row: {
    readonly id: TeamFileId;
    readonly madeCount: number;
    readonly cursor: string;
    readonly now: Temporal.Instant;
  },
): Promise<void> {
  await sql<KeepProgress>`
    update team_files
       set made_count = ${row.madeCount}, row_count = greatest(row_count, ${row.madeCount}),
           cursor = ${row.cursor}, part_count = part_count + 1, tries = 0,
           next_at = ${String(row.now)}::timestamptz
     where id = ${row.id}
  `.execute(tx);
}

export async function finishFile(
  tx: Transaction,
  row: {
    readonly id: TeamFileId;
    readonly madeCount: number;
    readonly doneAt: Temporal.Instant;
    readonly expiresAt: Temporal.Instant;
  },
): Promise<void> {
  await sql<FinishFile>`
    update team_files
       set state = 'ready', made_count = ${row.madeCount}, row_count = ${row.madeCount},
           part_count = part_count + 1, next_at = null,
           done_at = ${String(row.doneAt)}::timestamptz,
           expires_at = ${String(row.expiresAt)}::timestamptz
     where id = ${row.id}
  `.execute(tx);
}

/** Tried again at a moment, or given up where there is none; what was made of it stays or goes. */
export async function failFile(
  tx: Transaction,
  row: {
    readonly id: TeamFileId;
    readonly tries: number;
    readonly nextAt: Temporal.Instant | null;
    readonly reason: string;
    readonly now: Temporal.Instant;
  },
): Promise<void> {
  const next = row.nextAt === null ? null : String(row.nextAt);
  await sql<FailFile>`
    update team_files
       set tries = ${row.tries}, next_at = ${next}::timestamptz, reason = ${row.reason},
           state = case when ${next}::timestamptz is null then 'failed' else 'waiting' end,
           done_at = case when ${next}::timestamptz is null then ${String(row.now)}::timestamptz end
     where id = ${row.id}
  `.execute(tx);
}

/** What was asked for by an agent, the newest first. */
export async function selectFiles(
  tx: Transaction,
  query: { readonly agentId: MemberId; readonly offset: number; readonly limit: number },
): Promise<readonly FileRow[]> {
  const { rows } = await sql<SelectFiles>`
    select id, report, file_name as "fileName", asked_at as "askedAt", state,
           row_count as "rowCount", made_count as "madeCount", reason, expires_at as "expiresAt"
      from team_files where agent_id = ${query.agentId}
     order by asked_at desc, id desc limit ${query.limit} offset ${query.offset}
  `.execute(tx);
  return rows;
}

export async function countFiles(tx: Transaction, agentId: MemberId): Promise<number> {
  const { rows } = await sql<CountFiles>`
    select count(*)::int as found from team_files where agent_id = ${agentId}
  `.execute(tx);
  return rows[0]?.found ?? 0;
}

/** A file of this agent; those of others are not found. */
export async function findFile(
  tx: Transaction,
  query: { readonly agentId: MemberId; readonly id: TeamFileId },
): Promise<FindFile['row'] | undefined> {
  const { rows } = await sql<FindFile>`
    select file_name as "fileName", state, expires_at as "expiresAt", part_count as "partCount"
      from team_files where id = ${query.id} and agent_id = ${query.agentId}
  `.execute(tx);
  return rows[0];
}

/** Some parts of a file, behind the one of this number. */
export async function findFileParts(
  tx: Transaction,
  query: { readonly id: TeamFileId; readonly after: number; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<FindFileParts>`
    select content from team_file_parts
     where file_id = ${query.id} and number > ${query.after}::int
     order by number limit ${query.limit}
  `.execute(tx);
  return rows.map(({ content }) => content);
}

/** What was in files that nobody may open any more. */
export async function deleteExpired(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql<DeleteExpired>`
    delete from team_file_parts p using team_files f
     where f.id = p.file_id
       and (f.state = 'failed' or f.expires_at <= ${String(now)}::timestamptz)
  `.execute(tx);
}
