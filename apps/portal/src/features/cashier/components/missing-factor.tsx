import { useTranslations } from '@portal/i18n/react';
import { buttonClass } from '@portal/ui';
import { Link } from '@tanstack/react-router';

/** The way to what takes a second proof beside the payment password, for who has none bound. */
export function MissingFactor() {
  const t = useTranslations('cashier.withdraw');
  return (
    <Link to="/m/securityCenter" className={buttonClass({ variant: 'secondary', size: 'touch' })}>
      {t('bindFactor')}
    </Link>
  );
}
