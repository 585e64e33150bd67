import { isIdOf } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { momentsOf, type SiteDays } from '../../../../platform/site-days.ts';
import { readAccounts } from '../../../members/index.ts';
import { readOperatorNames } from '../../../operators/index.ts';
import { listEntries, type TrailPage } from '../../../trail/index.ts';

/** Which entries; days are those of the site's zone. */
export interface AuditFilter extends SiteDays {
  readonly subjectId?: string | undefined;
  readonly actorId?: string | undefined;
  readonly action?: string | undefined;
}

export interface AuditPage extends TrailPage {
  /** Of the members and operators that the entries tell of, by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** What an entry tells, before and after; some of it are ids of people. */
export function factsOf({ before, after }: TrailPage['entries'][number]): readonly string[] {
  return [...Object.values(before ?? {}), ...Object.values(after ?? {})];
}

/** Entries of the trail, newest first, with the names of today. */
export async function listAudit(
  ctx: Ctx,
  query: AuditFilter & { readonly cursor?: string | undefined; readonly limit: number },
): Promise<AuditPage> {
  const { subjectId, actorId, action, cursor, limit } = query;
  const moments = momentsOf(query, ctx.site.timeZone);
  const page = await listEntries(ctx, { subjectId, actorId, action, ...moments, cursor, limit });
  const ids = [
    ...new Set(page.entries.flatMap((row) => [row.actorId ?? '', row.subjectId, ...factsOf(row)])),
  ];
  const members = ids.filter((id) => isIdOf('mbr', id));
  const operators = ids.filter((id) => isIdOf('opr', id));
  const accounts = await readAccounts(ctx, members);
  const usernames = await readOperatorNames(ctx, operators);
  return { ...page, names: new Map([...accounts, ...usernames]) };
}
