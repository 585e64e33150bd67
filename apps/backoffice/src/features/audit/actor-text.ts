import { useTranslations } from '@portal/i18n/react';
import type { AuditRow } from './api/list-audit-entries.ts';

/** Who it was: the name of an operator, the id of a member, and a word for those without either. */
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
