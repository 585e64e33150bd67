import { useTranslations } from '@portal/i18n/react';
import { trailFields } from '@portal/protocol';

/**
 * Each field of this release has its word; settings of a site, and what an earlier or a later
 * release tells of, are shown by their own name.
 */
export function useFieldText(): (field: string) => string {
  const t = useTranslations('desk-audit.field');
  return (field) => {
    const known = trailFields.find((name) => name === field);
    return known === undefined ? field : t(known);
  };
}
