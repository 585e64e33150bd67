import { useTranslations } from '@portal/i18n/react';
import { buttonClass, Card, Skeleton } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { useTerms } from '../api/read-terms.ts';
import { TermsNote } from './terms-note.tsx';

/** What may leave now, what play stands in between, and the ways in and out (MC-29). */
export function WaysCard() {
  const t = useTranslations('overview');
  const { data: terms, error, refetch } = useTerms();
  return (
    <Card className="grid content-start gap-4 p-4">
      <h2 className="m-0 text-16 font-semibold text-text-2">{t('mayLeave')}</h2>
      {terms !== undefined && <TermsNote terms={terms} />}
      {terms === undefined && error === null && (
        <div aria-busy="true">
          <Skeleton className="h-24" />
          <StillLoading />
        </div>
      )}
      {terms === undefined && error !== null && (
        <LoadFailed error={error} onRetry={() => void refetch()} headingLevel={2} />
      )}
      <div className="grid grid-cols-2 gap-2">
        <Link to="/m/depositv2" className={buttonClass({ variant: 'primary', size: 'touch' })}>
          {t('deposit')}
        </Link>
        <Link to="/m/withdraw" className={buttonClass({ variant: 'primary', size: 'touch' })}>
          {t('withdraw')}
        </Link>
      </div>
      <Link to="/m/transactionHistory" className="text-14 font-semibold text-link">
        {t('record')}
      </Link>
    </Card>
  );
}
