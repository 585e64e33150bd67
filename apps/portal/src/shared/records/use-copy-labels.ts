import { useTranslations } from '@portal/i18n/react';

export function useCopyLabels() {
  const t = useTranslations('common.actions');
  return { copy: t('copy'), copied: t('copied') };
}
