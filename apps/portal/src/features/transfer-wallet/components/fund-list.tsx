import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, CalmSeaDrawing, EmptyState, Skeleton } from '@portal/ui';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useWalletTransfers, type WalletTransferLine } from '../api/list-wallet-transfers.ts';

/** What went into purses and came out of them, the newest first. */
export function FundList() {
  const t = useTranslations('transfer-wallet');
  const transfers = useWalletTransfers();
  if (transfers.isError && transfers.data === undefined) {
    return (
      <LoadFailed
        error={transfers.error}
        onRetry={() => void transfers.refetch()}
        headingLevel={2}
      />
    );
  }
  if (transfers.data === undefined) {
    return (
      <div aria-busy="true">
        <Skeleton className="h-24" />
      </div>
    );
  }
  const lines = transfers.data.pages.flatMap(({ content }) => content);
  if (lines.length === 0) {
    return <EmptyState drawing={<CalmSeaDrawing />} title={t('empty')} text={t('emptyText')} />;
  }
  return (
    <>
      <ul className="m-0 grid list-none gap-2 p-0">
        {lines.map((line) => (
          <FundRow key={line.id} line={line} />
        ))}
      </ul>
      {transfers.hasNextPage && (
        <Button busy={transfers.isFetchingNextPage} onClick={() => void transfers.fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </>
  );
}

function FundRow({ line }: { readonly line: WalletTransferLine }) {
  const t = useTranslations('transfer-wallet');
  const formats = useFormats();
  return (
    <li className="grid gap-1 rounded-card bg-s2 p-3">
      <span className="flex flex-wrap items-center justify-between gap-3">
        <span>
          {t(`ways.${line.direction}`)} <bdi className="font-semibold">{line.vendorName}</bdi>
        </span>
        <span className="text-18 font-bold">
          <MoneyText
            amount={line.direction === 'in' ? `-${line.amount}` : line.amount}
            currency={line.currency}
            sign="always"
          />
        </span>
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-3 text-14 text-text-2">
        <span>{t(`state.${line.state}`)}</span>
        <time dateTime={line.madeAt}>{formats.fullDateTime(line.madeAt)}</time>
      </span>
    </li>
  );
}
