import { useTranslations } from '@portal/i18n/react';
import type { FormWords } from '@portal/ui';

/** What every form of the desk says by itself. */
export function useFormWords(): FormWords {
  const t = useTranslations('ui.form');
  return {
    leave: { title: t('leaveTitle'), text: t('leaveText'), stay: t('stay'), leave: t('leave') },
    wrongFields: (count) => t('wrongFields', { count }),
  };
}
