import { useTranslations } from '@portal/i18n/react';
import { isEntryType } from './entry-types.ts';

/** A type of another release is shown by its code. */
export function useEntryText(): (type: string) => string {
  const t = useTranslations('records.entry');
  return (type) => (isEntryType(type) ? t(type) : type);
}
