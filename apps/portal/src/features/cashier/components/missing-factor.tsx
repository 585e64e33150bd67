import { useTranslations } from '@portal/i18n/react';
import { buttonClass } from '@portal/ui';
import { Link } from '@tanstack/react-router';

/** The way to what a withdrawal takes beside the payment password, for who has nothing bound. */
export function MissingFactor() {
  const t = useTranslations('cashier.withdraw');
  return (
    <Link to="/m/securityCenter" className={buttonClass({ variant: 'secondary', size: 'touch' })}>
      {t('bindFactor')}
    </Link>
  );
}
