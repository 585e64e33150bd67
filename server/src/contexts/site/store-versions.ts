import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { FindVersion, InsertVersionNote, SelectVersions } from './generated/statements.ts';
import type { SectionName } from './sections.ts';

export type VersionLine = SelectVersions['row'];

/** Newest first, those below a number. */
export async function selectVersions(
  tx: Transaction,
  { below, limit }: { readonly below: number; readonly limit: number },
): Promise<readonly VersionLine[]> {
  const { rows } = await sql<SelectVersions>`
    select v.version, v.origin, v.created_at as "at", n.author, n.sections, n.reason,
           n.restored_from as "restoredFrom"
      from site_versions v left join site_version_notes n on n.version = v.version
     where v.version < ${below} order by v.version desc limit ${limit}
  `.execute(tx);
  return rows;
}

export async function findVersion(
  tx: Transaction,
  version: number,
): Promise<FindVersion['row'] | undefined> {
  const { rows } = await sql<FindVersion>`
    select version, configuration from site_versions where version = ${version}
  `.execute(tx);
  return rows[0];
}

export async function insertVersionNote(
  tx: Transaction,
  note: {
    readonly version: number;
    readonly author: string;
    readonly sections: readonly SectionName[];
    readonly reason: string;
    readonly restoredFrom: number | null;
  },
): Promise<void> {
  await sql<InsertVersionNote>`
    insert into site_version_notes (version, author, sections, reason, restored_from)
    values (${note.version}, ${note.author}, ${JSON.stringify(note.sections)}::jsonb,
            ${note.reason}, ${note.restoredFrom})
  `.execute(tx);
}
