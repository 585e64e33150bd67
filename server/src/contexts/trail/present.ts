import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { TrailPage } from './use-cases/list-entries.ts';
import type { TrailState } from './use-cases/read-state.ts';

export function presentEntries(page: TrailPage): ReplyOf<Endpoints['listAuditEntries']> {
  return {
    content: page.entries.map((entry) => ({
      id: entry.id,
      at: String(entry.at),
      actorKind: entry.actorKind,
      actorId: entry.actorId,
      actorName: entry.actorName,
      action: entry.action,
      subjectType: entry.subjectType,
      subjectId: entry.subjectId,
      before: entry.before,
      after: entry.after,
      reason: entry.reason,
      ip: entry.ip,
      requestId: entry.requestId,
    })),
    nextCursor: page.nextCursor ?? null,
  };
}

export function presentState(state: TrailState): ReplyOf<Endpoints['readAuditChain']> {
  const { position, sealedAt, waiting, lastCheck } = state;
  return {
    position: String(position),
    sealedAt: sealedAt === null ? null : String(sealedAt),
    waiting,
    lastCheck:
      lastCheck === undefined
        ? null
        : {
            at: String(lastCheck.at),
            position: String(lastCheck.position),
            holds: lastCheck.faults.length === 0,
            faults: [...lastCheck.faults],
          },
  };
}
