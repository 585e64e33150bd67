import { type Endpoints, mostFileLines, type ReplyOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordEvents } from '../../../trail/index.ts';
import { auditCsv, type AuditWords } from '../audit-csv.ts';
import { presentAudit } from '../present-audit.ts';
import { type AuditFilter, listAudit } from './list-audit.ts';

/**
 * The entries of some days as a file, and an entry of its own that tells who took it and what of.
 * Refuses with `record_too_long`: a file holds all entries of its days.
 */
export async function exportAudit(
  ctx: Ctx<OperatorActor>,
  file: { readonly query: AuditFilter; readonly words: AuditWords },
): Promise<ReplyOf<Endpoints['readAuditFile']>> {
  const { query, words } = file;
  const page = await listAudit(ctx, { ...query, limit: mostFileLines });
  if (page.nextCursor !== undefined) {
    throw new Refusal('record_too_long', { mostLines: mostFileLines });
  }
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  await recordEvents(ctx, {
    action: 'operator.export_audit',
    subject: { type: 'operator', id: ctx.actor.id },
    after: { ...Object.fromEntries(asked), rows: String(page.entries.length) },
  });
  const { from = '', to = '' } = query;
  const csv = auditCsv(presentAudit(page).content, words);
  return { fileName: `audit-${from}-${to}.csv`, csv };
}
