import { useFormats, useTranslations } from '@portal/i18n/react';

export function usePagerLabels() {
  const t = useTranslations('ui.pager');
  const formats = useFormats();
  return {
    region: t('label'),
    previous: t('previous'),
    next: t('next'),
    status: (page: number, total: number) => t('page', { page, total }),
    number: (page: number) => formats.count(page),
  };
}
