import { useTranslations } from '@portal/i18n/react';
import { buttonClass, Card, EmptyState, FoldedBoatDrawing, Skeleton } from '@portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { moneyMoved } from '../../../shared/money/money-moved.ts';
import {
  vendorWalletsQuery,
  type VendorWallets,
} from '../../../shared/purses/api/read-vendor-wallets.ts';
import { purseKeys } from '../../../shared/purses/purse-keys.ts';
import { FundForm } from './fund-form.tsx';
import { FundList } from './fund-list.tsx';
import { WalletList } from './wallet-list.tsx';

/** The wallet and every purse that a vendor keeps, and money between them (MC-05). */
export function FundTransfer() {
  const t = useTranslations('transfer-wallet');
  const { data, error, refetch, isFetching } = useQuery(vendorWalletsQuery);
  useArrivals(data);
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-40" />
        <StillLoading />
      </div>
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} headingLevel={2} />
    );
  }
  if (data.wallets.length === 0) {
    return (
      <EmptyState
        drawing={<FoldedBoatDrawing />}
        title={t('single')}
        text={t('singleText')}
        action={
          <Link to="/seamless" className={buttonClass({})}>
            {t('singleMore')}
          </Link>
        }
      />
    );
  }
  return (
    <div data-ux="MC-05" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="grid content-start gap-6">
        <WalletList wallets={data} isFetching={isFetching} onRefresh={() => void refetch()} />
        <section className="grid content-start gap-3">
          <h2 className="m-0 text-20 font-bold">{t('before')}</h2>
          <FundList />
        </section>
      </div>
      <Card className="order-first self-start p-4 lg:order-last">
        <h2 className="m-0 mb-3 text-20 font-bold">{t('move')}</h2>
        <FundForm wallets={data} />
      </Card>
    </div>
  );
}

/** Once a vendor has answered, balances and lists elsewhere are old. */
function useArrivals(data: VendorWallets | undefined): void {
  const queries = useQueryClient();
  const openBefore = useRef(0);
  const open = data?.wallets.filter(({ transfer }) => transfer !== null).length ?? 0;
  useEffect(() => {
    if (open < openBefore.current) {
      moneyMoved(queries);
      void queries.invalidateQueries({ queryKey: purseKeys.transfers });
    }
    openBefore.current = open;
  }, [open, queries]);
}
