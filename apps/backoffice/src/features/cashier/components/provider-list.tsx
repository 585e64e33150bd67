import { useTranslations } from '@portal/i18n/react';
import { Skeleton } from '@portal/ui';
import { useState } from 'react';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { usePaymentProviders } from '../api/read-payment-providers.ts';
import { ProviderSheet } from './provider-sheet.tsx';
import { ProviderTable } from './provider-table.tsx';

/** The providers below their channels: what each is used for, and how it is changed. */
export function ProviderList({ mayChange }: { readonly mayChange: boolean }) {
  const t = useTranslations('desk-deposits.providers');
  const { data, error, refetch } = usePaymentProviders();
  const [opened, setOpened] = useState<string>();
  const provider = data?.providers.find(({ code }) => code === opened);
  return (
    <section className="mt-6 grid min-w-0 gap-3" data-ux="BO-03-providers">
      <h2 className="m-0 text-18 font-semibold">{t('title')}</h2>
      {data !== undefined ? (
        <ProviderTable
          providers={data.providers}
          currencyCode={data.currency}
          onOpen={mayChange ? setOpened : undefined}
        />
      ) : error === null ? (
        <div aria-busy="true">
          <Skeleton className="h-20" />
        </div>
      ) : (
        <FailedBlock title={t('failed')} thrown={error} onRetry={() => void refetch()} />
      )}
      <ProviderSheet provider={provider} onClose={() => setOpened(undefined)} />
    </section>
  );
}
