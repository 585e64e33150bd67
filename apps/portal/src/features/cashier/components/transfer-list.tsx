import { moneyLine } from '@portal/i18n';
import { useFormats, useTranslations } from '@portal/i18n/react';
import { currency, isCurrencyCode } from '@portal/money';
import { Button, CalmSeaDrawing, CopyId, EmptyState, Skeleton } from '@portal/ui';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { type TransferLine, useTransfers } from '../api/list-transfers.ts';

/** What went to or came from agents and members, the newest first. */
export function TransferList() {
  const t = useTranslations('transfer');
  const transfers = useTransfers();
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
          <TransferRow key={line.id} line={line} />
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

function TransferRow({ line }: { readonly line: TransferLine }) {
  const t = useTranslations('transfer');
  const common = useTranslations('common.actions');
  const formats = useFormats();
  const symbol = isCurrencyCode(line.currency) ? currency(line.currency).symbol : '';
  return (
    <li className="grid gap-1 rounded-card bg-s2 p-3">
      <span className="flex flex-wrap items-center justify-between gap-3">
        <span>
          {t(`way.${line.direction}`)} <bdi className="font-semibold">{line.partner}</bdi>
        </span>
        <span className="text-18 font-bold">
          <MoneyText
            amount={line.direction === 'out' ? `-${line.amount}` : line.amount}
            currency={line.currency}
            sign="always"
          />
        </span>
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-3 text-14 text-text-2">
        <CopyId id={line.reference} labels={{ copy: common('copy'), copied: common('copied') }} />
        <time dateTime={line.at}>{formats.fullDateTime(line.at)}</time>
      </span>
      {line.takenBack !== null && (
        <span className="text-14">
          {t('takenBack', { amount: moneyLine(formats.money(line.takenBack, symbol)) })}
        </span>
      )}
    </li>
  );
}
