import { useTranslations } from '@portal/i18n/react';
import { VisuallyHidden } from '@portal/ui';

/** Instead of a balance that could not be asked for; never a number that may be wrong. */
export function UnknownBalance() {
  const t = useTranslations('bars.balance');
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{t('unknown')}</VisuallyHidden>
    </>
  );
}
