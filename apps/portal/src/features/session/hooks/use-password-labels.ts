import { useTranslations } from '@portal/i18n/react';

export function usePasswordLabels() {
  const t = useTranslations('ui.password');
  return { show: t('show'), hide: t('hide'), capsLock: t('capsLock') };
}
