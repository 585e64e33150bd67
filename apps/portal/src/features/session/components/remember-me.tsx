import { useTranslations } from '@portal/i18n/react';
import { Checkbox } from '@portal/ui';
import type { ComponentProps } from 'react';

/**
 * The name for a day, and a session that outlives the browser as long as it is used (portal.md 9,
 * R71).
 */
export function RememberMe(props: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  const t = useTranslations('session.login');
  return <Checkbox {...props} label={t('rememberMe')} />;
}
