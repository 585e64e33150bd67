import { type Endpoints, mostPartLines, type ReplyOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { recordEvents } from '../../../trail/index.ts';
import { auditCsv, type AuditWords } from '../audit-csv.ts';
import { presentAudit } from '../present-audit.ts';
import { type AuditFilter, listAudit } from './list-audit.ts';

/**
 * A part of the file of all entries of some days, from the newest on, and an entry of its own that
 * tells who took it and what of.
 */
export async function exportAudit(
  ctx: Ctx<OperatorActor>,
  file: {
    readonly query: AuditFilter & { readonly cursor?: string | undefined };
    readonly words: AuditWords;
  },
): Promise<ReplyOf<Endpoints['readAuditFile']>> {
  const { query, words } = file;
  const { cursor, ...filter } = query;
  const page = await listAudit(ctx, { ...query, limit: mostPartLines });
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined);
  await recordEvents(ctx, {
    action: 'operator.export_audit',
    subject: { type: 'operator', id: ctx.actor.id },
    after: { ...Object.fromEntries(asked), rows: String(page.entries.length) },
  });
  const { from = '', to = '' } = query;
  const part = { rows: presentAudit(page).content, isFirst: cursor === undefined };
  const fileName = `audit-${from}-${to}.csv`;
  return { fileName, csv: auditCsv(part, words), nextCursor: page.nextCursor ?? null };
}
