import { useTranslations } from '@portal/i18n/react';
import { Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { lifetimeQuery } from '../api/read-lifetime-money.ts';

/** All that was ever paid in and taken out, in plain figures (R14). */
export function LifetimeMoney() {
  const t = useTranslations('profit');
  const { data, error, isError, refetch } = useQuery(lifetimeQuery);
  const money = (amount: string) => <MoneyText amount={amount} currency={data?.currency ?? ''} />;
  return (
    <section data-ux="MC-13-lifetime">
      <h2 className="text-20 font-bold">{t('lifetime')}</h2>
      <p className="mt-1 text-14 text-text-2">{t('lifetimeText')}</p>
      {isError && data === undefined && (
        <LoadFailed error={error} onRetry={() => void refetch()} headingLevel={2} />
      )}
      {data === undefined && !isError && <Skeleton className="mt-3 h-16" />}
      {data !== undefined && (
        <dl className="m-0 mt-3 grid grid-cols-2 gap-4 rounded-card border border-line bg-s1 p-4 sm:grid-cols-3">
          <div>
            <dt className="text-13 text-text-2">{t('paidIn')}</dt>
            <dd className="m-0 text-18 font-semibold">{money(data.paidIn)}</dd>
            <dd className="m-0 text-13 text-text-3">{t('deposits', { count: data.deposits })}</dd>
          </div>
          <div>
            <dt className="text-13 text-text-2">{t('takenOut')}</dt>
            <dd className="m-0 text-18 font-semibold">{money(data.takenOut)}</dd>
          </div>
          <div>
            <dt className="text-13 text-text-2">{t('netDeposits')}</dt>
            <dd className="m-0 text-18 font-semibold">{money(data.netDeposits)}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}
