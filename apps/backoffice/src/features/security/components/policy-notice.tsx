import { useTranslations } from '@portal/i18n/react';
import { Card, ShieldIcon } from '@portal/ui';
import type { ReactNode } from 'react';
import { useSecurity } from '../api/read-security.ts';

/** The setting of the site configuration that docs/operating/approvals.md tells of. */
const setting = 'secondFactor.staff';

/** That this site asks nobody of the desk for a second factor, and where an owner turns it on. */
export function PolicyNotice({ children }: { readonly children?: ReactNode }) {
  const t = useTranslations('desk-security.policy');
  const { data } = useSecurity();
  return (
    data?.isFactorRequired === false && (
      <Card className="flex gap-3" data-ux="BO-01-policy">
        <ShieldIcon />
        <p className="m-0 min-w-0 text-14 text-text-2">
          <strong className="text-text">{t('text')}</strong> {t('how', { setting })} {children}
        </p>
      </Card>
    )
  );
}
