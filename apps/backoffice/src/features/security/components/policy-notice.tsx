import { useTranslations } from '@portal/i18n/react';
import { Card, ShieldIcon } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSecurity } from '../api/read-security.ts';

/**
 * That this site asks nobody of the desk for a second factor, and where it is turned on, which
 * leads there for whoever may see that page.
 */
export function PolicyNotice(props: { readonly maySee: boolean; readonly children?: ReactNode }) {
  const { maySee, children } = props;
  const t = useTranslations('desk-security.policy');
  const { data } = useSecurity();
  return (
    data?.isFactorRequired === false && (
      <Card className="flex gap-3" data-ux="BO-01-policy">
        <ShieldIcon />
        <p className="m-0 min-w-0 text-14 text-text-2">
          <strong className="text-text">{t('text')}</strong> {t('how')}{' '}
          {maySee && (
            <Link to="/operators" className="text-link underline">
              {t('lead')}
            </Link>
          )}{' '}
          {children}
        </p>
      </Card>
    )
  );
}
