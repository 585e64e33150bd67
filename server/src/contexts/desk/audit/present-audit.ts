import type { Endpoints, ReplyOf } from '@portal/protocol';
import { type AuditPage, factsOf } from './use-cases/list-audit.ts';

export type AuditRow = ReplyOf<Endpoints['listAuditEntries']>['content'][number];

/** An operator acts under the name of that day; a member goes by the account of today. */
export function presentAudit(page: AuditPage): ReplyOf<Endpoints['listAuditEntries']> {
  const { entries, names, nextCursor = null } = page;
  const content = entries.map((entry) => ({
    id: entry.id,
    at: String(entry.at),
    actorKind: entry.actorKind,
    actorId: entry.actorId,
    actorName: entry.actorName ?? names.get(entry.actorId ?? '') ?? null,
    action: entry.action,
    subjectType: entry.subjectType,
    subjectId: entry.subjectId,
    subjectName: names.get(entry.subjectId) ?? null,
    before: entry.before,
    after: entry.after,
    names: namesIn(entry, names),
    reason: entry.reason,
    ip: entry.ip,
    requestId: entry.requestId,
  }));
  return { content, nextCursor };
}

function namesIn(
  entry: AuditPage['entries'][number],
  names: AuditPage['names'],
): Record<string, string> {
  const held = factsOf(entry).flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [[id, name] as const];
  });
  return Object.fromEntries(held);
}
