import type { Ctx } from '../../../platform/context.ts';
import type { AuditEntry, AuditFilter } from '../store.ts';
import { selectAudit } from '../store.ts';

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly nextCursor: string | undefined;
}

/** Newest first; `cursor` is the id of the last line seen. */
export async function listAudit(
  ctx: Ctx,
  query: AuditFilter & { readonly cursor: string | undefined; readonly limit: number },
): Promise<AuditPage> {
  const { cursor: before, limit, ...filter } = query;
  const rows = await selectAudit(ctx.tx, { filter, before, limit: limit + 1 });
  const entries = rows.slice(0, limit);
  return { entries, nextCursor: rows.length > limit ? entries.at(-1)?.id : undefined };
}
