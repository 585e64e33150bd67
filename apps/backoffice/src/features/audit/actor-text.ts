import { useTranslations } from '@portal/i18n/react';
import type { AuditRow } from './api/list-audit-entries.ts';

/** Names the actor: an operator by name, a member by id, and the system by a word. */
export function useActorText(): (row: AuditRow) => string {
  const t = useTranslations('desk-audit.actor');
  return ({ actorKind, actorId, actorName }) => {
    switch (actorKind) {
      case 'operator':
      case 'member':
        return actorName ?? actorId ?? '—';
      case 'visitor':
      case 'system':
        return t(actorKind);
    }
  };
}
