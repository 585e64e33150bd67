import { useTranslations } from '@portal/i18n/react';
import { Checkbox } from '@portal/ui';
import type { ComponentProps } from 'react';

/** Stay signed in for a day; without it the session ends with the browser (portal.md 9). */
export function RememberMe(props: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  const t = useTranslations('session.login');
  return <Checkbox {...props} label={t('rememberMe')} />;
}
