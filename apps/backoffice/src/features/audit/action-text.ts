import { useTranslations } from '@portal/i18n/react';
import { trailActs, trailEvents } from '@portal/protocol';

export const auditActions = [...trailActs, ...trailEvents] as const;

/** An action of an earlier or a later release is shown by its own name. */
export function useActionText(): (action: string) => string {
  const t = useTranslations('desk-audit.action');
  return (action) => {
    const known = auditActions.find((auditAction) => auditAction === action);
    return known === undefined ? action : t(known);
  };
}
