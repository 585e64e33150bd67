import { useTranslations } from '@portal/i18n/react';
import { RecoveryCodes as Codes } from '@portal/ui';

/** What opens the account without the phone, in the words of this front end. */
export function RecoveryCodes(props: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}) {
  const t = useTranslations('desk-security.recovery');
  const labels = { title: t('title'), text: t('text'), done: t('done'), save: t('save') };
  return <Codes {...props} labels={labels} ux="BO-01-recovery" />;
}
