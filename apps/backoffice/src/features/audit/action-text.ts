import { useTranslations } from '@portal/i18n/react';

/** Actions that this desk has words for; a newer one is shown by its own name. */
export const auditActions = [
  'member.lock',
  'member.unlock',
  'operator.login',
  'operator.logout',
] as const;

export function useActionText(): (action: string) => string {
  const t = useTranslations('desk-audit.action');
  return (action) => {
    const known = auditActions.find((auditAction) => auditAction === action);
    return known === undefined ? action : t(known);
  };
}
